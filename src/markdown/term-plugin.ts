// Marks the glossary's terms in lessons: where one first stands in a lesson's prose it becomes the component `Term`.
import {
  defineMdastPlugin,
  type MdastPluginEntry,
  type MdastTarget,
  type PluginFactoryContext,
} from 'satteri';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { cutAtTerms } from './terms.ts';

/** What prose is made of. A heading, a link or a component is none of it, and nothing within them is marked. */
const PROSE = new Set([
  ...['root', 'paragraph', 'list', 'listItem', 'blockquote', 'strong', 'emphasis', 'delete'],
  ...['table', 'tableRow', 'tableCell'],
]);

/** The language of a lesson by where its file is; `undefined` for any other file. */
export function lessonLocale(fileURL: URL | undefined): Locale | undefined {
  const [, locale] = /\/content\/lessons\/(\w+)\/[^/]+\.mdx$/.exec(fileURL?.pathname ?? '') ?? [];
  return isLocale(locale) ? locale : undefined;
}

/** The plugin; it takes no part in a file that is no lesson. */
export const glossaryTerms: MdastPluginEntry = ({ fileURL }: PluginFactoryContext) => {
  const locale = lessonLocale(fileURL);
  if (locale === undefined) return null;
  const seen = new Set<string>();
  return defineMdastPlugin({
    name: 'glossary-terms',
    text(node, context) {
      let atStart = true;
      let inner: MdastTarget = node;
      for (;;) {
        const outer: MdastTarget | undefined = context.parent(inner);
        if (outer === undefined) break;
        if (!PROSE.has(outer.type)) return;
        // Only what stands first in its paragraph begins it.
        if (['paragraph', 'strong', 'emphasis', 'delete'].includes(outer.type))
          atStart &&= context.indexOf(inner) === 0;
        inner = outer;
      }
      const pieces = cutAtTerms(node.value, locale, seen, atStart);
      if (pieces.every(({ term }) => term === undefined)) return;
      context.replaceNode(
        node,
        pieces.map(({ text, term }) =>
          term === undefined
            ? { type: 'text', value: text }
            : {
                type: 'mdxJsxTextElement',
                name: 'Term',
                attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: term }],
                children: [{ type: 'text', value: text }],
              },
        ),
      );
    },
  });
};
