// The end of a session: how it went, what is asked again tomorrow, and whether there is more to meet.
import { joinList, joinSentences } from '../../i18n/actions.ts';
import { faceName, kindName } from '../../i18n/board-words.ts';
import type { Words } from '../../trainer/describe.ts';
import type { FaceId } from '../../trainer/face-ids.ts';
import { faceOf } from '../../trainer/faces.ts';
import type { Session } from '../../trainer/session.ts';

interface Props {
  readonly words: Words;
  readonly session: Session;
  readonly onMore: (() => void) | undefined;
  readonly onStop: () => void;
}

/** The card. */
export function SessionDone({ words, session, onMore, onStop }: Props) {
  const { board, faces } = words;
  const nameOfFace = (id: FaceId): string => {
    const { kind, face } = faceOf(id);
    return faces('face', { tile: kindName(board, kind), face: faceName(board, face) });
  };
  return (
    <section class="card face-done" aria-labelledby="faces-done">
      <h2 id="faces-done">{faces('done.title')}</h2>
      <p role="status">
        {joinSentences(board, [
          faces('done.score', { right: session.right, answered: session.answered }),
          session.missed.length === 0
            ? faces('done.none')
            : faces('done.missed', { faces: joinList(board, session.missed.map(nameOfFace)) }),
        ])}
      </p>
      <div class="board-controls">
        {onMore !== undefined && (
          <button type="button" class="board-button is-main" onClick={onMore}>
            {faces('more')}
          </button>
        )}
        <button type="button" class="board-button" data-focus onClick={onStop}>
          {faces('done.back')}
        </button>
      </div>
    </section>
  );
}
