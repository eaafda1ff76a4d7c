// Strings of the gallery and of the page of all board states. Only the server uses them: import this from no script.
import en from '../../content/ui/en/gallery.json' with { type: 'json' };
import zh from '../../content/ui/zh/gallery.json' with { type: 'json' };
import { defineSection } from './section.ts';

/** Look-up of the gallery's strings: `galleryText("en")("gallery.title")`. */
export const galleryText = defineSection('gallery', en, zh);
