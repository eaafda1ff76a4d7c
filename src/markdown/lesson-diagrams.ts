// The drawn boards of a lesson: its pictures and the first positions of its live boards.
import type { DiagramSource } from '../board/diagram.ts';
import { readFence } from './fence.ts';
import { readLessonFile } from './lesson-file.ts';

/** Components that show one position, of which a picture says it all. */
const DRAWN = new Set(['Board', 'Diagram']);

/** What of a component's props a picture shows. */
const SHOWN = ['position', 'bottom', 'choose', 'arrows', 'marks'] as const;

/** The boards that a lesson's source draws, in order. Its props have been checked before. */
export function diagramsOf(source: string): DiagramSource[] {
  return readLessonFile(source).parts.flatMap((part) => {
    if (part.type === 'fence' && part.language === 'duke') return [readFence(part.value)];
    if (part.type !== 'component' || !DRAWN.has(part.name)) return [];
    const shown = SHOWN.filter((name) => typeof part.props[name] === 'string');
    return [
      Object.fromEntries(shown.map((name) => [name, part.props[name]])) as unknown as DiagramSource,
    ];
  });
}
