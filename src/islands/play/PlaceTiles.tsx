// Setting up: each tile goes on a square by tap, by drag or with the keyboard; a wrong square says why.
import { useEffect, useRef, useState } from 'preact/hooks';
import { drawBoard } from '../../board/board-drawing.ts';
import { Cells } from '../../board/Cells.tsx';
import { squareLabel } from '../../board/labels.ts';
import { SvgDrawing } from '../../board/SvgDrawing.tsx';
import { createBoard } from '../../board/state.ts';
import { TilePicture } from '../../board/TilePicture.tsx';
import { viewOf } from '../../board/view.ts';
import { DUKE, FOOTMAN, makeTile, type Side, type Square, squareName } from '../../engine/index.ts';
import {
  openSetup,
  type Placing,
  placedPosition,
  placeForMe,
  placeNext,
  placingBoard,
  placingSide,
  refuseSetup,
  SETUP_TILES,
  unplace,
} from '../../games/placing.ts';
import { computerSide } from '../../games/settings.ts';
import type { Words } from '../../games/words.ts';
import { joinList, joinSentences } from '../../i18n/actions.ts';
import { kindName } from '../../i18n/board-words.ts';
import { useTileDrag } from '../editor/use-tile-drag.ts';
import { useViewSettings } from '../settings-store.ts';

interface Props {
  readonly placing: Placing;
  readonly words: Words;
  readonly random: () => number;
  readonly onPlacing: (placing: Placing) => void;
  readonly onBegin: () => void;
  /** Back to the choices. */
  readonly onChange: () => void;
}

/** The board, the hand and the buttons. */
export function PlaceTiles(props: Props) {
  const { placing, words, onPlacing } = props;
  const { play, board: text } = words;
  const { settings } = placing;
  const { coordinates, uprightNames, flipped } = useViewSettings();
  const side = placingSide(placing);
  const placed = placing.placed[side];
  const isReady = placedPosition(placing) !== undefined;
  const home = settings.opponent === 'person' && settings.boardTurns ? side : settings.side;
  const bottom = (flipped ? 1 - home : home) as Side;
  const [wrong, setWrong] = useState<Square>();
  const [cursor, setCursor] = useState<Square>(openSetup(side, placed)[0] ?? 0);
  const open = isReady ? [] : openSetup(side, placed);

  const place = (square: Square) => {
    setCursor(square);
    if (isReady) return;
    const isWrong = refuseSetup(side, placed, square) !== undefined;
    setWrong(isWrong ? square : undefined);
    if (!isWrong) onPlacing(placeNext(placing, square));
  };
  const { begin, dragged, ghost } = useTileDrag((_origin, target) => {
    if (target.type === 'square') place(target.square);
  });

  // The next step's button takes the focus, once there is nothing left to be placed.
  const beginButton = useRef<HTMLButtonElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const focusGrid = () =>
    grid.current
      ?.querySelector<HTMLElement>('.board-cell[tabindex="0"]')
      ?.focus({ preventScroll: true });
  const wasReady = useRef(isReady);
  useEffect(() => {
    if (isReady && !wasReady.current) beginButton.current?.focus();
    wasReady.current = isReady;
  }, [isReady]);
  useEffect(() => {
    focusGrid();
    grid.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const position = placingBoard(placing);
  const view = viewOf(createBoard(position, { reader: 'both', turns: 'alternate' }), bottom, {
    wrong: wrong === undefined ? [] : [wrong],
  });
  const squares = view.squares.map((shown) => ({
    ...shown,
    highlights: [
      ...(open.includes(shown.square) ? (['levy'] as const) : []),
      ...shown.highlights.filter((highlight) => highlight !== 'guard'),
    ],
  }));
  const labels = squares.map((shown) =>
    joinList(text, [
      squareLabel(text, { ...shown, highlights: [] }, 'both'),
      ...(open.includes(shown.square) ? [play('place.open')] : []),
      ...(shown.square === wrong ? [text('state.wrong')] : []),
    ]),
  );
  const either = (list: readonly Square[]): string =>
    [joinList(text, list.slice(0, -1).map(squareName)), ...list.slice(-1).map(squareName)]
      .filter((part) => part !== '')
      .join(play('place.or'));
  const refusal = wrong === undefined ? undefined : refuseSetup(side, placed, wrong);
  const task = isReady
    ? play('place.ready')
    : play(
        (['place.duke', 'place.footman', 'place.footman2'] as const)[placed.length] ?? 'place.duke',
        {
          squares: either(open),
        },
      );
  const hand = isReady ? [] : [DUKE, FOOTMAN, FOOTMAN].slice(placed.length);
  const title = play(side === 0 ? 'place.light' : 'place.dark');

  return (
    <>
      <div ref={grid} class={coordinates ? 'board-stage has-coordinates' : 'board-stage'}>
        <SvgDrawing
          node={drawBoard(
            { ...view, squares },
            { detail: 'auto', coordinates, uprightNames },
            text,
          )}
        />
        <div class="board-squares">
          <Cells
            label={title}
            help={text('board.keys')}
            selected={undefined}
            draggable={NONE}
            awake
            onCursor={setCursor}
            onChoose={place}
            onLetGo={() => setWrong(undefined)}
            {...{ labels, bottom, cursor }}
          />
        </div>
        {dragged !== undefined && (
          <div ref={ghost} class="hand-ghost" aria-hidden="true">
            <TilePicture tile={dragged} text={text} detail="compact" />
          </div>
        )}
      </div>
      <div class="board-side">
        <p class="puzzle-side">
          <span class={side === 0 ? 'side-seal is-light' : 'side-seal is-dark'} />
          {isReady ? play('place.title') : title}
        </p>
        <div class="board-status" role="status">
          {joinSentences(text, [
            refusal === undefined || wrong === undefined
              ? ''
              : play(`place.wrong.${refusal}`, { square: squareName(wrong) }),
            task,
            computerSide(settings) !== undefined && placed.length === 0 ? play('place.mirror') : '',
          ])}
        </div>
        <ul class="tile-hand" aria-label={play('place.hand')}>
          {hand.map((kind, index) => (
            <li key={placed.length + index} class={index === 0 ? 'is-next' : ''}>
              <div
                class="hand-tile"
                onPointerDown={(event) => {
                  if (index === 0) begin(event, { type: 'palette', tile: makeTile(kind, side, 0) });
                }}
              >
                <TilePicture
                  tile={makeTile(kind, side, 0)}
                  turned={side !== bottom}
                  text={text}
                  detail="compact"
                />
              </div>
              <span>{kindName(text, kind)}</span>
            </li>
          ))}
          {Array.from({ length: SETUP_TILES - hand.length }, (_, index) => (
            <li key={`gone ${index}`} class="is-gone" aria-hidden="true" />
          ))}
        </ul>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons of a board are no form. */}
        <div class="board-controls" role="group" aria-label={play('place.title')}>
          <button
            ref={beginButton}
            type="button"
            class="board-button is-main"
            disabled={!isReady}
            onClick={props.onBegin}
          >
            {play('place.begin')}
          </button>
          <button
            type="button"
            class="board-button"
            disabled={isReady}
            onClick={() => {
              setWrong(undefined);
              onPlacing(placeForMe(placing, props.random));
            }}
          >
            {play('place.forMe')}
          </button>
          <button
            type="button"
            class="board-button"
            disabled={placing.placed.every((tiles) => tiles.length === 0)}
            onClick={() => {
              setWrong(undefined);
              onPlacing(unplace(placing));
            }}
          >
            {play('place.back')}
          </button>
          <button type="button" class="board-button is-quiet" onClick={props.onChange}>
            {play('place.change')}
          </button>
        </div>
      </div>
    </>
  );
}

const NONE: ReadonlySet<Square> = new Set();
