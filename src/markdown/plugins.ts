// What Markdown understands here besides itself: ```duke blocks become diagrams, `b2b4{:duke}` is coloured.
import { defineHastPlugin, defineMdastPlugin } from 'satteri';
import { createCssVariablesTheme, createHighlighter } from 'shiki';
import { codeClasses } from './code-classes.ts';
import { readFence } from './fence.ts';
import { dukeGrammar } from './grammar.ts';

/** Draws fenced blocks: ```duke, a position, perhaps `arrows: …`. They become the lesson component `Diagram`. */
export const dukeFences = defineMdastPlugin({
  name: 'duke-fences',
  code(node, context) {
    if (node.lang !== 'duke') return;
    const attributes = Object.entries(readFence(node.value)).map(([name, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name,
      value,
    }));
    context.replaceNode(node, {
      type: 'mdxJsxFlowElement',
      name: 'Diagram',
      attributes,
      children: [],
    });
  },
});

const MARKER = '{:duke}';

const theme = createCssVariablesTheme({ variablePrefix: '--astro-code-' });
const highlighter = await createHighlighter({ langs: [dukeGrammar], themes: [theme] });

/** Colours inline code that ends in `{:duke}`. */
export const dukeInline = defineHastPlugin({
  name: 'duke-inline',
  element: {
    filter: ['code'],
    visit(node, context) {
      const text = context.textContent(node);
      if (!text.endsWith(MARKER)) return;
      const { children } = highlighter.codeToHast(text.slice(0, -MARKER.length), {
        lang: dukeGrammar.name,
        theme: theme.name ?? 'css-variables',
        structure: 'inline',
        transformers: [codeClasses],
      });
      context.replaceNode(node, {
        type: 'element',
        tagName: 'code',
        properties: { ...node.properties },
        children: children as never,
      });
    },
  },
});
