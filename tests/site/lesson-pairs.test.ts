// Lessons that lack a twin or a place of their own are refused, with the file named.
import { describe, expect, it } from 'vitest';
import { checkLessonPairs } from '../../src/layouts/lesson-pairs.ts';

const lesson = (id: string, order: number) => ({
  id,
  filePath: `content/lessons/${id}.mdx`,
  data: { order },
});

describe('lessons', () => {
  it('pass when each stands in both languages at a place of its own', () => {
    const lessons = [
      lesson('en/move', 1),
      lesson('zh/move', 1),
      lesson('en/jump', 2),
      lesson('zh/jump', 2),
    ];
    expect(() => checkLessonPairs(lessons)).not.toThrow();
    expect(() => checkLessonPairs([])).not.toThrow();
  });

  it('are refused without a twin', () => {
    expect(() => checkLessonPairs([lesson('zh/jump', 1)])).toThrow(
      'content/lessons/zh/jump.mdx has no twin; expected content/lessons/en/jump.mdx',
    );
  });

  it('are refused when the twin has another order', () => {
    expect(() => checkLessonPairs([lesson('en/jump', 1), lesson('zh/jump', 2)])).toThrow(
      'content/lessons/en/jump.mdx has order 1, but its twin has order 2',
    );
  });

  it('are refused when two share an order', () => {
    const lessons = [
      lesson('en/jump', 1),
      lesson('zh/jump', 1),
      lesson('en/move', 1),
      lesson('zh/move', 1),
    ];
    expect(() => checkLessonPairs(lessons)).toThrow(
      'content/lessons/en/move.mdx has order 1, which content/lessons/en/jump.mdx has too',
    );
  });
});
