// A board that is watched: its squares can be read with the keyboard, but nothing on it can be played.
import { Stage } from '../../board/Stage.tsx';
import type { BoardState } from '../../board/state.ts';
import type { Annotations } from '../../board/view.ts';
import type { Side } from '../../engine/index.ts';
import type { BoardText } from '../../i18n/board-words.ts';
import { useViewSettings } from '../settings-store.ts';

interface Props {
  readonly state: BoardState;
  readonly text: BoardText;
  readonly bottom: Side;
  readonly awake: boolean;
  readonly annotations?: Annotations;
}

/** The board. */
export function QuietBoard({ state, text, bottom, awake, annotations = {} }: Props) {
  const { coordinates, uprightNames, flipped } = useViewSettings();
  return (
    <Stage
      {...{ state, text, coordinates, uprightNames, annotations, awake }}
      bottom={(flipped ? 1 - bottom : bottom) as Side}
      onState={() => {}}
    />
  );
}
