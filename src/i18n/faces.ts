// Strings of the face trainer in both languages, for the server. Islands use one alone: islands/faces/faces-text.ts.
import en from '../../content/ui/en/faces.json' with { type: 'json' };
import zh from '../../content/ui/zh/faces.json' with { type: 'json' };
import { defineSection } from './section.ts';

/** Look-up of these strings: `facesText("en")("title")`. */
export const facesText = defineSection('faces', en, zh);
