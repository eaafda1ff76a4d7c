// Position and line in the page's address: `#position=1fdf2/…_l_…_0&line=b1b2_F@c5`. Spaces are written `_`.

/** What an address asks for. Nothing in it is checked yet. */
export interface Asked {
  /** A position in notation (SPEC §8), or `undefined` where the address names none; one that is empty is wrong. */
  readonly position: string | undefined;
  /** Actions in notation (SPEC §9). */
  readonly line: readonly string[];
}

/** The longest text of an address that is looked at; a position has at most some 120 characters. */
const LONGEST = 4000;

/** Reads the part of an address from its `#` on. Any text will do. */
export function readAddress(hash: string): Asked {
  // `+` stands for itself in a fragment, but is read as a space; no notation has one.
  const words = new URLSearchParams(hash.replace(/^#/, '').slice(0, LONGEST));
  const position = words.get('position')?.replaceAll('_', ' ').trim();
  const line = (words.get('line') ?? '').split(/[_ ]+/).filter((text) => text !== '');
  return { position, line };
}

/** Characters of notation that a fragment may hold as they are; anything else is escaped. */
const escapeWord = (text: string): string =>
  encodeURIComponent(text.trim().replace(/\s+/g, '_')).replace(/%(2F|40|3A|2C)/g, (code) =>
    decodeURIComponent(code),
  );

/** The part of an address that means this position, and this line from it. */
export const formatAddress = (position: string, line: readonly string[] = []): string =>
  `#position=${escapeWord(position)}${line.length === 0 ? '' : `&line=${escapeWord(line.join(' '))}`}`;
