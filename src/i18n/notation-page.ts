// Strings of the page about notation, in both languages.
import en from '../../content/ui/en/notation-page.json' with { type: 'json' };
import zh from '../../content/ui/zh/notation-page.json' with { type: 'json' };
import { defineSection } from './section.ts';

/** Look-up of the page's strings. */
export const notationPageText = defineSection('notation-page', en, zh);
