// HTML code in colours, with the classes that Shiki's blocks have on the site (markdown/code-classes.ts).

/** A piece of code with the class of its colour. */
export interface Token {
  readonly text: string;
  readonly className?: string;
}

const PIECES = /("[^"]*")|(<\/?[\w-]+|\/?>)|([\w-]+)(?==)|([^"<>\w]+|.)/gs;

/** Splits HTML into its pieces; joined they are the code again. */
export const tokensOf = (code: string): Token[] =>
  [...code.matchAll(PIECES)].map(([text, string, tag, name]) => {
    if (string !== undefined) return { text, className: 'code-token-string-expression' };
    if (tag !== undefined) return { text, className: 'code-token-keyword' };
    if (name !== undefined) return { text, className: 'code-token-function' };
    return { text };
  });

/** A block of HTML. */
export function Code({ code }: { readonly code: string }) {
  return (
    <pre class="astro-code">
      <code>
        {tokensOf(code).map(({ text, className }, index) => (
          <span key={index} class={className}>
            {text}
          </span>
        ))}
      </code>
    </pre>
  );
}
