// Strings of the rules reference's page. Only the server uses them: import this from no script.
import en from '../../content/ui/en/rules.json' with { type: 'json' };
import zh from '../../content/ui/zh/rules.json' with { type: 'json' };
import { defineSection } from './section.ts';

/** Look-up of the page's strings: `rulesText("en")("rule", { number: "4.2" })`. */
export const rulesText = defineSection('rules', en, zh);
