// Makes Shiki colour code with classes instead of style attributes, which a strict Content-Security-Policy forbids.
import type { ShikiTransformer } from 'shiki';

/** The part of a syntax tree's node that matters here. */
interface TreeNode {
  type: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** What the `css-variables` theme writes: `color:var(--astro-code-token-keyword)`. */
const themeVariable = /var\(--astro-code-([a-z-]+)\)/;

/** The class for a colour of the theme, `code-token-keyword`; none for the block's own colours, which the style sheet has. */
export function classOfStyle(style: string): string | undefined {
  const variable = themeVariable.exec(style)?.[1];
  return variable?.startsWith('token-') ? `code-${variable}` : undefined;
}

/**
 * Turns each `style` of the `css-variables` theme into the class of its variable (`code-token-keyword`)
 * and drops every other style. The classes are coloured in styles/code.css.
 */
export const codeClasses: ShikiTransformer = {
  name: 'code-classes',
  root(root) {
    replaceStyles(root as TreeNode);
  },
};

function replaceStyles(node: TreeNode): void {
  const properties = node.properties;
  if (properties?.style !== undefined) {
    const name = classOfStyle(String(properties.style));
    delete properties.style;
    if (name !== undefined) properties.class = name;
  }
  node.children?.forEach(replaceStyles);
}
