// A new tile: both of its faces, drawn and in words, before either is asked.
import { TilePicture } from '../../board/TilePicture.tsx';
import { type Kind, makeTile } from '../../engine/index.ts';
import { faceName, kindName } from '../../i18n/board-words.ts';
import { marksInWords, type Words } from '../../trainer/describe.ts';
import { faceToLearn } from '../../trainer/faces.ts';

interface Props {
  readonly kind: Kind;
  readonly words: Words;
  readonly onNext: () => void;
}

/** The two faces side by side. */
export function Meeting({ kind, words, onNext }: Props) {
  const { board, faces } = words;
  return (
    <div class="face-question" data-drill="meet" data-kind={kind}>
      <h2>{faces('meet.title', { tile: kindName(board, kind) })}</h2>
      <p>{faces('meet.text')}</p>
      <div class="face-pair">
        {([0, 1] as const).map((face) => (
          <figure key={face}>
            <TilePicture tile={makeTile(kind, 0, face)} text={board} />
            <figcaption>
              <strong>{faceName(board, face)}</strong>
              <span>{marksInWords(words, faceToLearn(kind, face))}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <div class="board-controls">
        <button type="button" class="board-button is-main" data-focus onClick={onNext}>
          {faces('meet.next')}
        </button>
      </div>
    </div>
  );
}
