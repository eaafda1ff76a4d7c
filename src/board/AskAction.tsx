// The question asked when one square means several actions: a General's Move and a Command, say (DESIGN §6).
import { useEffect, useRef } from 'preact/hooks';
import {
  actionActor,
  actionFrom,
  actionTo,
  type Position,
  type ReachedSquare,
  squareName,
  tileAt,
  tileKind,
} from '../engine/index.ts';
import { type BoardText, kindName } from '../i18n/board-words.ts';

interface Props {
  readonly plans: readonly ReachedSquare[];
  readonly position: Position;
  readonly text: BoardText;
  readonly onAnswer: (plan: ReachedSquare) => void;
  readonly onCancel: () => void;
}

/** One action as a choice: “Move: General c3–c4”, “Command: Footman b2–c4”. */
function planName(text: BoardText, position: Position, plan: ReachedSquare): string {
  const { action, mark } = plan;
  const nameOn = (square: number) => kindName(text, tileKind(tileAt(position, square)));
  const squares = { from: squareName(actionFrom(action)), to: squareName(actionTo(action)) };
  const name =
    mark === 'command'
      ? text('ask.command', { friend: nameOn(actionFrom(action)), ...squares })
      : text('ask.move', {
          mark: text(`mark.${mark}`),
          tile: nameOn(actionActor(action)),
          ...squares,
        });
  return plan.forbiddenBy.length > 0 ? text('ask.forbidden', { action: name }) : name;
}

/** Lists the actions; Escape or “Cancel” takes the question back. */
export function AskAction({ plans, position, text, onAnswer, onCancel }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div
      class="ask-action"
      role="dialog"
      aria-label={text('ask.label')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <p class="ask-title" aria-hidden="true">
        {text('ask.label')}
      </p>
      {plans.map((plan, index) => (
        <button
          key={plan.action}
          type="button"
          ref={index === 0 ? first : null}
          class={plan.forbiddenBy.length > 0 ? 'board-button is-forbidden' : 'board-button'}
          onClick={() => onAnswer(plan)}
        >
          {planName(text, position, plan)}
        </button>
      ))}
      <button type="button" class="board-button is-quiet" onClick={onCancel}>
        {text('control.cancel')}
      </button>
    </div>
  );
}
