// Strings of exercises in both languages, for the server and for types. Islands use one alone: islands/exercises/exercise-text.ts.
import en from '../../content/ui/en/exercises.json' with { type: 'json' };
import zh from '../../content/ui/zh/exercises.json' with { type: 'json' };
import { defineSection } from './section.ts';

/** Look-up of these strings: `exercisesText("en")("check")`. */
export const exercisesText = defineSection('exercises', en, zh);
