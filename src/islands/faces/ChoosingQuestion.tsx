// “What does it become?” and “Which tile is this?”: one answer out of four, by tap, by arrow keys or by its digit.
import { useRef } from 'preact/hooks';
import { TilePicture } from '../../board/TilePicture.tsx';
import { makeTile } from '../../engine/index.ts';
import { joinSentences } from '../../i18n/actions.ts';
import { faceName, kindName } from '../../i18n/board-words.ts';
import { marksInWords, type Words } from '../../trainer/describe.ts';
import type { Choosing } from '../../trainer/drills.ts';
import type { FaceToLearn } from '../../trainer/faces.ts';
import { AfterAnswer, FaceVerdict } from './verdict.tsx';

interface Props {
  readonly question: Choosing;
  readonly words: Words;
  /** The place of the answer that was chosen, `undefined` before. */
  readonly chosen: number | undefined;
  /** Said before there is an answer. */
  readonly said: string;
  readonly onChoose: (index: number) => void;
  readonly onNext: () => void;
  readonly onUndo: () => void;
}

/** Which way an arrow key leads along the answers. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const tileOf = ({ kind, face }: FaceToLearn) => makeTile(kind, 0, face);

/** The question and its answers. */
export function ChoosingQuestion(props: Props) {
  const { question, words, chosen, said, onChoose, onNext, onUndo } = props;
  const { drill, face, options, right } = question;
  const { board, faces } = words;
  const list = useRef<HTMLDivElement>(null);
  const judged = chosen !== undefined;
  const nameOf = (option: FaceToLearn) => kindName(board, option.kind);
  const byName = drill === 'name';
  const ask = faces(`${drill}.ask`, { tile: nameOf(face), face: faceName(board, face.face) });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };

  /** What a screen reader hears of an answer: its marks or its name, and after the answer how it was judged. */
  const labelOf = (option: FaceToLearn, index: number): string => {
    const number = index + 1;
    const tile = nameOf(option);
    const marks = marksInWords(words, option);
    // Names come to light with the verdict.
    const label = byName
      ? faces('option.name', { number, tile })
      : judged
        ? faces('option.judged', { number, tile, marks })
        : faces('option', { number, marks });
    if (!judged || (index !== right && index !== chosen)) return label;
    return `${label} ${board(index === right ? 'state.right' : 'state.wrong')}`;
  };

  const classOf = (index: number): string => {
    if (!judged) return 'face-option';
    if (index === right) return 'face-option is-right';
    return index === chosen ? 'face-option is-wrong' : 'face-option is-other';
  };

  const answer = options[right] as FaceToLearn;
  const picked = chosen === undefined || chosen === right ? undefined : options[chosen];
  return (
    <div class="face-question" data-drill={drill} data-face={face.id}>
      <h2 id="face-ask">{ask}</h2>
      <div class="face-choosing">
        <div class="face-asked">
          <div role="img" aria-label={marksInWords(words, face)}>
            <TilePicture
              tile={tileOf(face)}
              text={board}
              hidden={byName && !judged ? 'name' : undefined}
            />
          </div>
          {byName && picked !== undefined && (
            <figure class="face-picked">
              <TilePicture tile={tileOf(picked)} text={board} />
            </figure>
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own; the heading is it. */}
        <div
          ref={list}
          role="group"
          aria-label={faces('answers')}
          aria-describedby="face-ask"
          class={byName ? 'face-options is-names' : 'face-options'}
          onKeyDown={onKeyDown}
        >
          {options.map((option, index) => (
            <button
              key={option.id}
              type="button"
              class={classOf(index)}
              data-option={option.id}
              data-focus={index === 0 && !judged ? true : undefined}
              aria-label={labelOf(option, index)}
              aria-disabled={judged ? 'true' : undefined}
              onClick={() => {
                if (!judged) onChoose(index);
              }}
            >
              <span class="face-digit">{index + 1}</span>{' '}
              {byName ? (
                <span>{nameOf(option)}</span>
              ) : (
                <TilePicture
                  tile={tileOf(option)}
                  text={board}
                  hidden={judged ? undefined : 'name'}
                />
              )}
            </button>
          ))}
        </div>
      </div>
      <div class="board-status" role="status">
        {judged ? (
          <FaceVerdict faces={faces} right={chosen === right}>
            {joinSentences(board, [
              faces('verdict.face', {
                tile: nameOf(answer),
                face: faceName(board, answer.face),
                marks: marksInWords(words, answer),
              }),
              picked === undefined
                ? ''
                : faces(byName ? 'verdict.notThis' : 'verdict.yours', {
                    tile: nameOf(picked),
                    face: faceName(board, picked.face),
                    marks: marksInWords(words, picked),
                  }),
              chosen === right ? '' : faces('again'),
            ])}
          </FaceVerdict>
        ) : (
          said
        )}
      </div>
      {judged && (
        <div class="board-controls">
          <AfterAnswer {...{ faces, onNext, onUndo }} />
        </div>
      )}
    </div>
  );
}
