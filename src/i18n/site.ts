// Strings of the pages' frame and of the pages themselves. Only the server uses them: import this from no script.
import en from '../../content/ui/en/site.json' with { type: 'json' };
import zh from '../../content/ui/zh/site.json' with { type: 'json' };
import { defineSection } from './section.ts';

/** Look-up of the site's own strings: `siteText("en")("nav.learn")`. */
export const siteText = defineSection('site', en, zh);
