// How the endpoints of the data files answer.

/** A data file: JSON with a line feed at its end. */
export const jsonResponse = (document: unknown): Response =>
  new Response(`${JSON.stringify(document)}\n`, {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
