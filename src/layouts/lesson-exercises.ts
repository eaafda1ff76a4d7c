// Which exercises a lesson has: progress is counted of these.
import { readLessonFile } from '../markdown/lesson-file.ts';
import { isExercise } from '../markdown/props.ts';

/** The names of a lesson's exercises, in order. @param source its MDX, with or without front matter */
export const exercisesIn = (source: string): string[] =>
  readLessonFile(source).parts.flatMap((part) =>
    part.type === 'component' && isExercise(part.name) ? [String(part.props.id)] : [],
  );
