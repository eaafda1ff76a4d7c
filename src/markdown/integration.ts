// Stops the build when a lesson is wrong, and says where.
import type { AstroIntegration } from 'astro';
import { checkLessons } from './check-lessons.ts';

/** Checks all lessons before the site is built. @param folder where they are, if not in their usual place */
export const lessonChecks = (folder?: string): AstroIntegration => ({
  name: 'lesson-checks',
  hooks: {
    'astro:build:start': () => {
      const problems = checkLessons(folder);
      if (problems.length > 0)
        throw new Error(`the lessons are not right:\n${problems.join('\n')}`);
    },
  },
});
