// What is used of wawoff2, which has no types of its own.
declare module 'wawoff2' {
  /** The font in a WOFF2 file, as the font file that was compressed. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
