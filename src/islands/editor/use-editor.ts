// What a reader of the position editor holds in hand, where the cursor is and what is said; and all that can be done.
import { useState } from 'preact/hooks';
import {
  DUKE,
  type Face,
  flipTile,
  type Kind,
  kindOfLetter,
  makeTile,
  type Side,
  type Square,
  setSideToAct,
  squareName,
  type Tile,
  tileAt,
  tileFace,
  tileKind,
  tileSide,
} from '../../engine/index.ts';
import { type BoardText, faceName, kindName, sideName } from '../../i18n/board-words.ts';
import { type Edited, edit, undo, withPosition, withText } from './edited.ts';
import {
  beginning,
  changeBag,
  clear,
  emptied,
  emptyBag,
  fillBag,
  move,
  place,
  turnOver,
} from './editing.ts';
import type { EditorText } from './editor-text.ts';
import type { Origin, Target } from './use-tile-drag.ts';

/** What the next choice of a square does. */
export type Hand =
  | { readonly type: 'nothing' }
  /** Places a tile of the palette. */
  | { readonly type: 'tile'; readonly tile: Tile }
  /** Moves the tile that was picked up from a square. */
  | { readonly type: 'lifted'; readonly square: Square };

const EMPTY_HANDED: Hand = { type: 'nothing' };

/** The editor's state beside the position, and its actions. */
export type Editor = ReturnType<typeof useEditor>;

/**
 * @param edited what is set up
 * @param onEdited told what it becomes
 * @param text the board's words
 * @param say the editor's
 */
export function useEditor(
  edited: Edited,
  onEdited: (next: Edited) => void,
  text: BoardText,
  say: EditorText,
) {
  const { position } = edited;
  const [hand, setHand] = useState<Hand>(EMPTY_HANDED);
  const [cursor, setCursor] = useState<Square>(0);
  const [palette, setPalette] = useState<{ readonly side: Side; readonly face: Face }>({
    side: 0,
    face: 0,
  });
  const [said, setSaid] = useState('');

  const nameOf = (tile: Tile): string => kindName(text, tileKind(tile));
  const put = (square: Square, tile: Tile): void => {
    onEdited(edit(edited, (copy) => place(copy, square, tile)));
    setSaid(say('said.placed', { tile: nameOf(tile), square: squareName(square) }));
  };
  const remove = (square: Square): void => {
    if (tileAt(position, square) === 0) return;
    onEdited(edit(edited, (copy) => clear(copy, square)));
    setHand(EMPTY_HANDED);
    setSaid(say('said.removed', { square: squareName(square) }));
  };
  const shift = (from: Square, to: Square): void => {
    setHand(EMPTY_HANDED);
    if (from === to) {
      setSaid(say('said.letGo'));
      return;
    }
    onEdited(edit(edited, (copy) => move(copy, from, to)));
    setSaid(say('said.placed', { tile: nameOf(tileAt(position, from)), square: squareName(to) }));
  };
  const turn = (square: Square): void => {
    const tile = tileAt(position, square);
    if (tile === 0) return;
    onEdited(edit(edited, (copy) => turnOver(copy, square)));
    const face = faceName(text, tileFace(flipTile(tile)));
    setSaid(say('said.turned', { tile: nameOf(tile), square: squareName(square), face }));
  };
  const bag = (side: Side, kind: Kind, by: 1 | -1, from?: Square): void => {
    onEdited(
      edit(edited, (copy) => {
        if (from !== undefined) clear(copy, from);
        changeBag(copy, side, kind, by);
      }),
    );
    const words = { tile: kindName(text, kind), side: sideName(text, side) };
    setSaid(say(by === 1 ? 'said.bagged' : 'said.takenOut', words));
  };

  return {
    ...{ hand, cursor, palette, said, setCursor, setSaid, remove, turn, bag },

    /** The palette shows tiles of another side or face. A tile in hand becomes one of them. */
    choosePalette(side: Side, face: Face): void {
      setPalette({ side, face });
      if (hand.type === 'tile')
        setHand({ type: 'tile', tile: makeTile(tileKind(hand.tile), side, face) });
    },

    /** Takes a tile of the palette in hand, or puts it back. */
    chooseTile(tile: Tile): void {
      const again = hand.type === 'tile' && hand.tile === tile;
      setHand(again ? EMPTY_HANDED : { type: 'tile', tile });
      setSaid(again ? say('said.letGo') : say('said.chosen', { tile: nameOf(tile) }));
    },

    /** Places what is in hand, or picks up what stands there. */
    chooseSquare(square: Square): void {
      setCursor(square);
      const tile = tileAt(position, square);
      if (hand.type === 'tile') put(square, hand.tile);
      else if (hand.type === 'lifted') shift(hand.square, square);
      else if (tile !== 0) {
        setHand({ type: 'lifted', square });
        setSaid(say('said.picked', { tile: nameOf(tile), square: squareName(square) }));
      }
    },

    letGo(): void {
      if (hand.type === 'nothing') return;
      setHand(EMPTY_HANDED);
      setSaid(say('said.letGo'));
    },

    /** A tile that was dragged is let go: onto a square, into a bag of its side, or off the board. */
    drop(origin: Origin, target: Target): void {
      setHand(EMPTY_HANDED);
      if (target.type === 'square') {
        if (origin.type === 'palette') put(target.square, origin.tile);
        else shift(origin.square, target.square);
        setCursor(target.square);
        return;
      }
      const from = origin.type === 'square' ? origin.square : undefined;
      if (target.type === 'bag') bag(target.side, tileKind(origin.tile), 1, from);
      else if (from !== undefined) remove(from);
    },

    /** A key on the board that means a tile or a change of one. @returns whether it meant something */
    key(key: string): boolean {
      const kind = key.length === 1 ? kindOfLetter(key.toUpperCase()) : undefined;
      if (key === 'Delete' || key === 'Backspace') remove(cursor);
      else if (key === '~' || key === '～') turn(cursor);
      else if (kind !== undefined)
        put(cursor, makeTile(kind, key === key.toUpperCase() ? 0 : 1, palette.face));
      else return false;
      return true;
    },

    undo(): void {
      setHand(EMPTY_HANDED);
      onEdited(undo(edited));
      setSaid(say('said.undone'));
    },

    type: (typed: string): void => onEdited(withText(edited, typed)),
    act: (side: Side): void => onEdited(edit(edited, (copy) => setSideToAct(copy, side))),
    fill: (side: Side): void => onEdited(edit(edited, (copy) => fillBag(copy, side))),
    empty: (side: Side): void => onEdited(edit(edited, (copy) => emptyBag(copy, side))),
    begin: (): void => onEdited(withPosition(edited, beginning())),
    clear: (): void => onEdited(withPosition(edited, emptied(position))),
  };
}

/** The tile that bags take when asked: the one in hand, or the one picked up. */
export function tileInHand({ hand }: Editor, { position }: Edited): Tile | undefined {
  if (hand.type === 'tile') return hand.tile;
  return hand.type === 'lifted' ? tileAt(position, hand.square) : undefined;
}

/** Can this tile go into the bag of a side? */
export const fitsBag = (tile: Tile | undefined, side: Side): tile is Tile =>
  tile !== undefined && tileSide(tile) === side && tileKind(tile) !== DUKE;
