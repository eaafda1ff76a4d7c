// What follows an answer: right or not, in words, and the buttons to go on or to take a slip back.
import type { ComponentChildren } from 'preact';
import type { FacesText } from '../../i18n/faces-words.ts';

interface VerdictProps {
  readonly faces: FacesText;
  readonly right: boolean;
  readonly children: ComponentChildren;
}

/** “Right.” or “Not yet.”, and what is right. */
export const FaceVerdict = ({ faces, right, children }: VerdictProps) => (
  <div class={right ? 'verdict is-right' : 'verdict is-wrong'}>
    <strong>{faces(right ? 'right' : 'wrong')}</strong> {children}
  </div>
);

interface AfterProps {
  readonly faces: FacesText;
  readonly onNext: () => void;
  readonly onUndo: () => void;
}

/** The buttons after an answer. */
export const AfterAnswer = ({ faces, onNext, onUndo }: AfterProps) => (
  <>
    <button type="button" class="board-button is-main" data-focus onClick={onNext}>
      {faces('next')}
    </button>
    <button type="button" class="board-button" onClick={onUndo}>
      {faces('undo')}
    </button>
  </>
);
