// The type of the embeds' strings. Holds no strings itself.
import type en from '../../content/ui/en/embed.json';
import type { Lookup } from './section.ts';

/** A key of the embeds' strings. */
export type EmbedKey = keyof typeof en;

/** The embeds' strings in one language. */
export type EmbedText = Lookup<EmbedKey>;
