// Strings of the table card. Only the server uses them: import this from no script.
import en from '../../content/ui/en/card.json' with { type: 'json' };
import zh from '../../content/ui/zh/card.json' with { type: 'json' };
import { defineSection } from './section.ts';

/** Look-up of the table card's strings: `cardText("en")("title")`. */
export const cardText = defineSection('card', en, zh);
