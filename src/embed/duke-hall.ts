// The one script of embeds, /embed/v1/duke-hall.js: it names our elements to the page. What it promises is in README.md.
import { DukeBoard } from './duke-board.ts';
import { DukeDaily, DukePuzzle } from './duke-puzzle.ts';

// A page may load the script twice, under two addresses: the first one stays.
for (const [name, element] of [
  ['duke-board', DukeBoard],
  ['duke-puzzle', DukePuzzle],
  ['duke-daily', DukeDaily],
] as const) {
  if (customElements.get(name) === undefined) customElements.define(name, element);
}
