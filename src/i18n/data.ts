// Strings of the open data: the feeds, and the pages that explain the files. Only the server uses them.
import en from '../../content/ui/en/data.json' with { type: 'json' };
import zh from '../../content/ui/zh/data.json' with { type: 'json' };
import { defineSection } from './section.ts';

/** A key of these strings. */
export type DataKey = keyof typeof en;

/** Look-up of these strings: `dataText("en")("data.title")`. */
export const dataText = defineSection('data', en, zh);
