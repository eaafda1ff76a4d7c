// Stands in the place of the engine's error sentences: elements have their own in both languages, loaded when needed.

/** The code itself, for each code. */
export const SENTENCES = new Proxy({}, { get: (_target, code) => () => String(code) }) as Readonly<
  Record<string, () => string>
>;
