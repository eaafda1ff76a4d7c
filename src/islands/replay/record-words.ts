// The two sections of strings that a record is told with.
import type { BoardText } from '../../i18n/board-words.ts';
import type { ReplayText } from '../../i18n/replay-words.ts';

/** Their look-ups in one language. */
export interface Words {
  readonly replay: ReplayText;
  readonly board: BoardText;
}
