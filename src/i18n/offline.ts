// Strings of the page that is shown without a network. Only the server uses them: import this from no script.
import en from '../../content/ui/en/offline.json' with { type: 'json' };
import zh from '../../content/ui/zh/offline.json' with { type: 'json' };
import { defineSection } from './section.ts';

/** Look-up of these strings: `offlineText("en")("offline.title")`. */
export const offlineText = defineSection('offline', en, zh);
