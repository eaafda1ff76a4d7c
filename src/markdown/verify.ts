// Whether what a lesson's component says is true: positions parse, tasks can be solved, answers exist, claims hold.
import { arrowsOf, marksOf, squareOf, stateOf } from '../board/source.ts';
import { winnersOf } from '../exercises/defence.ts';
import { type Hope, refuteHelpful } from '../exercises/helpful-draws.ts';
import { readOdds } from '../exercises/odds.ts';
import { readPredict } from '../exercises/predict.ts';
import { readRefused } from '../exercises/refused.ts';
import { readReplay } from '../exercises/replay.ts';
import { squaresAnswer } from '../exercises/squares.ts';
import { readStatements, refuteStatement, refuteStatements } from '../exercises/statements.ts';
import { canReach, needsDefence, readTask, type TaskSource } from '../exercises/task.ts';
import { positionNamed } from '../exercises/words.ts';
import { isRuleId } from '../i18n/rule-numbers.ts';
import type { ComponentName, PropsOf } from './props.ts';

/** What is wrong, and in which prop if that is known. */
export interface Untruth {
  readonly prop?: string;
  readonly message: string;
}

/** What a check may need to know besides the props. */
export interface VerifyContext {
  /** Is there a lesson of this name in the same language? */
  readonly hasLesson: (slug: string) => boolean;
}

type Verifier<Name extends ComponentName> = (
  props: PropsOf<Name>,
  context: VerifyContext,
) => Untruth[];

const none: Untruth[] = [];

/** Runs a reader whose errors name what is wrong; `prop` is blamed where the message names none. */
function attempt(prop: string, read: () => Untruth[] | undefined): Untruth[] {
  try {
    return read() ?? none;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, named] = /^(\w+): /.exec(message) ?? [];
    return [{ prop: named ?? prop, message: named ? message.slice(named.length + 2) : message }];
  }
}

const position = (text: string): Untruth[] =>
  attempt('position', () => {
    positionNamed(text);
    return none;
  });

interface Drawn {
  readonly position: string;
  readonly choose?: string | undefined;
  readonly arrows?: string | undefined;
  readonly marks?: string | undefined;
}

const drawing = (props: Drawn): Untruth[] => [
  ...position(props.position),
  ...attempt('arrows', () => void arrowsOf(props.arrows)),
  ...attempt('marks', () => void marksOf(props.marks)),
  ...attempt('choose', () => {
    if (props.choose === undefined) return none;
    squareOf(props.choose);
    const state = stateOf({ position: props.position, choose: props.choose });
    if (state.choice.type === 'nothing')
      return [{ prop: 'choose', message: `no tile stands on ${props.choose}` }];
    return none;
  }),
];

const VERIFIERS: { readonly [Name in ComponentName]: Verifier<Name> } = {
  Board: drawing,
  Diagram: drawing,
  Task: (props) =>
    attempt('goal', () => {
      const task = readTask(props as TaskSource);
      if (!needsDefence(task)) {
        if (canReach(task)) return none;
        const turns = task.turns === 1 ? 'one turn' : `${task.turns} turns`;
        return [{ prop: 'goal', message: `cannot be reached in ${turns}, whatever is drawn` }];
      }
      if (Object.keys(props.goal).length > 1)
        return [{ prop: 'goal', message: 'against the best defence captureDuke stands alone' }];
      const winners = winnersOf(task.position, task.reader, task.turns);
      if (winners.length === 0)
        return [{ prop: 'goal', message: `there is no forced win in ${task.turns} turns` }];
      if (task.turns > 1 && winnersOf(task.position, task.reader, task.turns - 1).length > 0)
        return [
          {
            prop: 'turns',
            message: `a win in ${task.turns - 1} is there already; expected fewer turns`,
          },
        ];
      return none;
    }),
  Squares: (props) =>
    attempt('which', () => void squaresAnswer(props as Parameters<typeof squaresAnswer>[0])),
  Predict: (props) =>
    attempt('action', () => {
      const { options } = readPredict(props as Parameters<typeof readPredict>[0]);
      return options.length > 1 ? none : [{ message: 'there is only one answer to choose from' }];
    }),
  Refused: (props) =>
    attempt('action', () => void readRefused(props as Parameters<typeof readRefused>[0])),
  Quiz: (props) => [
    ...(props.position === undefined ? none : position(props.position)),
    ...props.options.flatMap((option, index) =>
      attempt('options', () => {
        if (option.claim === undefined) return none;
        const text = option.position ?? props.position;
        const where = `options, number ${index + 1}`;
        if (text === undefined)
          return [{ prop: 'options', message: `${where}: a claim needs a position` }];
        const problems = refuteStatements(positionNamed(text), option.claim);
        if (option.right && problems.length > 0)
          return [
            {
              prop: 'options',
              message: `${where}: the right answer's claim fails: ${problems[0]}`,
            },
          ];
        if (!option.right && problems.length === 0)
          return [{ prop: 'options', message: `${where}: a wrong answer's claim holds` }];
        return none;
      }),
    ),
  ],
  Claim: (props) => [
    ...drawing(props),
    ...attempt('claim', () => {
      const at = positionNamed(props.position);
      return readStatements(props.claim)
        .map((statement) => refuteStatement(at, statement))
        .filter((problem) => problem !== undefined)
        .map((message) => ({ prop: 'claim', message }));
    }),
  ],
  Replay: (props) =>
    attempt('actions', () => void readReplay(props as Parameters<typeof readReplay>[0])),
  Odds: ({ goal, wins, ...props }) =>
    attempt('kinds', () => {
      const odds = readOdds(props as Parameters<typeof readOdds>[0]);
      if (goal === undefined && wins === undefined) return none;
      if (odds.side !== odds.position.side)
        return [{ prop: 'side', message: 'what a draw reaches is asked of the side to act' }];
      const problem = refuteHelpful(odds.position, props.kinds, { goal, wins } as Hope);
      return problem === undefined ? none : [{ prop: 'kinds', message: problem }];
    }),
  Setup: () => none,
  Rule: ({ id }) => (isRuleId(id) ? none : [{ prop: 'id', message: `there is no rule “${id}”` }]),
  Lesson: ({ slug }, { hasLesson }) =>
    hasLesson(slug) ? none : [{ prop: 'slug', message: `there is no lesson “${slug}”` }],
};

/** What is untrue in a component whose props have the right form; empty when all is well. */
export const verifyComponent = <Name extends ComponentName>(
  name: Name,
  props: PropsOf<Name>,
  context: VerifyContext,
): Untruth[] => (VERIFIERS[name] as Verifier<Name>)(props, context);

/** What is untrue in a drawn position. */
export const verifyDrawing = drawing;
