// A face's grid in words, for those who do not see it and for verdicts: “Jump 2 ahead and 1 to either side; Move 1 back”.
import { kindInfo, MARKS, type Mark, type Offset, WINDOW_SIZE } from '../engine/index.ts';
import { joinSentences } from '../i18n/actions.ts';
import type { BoardText } from '../i18n/board-words.ts';
import type { FacesText } from '../i18n/faces-words.ts';
import type { FaceToLearn } from './faces.ts';

/** The words of both sections that descriptions are made of. */
export interface Words {
  readonly board: BoardText;
  readonly faces: FacesText;
}

type Place = 'ahead' | 'back' | 'sides' | 'aheadSides' | 'backSides';

/** Where an offset lies from the tile. Every face is the same to the left and to the right (SPEC §2). */
function placeOf([dx, dy]: Offset): Place {
  if (dy === 0) return 'sides';
  if (dx === 0) return dy > 0 ? 'ahead' : 'back';
  return dy > 0 ? 'aheadSides' : 'backSides';
}

/** A mark that points along a line is said by its direction, any other by its distance. */
const pointsAlong = (mark: Mark): boolean => mark === 'slide' || mark === 'jumpSlide';

function placeInWords({ faces }: Words, mark: Mark, offset: Offset): string {
  const place = placeOf(offset);
  if (pointsAlong(mark)) return faces(`way.${place}`);
  const [dx, dy] = offset.map(Math.abs) as [number, number];
  if (place === 'sides') return faces('place.sides', { n: dx });
  if (place === 'aheadSides' || place === 'backSides')
    return faces(`place.${place}`, { n: dy, m: dx });
  return faces(`place.${place}`, { n: dy });
}

/** The marks of a face in one sentence, from the front of the tile to its back. */
export function marksInWords(words: Words, { kind, face }: FaceToLearn): string {
  const { board, faces } = words;
  const marks = MARKS.flatMap((mark) => {
    const offsets = (kindInfo(kind).faces[face][mark] ?? [])
      // The left half says the same as the right one.
      .filter(([dx]) => dx >= 0)
      .sort(([ax, ay], [bx, by]) => by - ay || ax - bx);
    if (offsets.length === 0) return [];
    const places = offsets.map((offset) => placeInWords(words, mark, offset));
    return faces('marks', {
      mark: board(`mark.${mark}`),
      places: places.join(faces('places.join')),
    });
  });
  // What tells the Longbowman's starting face from the Footman's: its grid reaches farther ahead.
  const ahead = kindInfo(kind).windowBottom + WINDOW_SIZE - 1;
  const shifted = ahead > WINDOW_SIZE - 1 - ahead;
  return joinSentences(board, [
    faces('marks.end', { marks: marks.join(faces('marks.join')) }),
    shifted ? faces('window', { ahead }) : '',
  ]);
}
