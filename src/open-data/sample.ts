// Examples for the documentation, made from the files themselves.

/** JSON as people write it: indented, but a list of texts or numbers, and an object of a few short fields, on one line. */
export const sampleJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /([[{])\n\s+([^[\]{}]+?)\n\s+([\]}])/g,
    (whole: string, open: string, inside: string, close: string) => {
      const line = inside.replace(/\n\s+/g, ' ');
      const room = open === '{' ? ' ' : '';
      return line.length <= 76 ? `${open}${room}${line}${room}${close}` : whole;
    },
  );

/** Shows that a sample leaves something out: the text `…` standing alone becomes a bare `…`. */
export const withEllipses = (json: string): string =>
  json.replace(/"…": "…"/g, '…').replace(/"…"/g, '…');
