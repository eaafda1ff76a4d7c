// What bears on one Duke, found once for a position, so that "would this action open it to capture?" is a few masks.
import {
  actionActor,
  actionFrom,
  actionKind,
  actionTo,
  actionTypeIndex,
  COMMAND,
  LEVY,
  makeTile,
  type Position,
  type Side,
  type Square,
  STRIKE,
} from '../engine/index.ts';
import {
  ATTACK_HIGH,
  ATTACK_LOW,
  COMMANDS,
  HALF,
  HIGH,
  LOW,
  NEVER,
  ZONE_HIGH,
  ZONE_LOW,
} from '../engine/reach.ts';

/** Origins in the attack tables for one target: 64 tiles × 36 squares. */
const TARGET_SIZE = 64 * 36;
const SQUARES = 36;

/**
 * The lines and commanders of one side that bear on the other side's Duke, open or blocked. Made once, filled by `look`
 * for one position at a time; every question is about that position until the next `look`.
 */
export class Watch {
  /** The Duke's square, and the first index of its attack tables. */
  duke: Square = 0;
  private base = 0;
  lines = 0;
  private readonly lineOrigin = new Uint8Array(SQUARES);
  private readonly lineNeedLow = new Int32Array(SQUARES);
  private readonly lineNeedHigh = new Int32Array(SQUARES);
  commanders = 0;
  private readonly commanderOrigin = new Uint8Array(SQUARES);
  private readonly commanderZoneLow = new Int32Array(SQUARES);
  private readonly commanderZoneHigh = new Int32Array(SQUARES);
  /** The squares of all tiles, and of the watching side's, as halves. */
  private allLow = 0;
  private allHigh = 0;
  private ownLow = 0;
  private ownHigh = 0;
  /** Does any line or commander capture now? */
  open = false;

  /** Finds what the tiles of `side` have on the Duke of the other side. Both Dukes must stand. */
  look(position: Position, side: Side): void {
    const { occupancy } = position;
    const other = side ^ 1;
    const duke = position.dukes[other]!;
    const ownLow = occupancy[side * 2]!;
    const ownHigh = occupancy[side * 2 + 1]!;
    this.duke = duke;
    this.base = duke * TARGET_SIZE;
    this.ownLow = ownLow;
    this.ownHigh = ownHigh;
    this.allLow = ownLow | occupancy[other * 2]!;
    this.allHigh = ownHigh | occupancy[other * 2 + 1]!;
    this.lines = 0;
    this.commanders = 0;
    this.open = false;
    for (let bits = ownLow; bits !== 0; bits &= bits - 1) {
      this.lookFrom(position.board, 31 - Math.clz32(bits & -bits));
    }
    for (let bits = ownHigh; bits !== 0; bits &= bits - 1) {
      this.lookFrom(position.board, HALF + 31 - Math.clz32(bits & -bits));
    }
  }

  private lookFrom(board: Uint8Array, origin: Square): void {
    const tile = board[origin]!;
    const index = this.base + tile * SQUARES + origin;
    const needLow = ATTACK_LOW[index]!;
    if (needLow !== NEVER) {
      const needHigh = ATTACK_HIGH[index]!;
      const line = this.lines++;
      this.lineOrigin[line] = origin;
      this.lineNeedLow[line] = needLow;
      this.lineNeedHigh[line] = needHigh;
      if (((needLow & this.allLow) | (needHigh & this.allHigh)) === 0) this.open = true;
    }
    if (COMMANDS[tile] === 0) return;
    const place = tile * SQUARES + origin;
    const zoneLow = ZONE_LOW[place]!;
    const zoneHigh = ZONE_HIGH[place]!;
    const { duke } = this;
    if (((zoneLow & LOW[duke]!) | (zoneHigh & HIGH[duke]!)) === 0) return;
    const commander = this.commanders++;
    this.commanderOrigin[commander] = origin;
    this.commanderZoneLow[commander] = zoneLow;
    this.commanderZoneHigh[commander] = zoneHigh;
    if (((zoneLow & this.ownLow) | (zoneHigh & this.ownHigh)) !== 0) this.open = true;
  }

  /**
   * For the side whose Duke is watched: would its Duke be capturable once its tile on `from` stands on `to` (a captured
   * tile there gone), or, for a Strike, once `to` is empty and `from` has stayed?
   */
  exposes(board: Uint8Array, from: Square, to: Square, strike: boolean): boolean {
    const toLow = LOW[to]!;
    const toHigh = HIGH[to]!;
    const allLow = strike ? this.allLow & ~toLow : (this.allLow & ~LOW[from]!) | toLow;
    const allHigh = strike ? this.allHigh & ~toHigh : (this.allHigh & ~HIGH[from]!) | toHigh;
    const ownLow = this.ownLow & ~toLow;
    const ownHigh = this.ownHigh & ~toHigh;
    if (from === this.duke && !strike)
      return this.attacks(board, to, allLow, allHigh, ownLow, ownHigh);
    for (let line = 0; line < this.lines; line++) {
      if (
        ((this.lineNeedLow[line]! & allLow) | (this.lineNeedHigh[line]! & allHigh)) === 0 &&
        this.lineOrigin[line] !== to
      )
        return true;
    }
    for (let commander = 0; commander < this.commanders; commander++) {
      if (
        ((this.commanderZoneLow[commander]! & ownLow) |
          (this.commanderZoneHigh[commander]! & ownHigh)) !==
          0 &&
        this.commanderOrigin[commander] !== to
      )
        return true;
    }
    return false;
  }

  /** For the side whose Duke is watched: is its Duke still capturable when one of its tiles is placed on `to`? */
  openAfterBlock(to: Square): boolean {
    const allLow = this.allLow | LOW[to]!;
    const allHigh = this.allHigh | HIGH[to]!;
    for (let line = 0; line < this.lines; line++) {
      if (((this.lineNeedLow[line]! & allLow) | (this.lineNeedHigh[line]! & allHigh)) === 0)
        return true;
    }
    for (let commander = 0; commander < this.commanders; commander++) {
      if (
        ((this.commanderZoneLow[commander]! & this.ownLow) |
          (this.commanderZoneHigh[commander]! & this.ownHigh)) !==
        0
      )
        return true;
    }
    return false;
  }

  private attacks(
    board: Uint8Array,
    target: Square,
    allLow: number,
    allHigh: number,
    ownLow: number,
    ownHigh: number,
  ): boolean {
    const base = target * TARGET_SIZE;
    for (let bits = ownLow; bits !== 0; bits &= bits - 1) {
      const origin = 31 - Math.clz32(bits & -bits);
      const index = base + board[origin]! * SQUARES + origin;
      const needLow = ATTACK_LOW[index]!;
      if (needLow !== NEVER && ((needLow & allLow) | (ATTACK_HIGH[index]! & allHigh)) === 0)
        return true;
      if (
        COMMANDS[board[origin]!] !== 0 &&
        commandReaches(board[origin]!, origin, target, ownLow, ownHigh)
      )
        return true;
    }
    for (let bits = ownHigh; bits !== 0; bits &= bits - 1) {
      const origin = HALF + 31 - Math.clz32(bits & -bits);
      const index = base + board[origin]! * SQUARES + origin;
      const needLow = ATTACK_LOW[index]!;
      if (needLow !== NEVER && ((needLow & allLow) | (ATTACK_HIGH[index]! & allHigh)) === 0)
        return true;
      if (
        COMMANDS[board[origin]!] !== 0 &&
        commandReaches(board[origin]!, origin, target, ownLow, ownHigh)
      )
        return true;
    }
    return false;
  }

  /** For the watching side: would this action of its own, which does not capture the Duke, leave the Duke capturable? */
  givesGuard(board: Uint8Array, action: number, side: Side): boolean {
    const type = actionTypeIndex(action);
    const to = actionTo(action);
    const toLow = LOW[to]!;
    const toHigh = HIGH[to]!;
    let { allLow, allHigh, ownLow, ownHigh } = this;
    let from = -1;
    let actor = -1;
    if (type === LEVY) {
      allLow |= toLow;
      allHigh |= toHigh;
      ownLow |= toLow;
      ownHigh |= toHigh;
      if (this.bears(makeTile(actionKind(action), side, 0), to, allLow, allHigh, ownLow, ownHigh))
        return true;
    } else if (type === STRIKE) {
      actor = actionActor(action);
      allLow &= ~toLow;
      allHigh &= ~toHigh;
      if (this.bears(board[actor]! ^ 1, actor, allLow, allHigh, ownLow, ownHigh)) return true;
    } else {
      from = actionFrom(action);
      const fromLow = LOW[from]!;
      const fromHigh = HIGH[from]!;
      allLow = (allLow & ~fromLow) | toLow;
      allHigh = (allHigh & ~fromHigh) | toHigh;
      ownLow = (ownLow & ~fromLow) | toLow;
      ownHigh = (ownHigh & ~fromHigh) | toHigh;
      if (type === COMMAND) {
        actor = actionActor(action);
        if (this.bears(board[from]!, to, allLow, allHigh, ownLow, ownHigh)) return true;
        if (this.bears(board[actor]! ^ 1, actor, allLow, allHigh, ownLow, ownHigh)) return true;
      } else if (this.bears(board[from]! ^ 1, to, allLow, allHigh, ownLow, ownHigh)) return true;
    }
    for (let line = 0; line < this.lines; line++) {
      if (((this.lineNeedLow[line]! & allLow) | (this.lineNeedHigh[line]! & allHigh)) !== 0)
        continue;
      const origin = this.lineOrigin[line]!;
      if (origin !== from && origin !== actor) return true;
    }
    for (let commander = 0; commander < this.commanders; commander++) {
      const origin = this.commanderOrigin[commander]!;
      if (origin === from || origin === actor) continue;
      if (
        ((this.commanderZoneLow[commander]! & ownLow) |
          (this.commanderZoneHigh[commander]! & ownHigh)) !==
        0
      )
        return true;
    }
    return false;
  }

  /** Would this tile of the watching side on `origin` capture the Duke, were these the squares taken? */
  private bears(
    tile: number,
    origin: Square,
    allLow: number,
    allHigh: number,
    ownLow: number,
    ownHigh: number,
  ): boolean {
    const index = this.base + tile * SQUARES + origin;
    const needLow = ATTACK_LOW[index]!;
    if (needLow !== NEVER && ((needLow & allLow) | (ATTACK_HIGH[index]! & allHigh)) === 0)
      return true;
    return COMMANDS[tile] !== 0 && commandReaches(tile, origin, this.duke, ownLow, ownHigh);
  }
}

/** Is the target in the commander's zone, and a friend to send there on another of its squares? */
function commandReaches(
  tile: number,
  origin: Square,
  target: Square,
  ownLow: number,
  ownHigh: number,
): boolean {
  const place = tile * SQUARES + origin;
  const zoneLow = ZONE_LOW[place]!;
  const zoneHigh = ZONE_HIGH[place]!;
  return (
    ((zoneLow & LOW[target]!) | (zoneHigh & HIGH[target]!)) !== 0 &&
    ((zoneLow & ownLow & ~LOW[target]!) | (zoneHigh & ownHigh & ~HIGH[target]!)) !== 0
  );
}
