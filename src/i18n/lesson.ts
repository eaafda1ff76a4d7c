// Strings of what stands in a lesson besides boards and exercises. Only the server uses them: import this from no script.
import en from '../../content/ui/en/lesson.json' with { type: 'json' };
import zh from '../../content/ui/zh/lesson.json' with { type: 'json' };
import { defineSection } from './section.ts';

/** Look-up of these strings: `lessonText("en")("rule.link", { number: "4.2" })`. */
export const lessonText = defineSection('lesson', en, zh);
