// Code in colours: tokens with the classes that Shiki's blocks have on the site (markdown/code-classes.ts).
import type { Token } from './templates.ts';

/** A block of code; its lines wrap. */
export function Code({ lines }: { readonly lines: readonly (readonly Token[])[] }) {
  return (
    <pre class="astro-code">
      <code>
        {lines.map((tokens, line) => (
          <span key={line} class="line">
            {tokens.map(({ text, className }, index) => (
              <span key={index} class={className}>
                {text}
              </span>
            ))}
            {line < lines.length - 1 && '\n'}
          </span>
        ))}
      </code>
    </pre>
  );
}
