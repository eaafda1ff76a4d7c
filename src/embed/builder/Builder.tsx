// The builder of embeds: a palette, a board, bags, options, the live result, and the code to copy.
import { h } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { drawBoard, PAGE_DRAWING } from '../../board/board-drawing.ts';
import { Cells } from '../../board/Cells.tsx';
import { squareLabel } from '../../board/labels.ts';
import { SvgDrawing } from '../../board/SvgDrawing.tsx';
import { createBoard } from '../../board/state.ts';
import { TilePicture } from '../../board/TilePicture.tsx';
import { viewOf } from '../../board/view.ts';
import {
  bagCount,
  bagKinds,
  type Face,
  KINDS,
  makeTile,
  parsePosition,
  type Side,
  type Square,
  setSideToAct,
  squareName,
  type Tile,
  tileAt,
  tileKind,
  tileSide,
} from '../../engine/index.ts';
import { faceName, kindName, sideName } from '../../i18n/board-words.ts';
import type { EmbedText } from '../../i18n/embed-words.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { lookupIn } from '../../i18n/section.ts';
import { pageText } from '../../islands/page-text.ts';
import { notationSentence } from '../problem-sentence.ts';
import { Code } from './Code.tsx';
import {
  beginning,
  changeBag,
  clear,
  type Draft,
  draftOf,
  edit,
  elementCode,
  emptied,
  emptyBag,
  fillBag,
  frameCode,
  move,
  NO_OPTIONS,
  type Options,
  place,
  queryOf,
  readQuery,
  withText,
} from './draft.ts';
import { type Origin, type Target, useTileDrag } from './use-tile-drag.ts';

interface Props {
  readonly locale: Locale;
  /** The embeds' strings in the page's language, those that the builder needs. */
  readonly strings: Readonly<Record<string, string>>;
  /** The address of `/embed/v1/`, from the site's origin on. */
  readonly folder: string;
}

/** What the next choice of a square does. */
type Hand =
  | { readonly type: 'nothing' }
  | { readonly type: 'tile'; readonly tile: Tile }
  | { readonly type: 'lifted'; readonly square: Square };

const SIDES = [0, 1] as const;
const EMPTY_HANDED: Hand = { type: 'nothing' };

/** The builder. */
export function Builder({ locale, strings, folder }: Props) {
  const text = pageText(locale);
  const say = useMemo(() => lookupIn('embed', locale, strings) as EmbedText, [locale]);
  const [draft, setDraft] = useState<Draft>(() => draftOf(beginning(), NO_OPTIONS));
  const [side, setSide] = useState<Side>(0);
  const [face, setFace] = useState<Face>(0);
  const [hand, setHand] = useState<Hand>(EMPTY_HANDED);
  const [cursor, setCursor] = useState<Square>(0);
  const [said, setSaid] = useState('');
  const [form, setForm] = useState<'element' | 'frame'>('element');
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    setDraft(readQuery(location.search));
    setAwake(true);
    // The same file that other sites load; without it the code can still be copied.
    import(/* @vite-ignore */ new URL(`${folder}duke-hall.js`, location.href).href).catch(() => {});
  }, []);

  const { position, options } = draft;
  const read = parsePosition(draft.text);
  const change = (next: Draft): void => {
    setDraft(next);
    history.replaceState(null, '', queryOf(next) + location.hash);
  };
  const setOption = (name: keyof Options, value: string): void =>
    change({ ...draft, options: { ...options, [name]: value } });

  const put = (square: Square, tile: Tile): void => {
    change(edit(draft, (one) => place(one, square, tile)));
    setSaid(
      say('build.placed', { tile: kindName(text, tileKind(tile)), square: squareName(square) }),
    );
  };
  const remove = (square: Square): void => {
    change(edit(draft, (one) => clear(one, square)));
    setHand(EMPTY_HANDED);
    setSaid(say('build.removed', { square: squareName(square) }));
  };
  const shift = (from: Square, to: Square): void => {
    const tile = kindName(text, tileKind(tileAt(position, from)));
    change(edit(draft, (one) => move(one, from, to)));
    setHand(EMPTY_HANDED);
    setSaid(say('build.placed', { tile, square: squareName(to) }));
  };
  const choose = (square: Square): void => {
    setCursor(square);
    if (hand.type === 'tile') put(square, hand.tile);
    else if (hand.type === 'lifted') shift(hand.square, square);
    else if (tileAt(position, square) !== 0) {
      setHand({ type: 'lifted', square });
      setSaid(
        say('build.picked', {
          tile: kindName(text, tileKind(tileAt(position, square))),
          square: squareName(square),
        }),
      );
    }
  };
  const drop = (origin: Origin, target: Target): void => {
    setHand(EMPTY_HANDED);
    if (target.type === 'square') {
      if (origin.type === 'palette') put(target.square, origin.tile);
      else shift(origin.square, target.square);
      setCursor(target.square);
      return;
    }
    change(
      edit(draft, (one) => {
        if (origin.type === 'square') clear(one, origin.square);
        if (target.type === 'bag') changeBag(one, target.side, tileKind(origin.tile), 1);
      }),
    );
  };
  const { begin, dragged, ghost } = useTileDrag(drop);

  /** The palette's tiles are of another side or face from now on. */
  const hold = (ofSide: Side, ofFace: Face): void => {
    setSide(ofSide);
    setFace(ofFace);
    setHand(EMPTY_HANDED);
  };

  const bottom: Side = options.orientation === 'dark' ? 1 : 0;
  const state = createBoard(position, { reader: 'both', turns: 'alternate' });
  const view = viewOf(
    hand.type === 'lifted' ? { ...state, choice: { type: 'enemy', square: hand.square } } : state,
    bottom,
  );
  const chosen = hand.type === 'tile' ? hand.tile : undefined;
  const root = new URL(folder, awake ? location.href : 'https://example.org').href;
  const code =
    form === 'element' ? elementCode(draft, root) : frameCode(draft, root, say('page.title'));

  const button = (name: string, onClick: () => void, pressed?: boolean) => (
    <button type="button" class="board-button" aria-pressed={pressed} onClick={onClick}>
      {name}
    </button>
  );
  const select = (name: keyof Options, values: readonly (readonly [string, string])[]) => (
    <label>
      <span>{say(`option.${name}`)}</span>
      <select value={options[name]} onChange={(e) => setOption(name, e.currentTarget.value)}>
        {values.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  const input = (name: 'arrows' | 'marks' | 'size', example: string) => (
    <label>
      <span>{say(`option.${name}`)}</span>
      <input
        value={options[name]}
        placeholder={example}
        inputMode={name === 'size' ? 'numeric' : undefined}
        spellcheck={false}
        onInput={(event) => setOption(name, event.currentTarget.value)}
      />
    </label>
  );
  const check = (name: 'static' | 'coordinates', on: string, off: string) => (
    <label class="builder-check">
      <input
        type="checkbox"
        checked={options[name] === on}
        onChange={(event) => setOption(name, event.currentTarget.checked ? on : off)}
      />
      <span>{say(`option.${name}`)}</span>
    </label>
  );

  return (
    <div class={awake ? 'builder is-awake' : 'builder'}>
      <section class="builder-setup" aria-label={say('build.label')}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what happens on the grid inside comes up to here. */}
        <div
          class="board-stage has-coordinates"
          onKeyDown={(event) => {
            if (event.key === 'Delete' || event.key === 'Backspace') remove(cursor);
          }}
          onPointerDown={(event) => {
            const cell = (event.target as Element).closest<HTMLElement>('[data-square]');
            const square = Number(cell?.dataset.square ?? -1);
            const tile = square < 0 ? 0 : tileAt(position, square);
            if (tile !== 0 && hand.type === 'nothing')
              begin(event, { type: 'square', square, tile });
          }}
        >
          <SvgDrawing node={drawBoard(view, PAGE_DRAWING, text)} />
          <div class="board-squares">
            <Cells
              label={say('build.label')}
              labels={view.squares.map((square) => squareLabel(text, square, 'both'))}
              selected={hand.type === 'lifted' ? hand.square : undefined}
              draggable={
                new Set(view.squares.filter((one) => one.tile !== 0).map((one) => one.square))
              }
              onCursor={setCursor}
              onChoose={choose}
              onLetGo={() => setHand(EMPTY_HANDED)}
              {...{ bottom, cursor, awake }}
            />
          </div>
        </div>
        <div class="builder-tools">
          <p class="builder-help">{say('build.help')}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons, no form. */}
          <div class="board-controls" role="group" aria-label={say('build.side')}>
            {SIDES.map((one) => button(sideName(text, one), () => hold(one, face), side === one))}
            {SIDES.map((one) => button(faceName(text, one), () => hold(side, one), face === one))}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons, no form. */}
          <div class="builder-palette" role="group" aria-label={say('build.palette')}>
            {KINDS.map(({ kind }) => {
              const tile = makeTile(kind, side, face);
              return (
                <button
                  key={kind}
                  type="button"
                  class="palette-tile"
                  aria-pressed={chosen === tile}
                  aria-label={kindName(text, kind)}
                  onPointerDown={(event) => begin(event, { type: 'palette', tile })}
                  onClick={() => {
                    const again = chosen === tile;
                    setHand(again ? EMPTY_HANDED : { type: 'tile', tile });
                    if (!again) setSaid(say('build.chosen', { tile: kindName(text, kind) }));
                  }}
                >
                  <TilePicture tile={tile} text={text} detail="full" />
                </button>
              );
            })}
          </div>
          <p class="builder-said" role="status">
            {said}
          </p>
          {SIDES.map((one) => (
            <div key={one} class="builder-bag board-card" data-bag={one}>
              <p class="panel-title">{say('build.bag', { side: sideName(text, one) })}</p>
              <div class="board-controls">
                {bagKinds(position, one).map((kind) => {
                  const count = bagCount(position, one, kind);
                  const name = kindName(text, kind);
                  return (
                    <button
                      key={kind}
                      type="button"
                      class="board-button"
                      aria-label={say('build.bag.remove', { tile: name, count })}
                      onClick={() => change(edit(draft, (it) => changeBag(it, one, kind, -1)))}
                    >
                      {count > 1 ? say('build.bag.tile', { tile: name, count }) : name}
                    </button>
                  );
                })}
                {chosen !== undefined &&
                  tileSide(chosen) === one &&
                  tileKind(chosen) !== KINDS[0]?.kind &&
                  button(say('build.bag.add', { tile: kindName(text, tileKind(chosen)) }), () =>
                    change(edit(draft, (it) => changeBag(it, one, tileKind(chosen), 1))),
                  )}
              </div>
              <div class="board-controls">
                {button(say('build.bag.rest'), () => change(edit(draft, (it) => fillBag(it, one))))}
                {button(say('build.bag.empty'), () =>
                  change(edit(draft, (it) => emptyBag(it, one))),
                )}
              </div>
            </div>
          ))}
          {/* biome-ignore lint/a11y/useSemanticElements: buttons, no form. */}
          <div class="board-controls" role="group" aria-label={say('build.toAct')}>
            {SIDES.map((one) =>
              button(
                text(one === 0 ? 'turn.light' : 'turn.dark'),
                () => change(edit(draft, (it) => setSideToAct(it, one))),
                position.side === one,
              ),
            )}
            {button(say('build.start'), () => change(draftOf(beginning(), options)))}
            {button(say('build.clear'), () => change(emptied(draft)))}
          </div>
          <label class="builder-text">
            <span>{say('build.text')}</span>
            <input
              value={draft.text}
              spellcheck={false}
              autocomplete="off"
              aria-invalid={!read.ok}
              aria-describedby="builder-problem"
              onInput={(event) => change(withText(draft, event.currentTarget.value))}
            />
          </label>
          <p id="builder-problem" class="builder-problem" role="status">
            {read.ok ? '' : notationSentence(say, read.error)}
          </p>
        </div>
      </section>
      <section class="builder-options" aria-label={say('option.label')}>
        {select('lang', [
          ['', say('option.theme.auto')],
          ...locales.map((one) => [one, one === 'en' ? 'English' : '中文'] as const),
        ])}
        {select('theme', [
          ['', say('option.theme.auto')],
          ['light', say('option.theme.light')],
          ['dark', say('option.theme.dark')],
        ])}
        {select('orientation', [
          ['', sideName(text, 0)],
          ['dark', sideName(text, 1)],
        ])}
        {input('arrows', 'green c2c4, red d5d3')}
        {input('marks', 'green c4, red d4')}
        {input('size', '544')}
        {check('static', 'static', '')}
        {check('coordinates', '', 'off')}
      </section>
      <section class="builder-result" aria-label={say('result.label')}>
        <h2>{say('result.label')}</h2>
        {awake &&
          h('duke-board', {
            position: draft.text,
            ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== '')),
            ...(options.lang === '' ? { lang: locale } : {}),
          })}
      </section>
      <section class="builder-code" aria-label={say('code.label')}>
        <h2>{say('code.label')}</h2>
        <div class="board-controls">
          {button(say('code.element'), () => setForm('element'), form === 'element')}
          {button(say('code.frame'), () => setForm('frame'), form === 'frame')}
          <button
            type="button"
            class="board-button is-main"
            onClick={() =>
              void navigator.clipboard.writeText(code).then(() => setSaid(say('code.copied')))
            }
          >
            {say('code.copy')}
          </button>
        </div>
        <Code code={code} />
      </section>
      {dragged !== undefined && (
        <div ref={ghost} class="builder-ghost" aria-hidden="true">
          <TilePicture tile={dragged} text={text} detail="full" />
        </div>
      )}
    </div>
  );
}
