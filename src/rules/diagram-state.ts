// A diagram of the rules reference as the state of a board, its claims checked first.
import { chooseSquare, drawFor } from '../board/choosing.ts';
import { type BoardState, createBoard } from '../board/state.ts';
import { kindOfLetter, squareFromName } from '../engine/index.ts';
import { RULE_NUMBERS, type RuleId } from '../i18n/rule-numbers.ts';
import { verifiedPosition } from './claims.ts';
import type { Diagram } from './diagram-types.ts';
import { DIAGRAMS, type DiagramId } from './diagrams.ts';

/**
 * The board that a diagram of the reference shows.
 * @param id the diagram's name
 * @param rule the rule it stands beside
 * @throws Error that names the file, the diagram, the rule and what is wrong: a claim, the position, a square
 */
export const diagramState = (id: DiagramId, rule: RuleId): BoardState =>
  stateOfDiagram(
    DIAGRAMS[id],
    `src/rules/diagrams.ts: diagram "${id}" of rule ${RULE_NUMBERS[rule]}`,
  );

/** The board that a diagram shows; `where` is what errors call it. @throws Error as `diagramState` does */
export function stateOfDiagram(diagram: Diagram, where: string): BoardState {
  const start = createBoard(verifiedPosition(diagram, where), {
    reader: 'both',
    turns: 'alternate',
  });
  const chosen = (diagram.choose ?? []).reduce((state, name) => {
    const square = squareFromName(name);
    if (square === undefined) throw new Error(`${where}: "${name}" is not a square`);
    return chooseSquare(state, square);
  }, start);
  if (diagram.choose !== undefined && chosen.choice.type === 'nothing') {
    throw new Error(`${where}: there is nothing to choose on ${diagram.choose.join(', ')}`);
  }
  if (diagram.drawn === undefined) return chosen;
  const kind = kindOfLetter(diagram.drawn);
  const drawn = kind === undefined ? chosen : drawFor(chosen, kind);
  if (drawn.choice.type !== 'drawn') throw new Error(`${where}: no levy is possible`);
  return drawn;
}
