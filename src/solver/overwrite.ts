// Makes one position the same as another in place, for searches that were ended halfway.
import type { Position } from '../engine/index.ts';

/** Makes a position the same as another; nothing is shared afterwards. */
export function overwrite(position: Position, copy: Position): void {
  position.board.set(copy.board);
  position.bags.set(copy.bags);
  position.bagSizes.set(copy.bagSizes);
  position.dukes.set(copy.dukes);
  position.occupancy.set(copy.occupancy);
  position.hash.set(copy.hash);
  position.side = copy.side;
  position.quiet = copy.quiet;
}
