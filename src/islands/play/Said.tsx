// The line beside the board: what happened, what was drawn, what a hint says, which draw is near, what went wrong.
import { noticeText } from '../../board/sentences.ts';
import { TilePicture } from '../../board/TilePicture.tsx';
import { makeTile } from '../../engine/index.ts';
import { drawWarnings } from '../../games/draw-warnings.ts';
import { outcomeOf } from '../../games/playing.ts';
import {
  beginningText,
  hintText,
  opponentName,
  outcomeText,
  outcomeTitle,
  type Words,
  warningRule,
  warningText,
} from '../../games/words.ts';
import { joinSentences } from '../../i18n/actions.ts';
import { kindName } from '../../i18n/board-words.ts';
import { ruleNumber, rulePath } from '../../i18n/rule-numbers.ts';
import type { Run } from './use-playing.ts';

interface Props {
  readonly run: Run;
  readonly words: Words;
  readonly home: string;
  readonly isContinued: boolean;
}

/** What is said, with the tile that is drawn beside it. */
export function Said({ run, words, home, isContinued }: Props) {
  const { board: text } = words;
  const playing = run.playing.value;
  const { board } = playing;
  const thinking = run.thinking.value;
  const { side } = board.position;
  const drawn =
    board.choice.type === 'drawn'
      ? board.choice.kind
      : thinking.type === 'placing'
        ? thinking.kind
        : undefined;
  const warnings = drawWarnings(playing);
  const hint = run.hint.value;
  return (
    <div class={drawn === undefined ? 'game-said' : 'game-said has-drawn'}>
      {drawn !== undefined && (
        <div class="drawn-picture" key={`${board.turns.length} ${drawn}`}>
          <TilePicture tile={makeTile(drawn, side, 0)} text={text} titled />
        </div>
      )}
      <div class="board-status" role="status">
        {hint !== undefined && (
          <p class="hint-said">{hintText(words, board.position, hint.reason)}</p>
        )}
        <p>{saidText({ run, words, home, isContinued })}</p>
        {warnings.map((warning) => (
          <p key={warning.type} class="draw-warning">
            {warningText(words, warning)}{' '}
            <RuleLink rule={warningRule(warning)} {...{ words, home }} />
          </p>
        ))}
      </div>
      {!run.isKept.value && <p class="game-trouble">{words.play('say.notKept')}</p>}
      <Trouble run={run} words={words} />
    </div>
  );
}

interface RuleLinkProps {
  readonly rule: Parameters<typeof rulePath>[0];
  readonly words: Words;
  readonly home: string;
}

/** A link to a rule by its number. */
export const RuleLink = ({ rule, words, home }: RuleLinkProps) => (
  <a href={home + rulePath(rule)}>{words.play('end.rule', { number: ruleNumber(rule) })}</a>
);

function saidText({ run, words, isContinued }: Props): string {
  const { play, board: text } = words;
  const playing = run.playing.value;
  const { board, settings } = playing;
  const thinking = run.thinking.value;
  const outcome = outcomeOf(playing);
  const noticed = noticeText(text, board);
  if (outcome !== undefined) {
    const ended =
      outcome.reason === 'resigned' || board.notice?.type !== 'played'
        ? outcomeText(words, outcome)
        : '';
    return joinSentences(text, [outcomeTitle(words, playing, outcome), noticed, ended]);
  }
  const name = opponentName(words, settings);
  if (thinking.type === 'placing')
    return play('say.draws', { name, tile: kindName(text, thinking.kind) });
  const opening =
    run.hint.value !== undefined
      ? ''
      : board.turns.length === 0
        ? beginningText(words, playing)
        : isContinued
          ? play('say.goOn')
          : '';
  return joinSentences(text, [
    noticed || opening,
    thinking.type === 'choosing' && board.notice?.type !== 'chosen'
      ? play('say.thinking', { name })
      : thinking.type === 'hint'
        ? play('say.looking')
        : '',
  ]);
}

/** What went wrong, with the way on. */
function Trouble({ run, words }: Pick<Props, 'run' | 'words'>) {
  const { play } = words;
  const trouble = run.trouble.value;
  if (trouble === undefined) return null;
  const name = opponentName(words, run.playing.value.settings);
  if (trouble === 'no-hint')
    return (
      <p class="game-trouble" role="alert">
        {play('say.noHint')}
      </p>
    );
  const isElsewhere = trouble === 'elsewhere';
  return (
    <div class="game-trouble">
      <p role="alert">{isElsewhere ? play('say.waiting', { name }) : play(`say.${trouble}`)}</p>
      <button type="button" class="board-button" onClick={run.letComputerAct}>
        {isElsewhere ? play('button.letPlay', { name }) : play('button.retry')}
      </button>
    </div>
  );
}
