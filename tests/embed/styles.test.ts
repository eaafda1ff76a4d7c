// The style sheet of elements repeats some of the site's tokens: the same there and here.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokensOf = (file: string): Map<string, string> =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(/^ {2}(--[\w-]+): ([^;]+);$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

it('repeats tokens as they are', () => {
  const site = tokensOf('src/styles/tokens.css');
  const own = ['element', 'puzzle']
    .flatMap((name) => [...tokensOf(`src/styles/embed-${name}.css`)])
    .filter(([name]) => !/font/.test(name));
  expect(own.length).toBeGreaterThan(8);
  for (const [name, value] of own) expect([name, value]).toEqual([name, site.get(name)]);
});
