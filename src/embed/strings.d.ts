// The imports that only the embeds' own build understands (scripts/build-embed.ts): parts of files.

/** The strings of a section that boards need. */
declare module '*.json?board' {
  const strings: Readonly<Record<string, string>>;
  export default strings;
}

/** The strings of a section that puzzles need. */
declare module '*.json?puzzle' {
  const strings: Readonly<Record<string, string>>;
  export default strings;
}

/** The strings of a section that errors need. */
declare module '*.json?problem' {
  const strings: Readonly<Record<string, string>>;
  export default strings;
}

/** The rules of a style sheet that boards need, as text. */
declare module '*.css?board' {
  const css: string;
  export default css;
}

/** A style sheet whole, as text. */
declare module '*.css?puzzle' {
  const css: string;
  export default css;
}
