// The turns of a game so far, as sentences.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { PlayedTurn } from '../../board/state.ts';
import type { Words } from '../../games/words.ts';
import { actionSentence } from '../../i18n/actions.ts';
import { sideName } from '../../i18n/board-words.ts';

interface Props {
  readonly turns: readonly PlayedTurn[];
  readonly words: Words;
}

/** Where there is room beside the board the list is open from the start: no less than two columns. */
const ROOM = '(min-width: 52rem)';

/** The list, the last turn in view; folded away on phones until it is wanted. */
export function TurnList({ turns, words: { play, board } }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const isOpen = useMemo(() => matchMedia(ROOM).matches, []);
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [turns.length]);
  return (
    <details class="board-card turn-list" open={isOpen}>
      <summary>{play.count('turns.title', turns.length)}</summary>
      {turns.length === 0 ? (
        <p class="panel-empty">{play('turns.none')}</p>
      ) : (
        // The keyboard scrolls it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to take the focus.
        <ol ref={list} tabIndex={0}>
          {turns.map(({ action, before }, index) => (
            <li key={index}>
              <span class={before.side === 0 ? 'side-seal is-light' : 'side-seal is-dark'} />
              <span class="visually-hidden">{sideName(board, before.side)} </span>
              <span>{actionSentence(board, before, action)}</span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
