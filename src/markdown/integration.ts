// Stops the build when a lesson is wrong, and says where.
import type { AstroIntegration } from 'astro';
import { checkLessons } from './check-lessons.ts';

/** Checks all lessons before the site is built. */
export const lessonChecks = (): AstroIntegration => ({
  name: 'lesson-checks',
  hooks: {
    'astro:build:start': () => {
      const problems = checkLessons();
      if (problems.length > 0)
        throw new Error(`the lessons are not right:\n${problems.join('\n')}`);
    },
  },
});
