// Strings of the search for pages. Its dialog loads those of the page's language alone: islands/search/search-text.ts.
import en from '../../content/ui/en/search.json' with { type: 'json' };
import zh from '../../content/ui/zh/search.json' with { type: 'json' };
import { defineSection } from './section.ts';

/** Look-up of the search's strings: `searchText("zh")("open")`. */
export const searchText = defineSection('search', en, zh);
