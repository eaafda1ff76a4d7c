// What a position is worth without looking ahead: a sum of weighted features, and the expected result that goes with it.
import {
  DUKE,
  fileOf,
  NEIGHBOURS,
  type Position,
  QUIET_LIMIT,
  rankOf,
  STRIKE,
  tileKind,
  tileSide,
} from '../engine/index.ts';
import {
  ATTACK_LOW,
  COMMANDS,
  countBits,
  HALF,
  HIGH,
  LOW,
  NEVER,
  REACH_MARK,
  REACH_NEED_HIGH,
  REACH_NEED_LOW,
  REACH_START,
  REACH_TO,
  ZONE_HIGH,
  ZONE_LOW,
} from '../engine/reach.ts';
import { WEIGHTS, weightsOf } from './weights.ts';

const SQUARES = 36;
const TILES = 64;
const KINDS = 16;

/** A won game in the search's numbers; a win `n` turns away is worth `n` less. */
export const WON = 10_000;

/** The highest value of a position that is not decided. */
export const UNDECIDED = 9_000;

/** From this many turns without a capture or a levy on, values shrink toward a draw. */
const FADING_FROM = 120;

const LARGEST_SUM = 2047;

/** Expected results, times `UNDECIDED`, of sums in hundredths of a logit from −2047 to 2047. */
const EXPECTED = Int16Array.from({ length: 2 * LARGEST_SUM + 1 }, (_, index) =>
  Math.round(UNDECIDED * Math.tanh((index - LARGEST_SUM) / 200)),
);

/** A sum of weighted features (hundredths of a logit) as an expected result, −`UNDECIDED` … `UNDECIDED`. */
export const expectedResult = (sum: number): number =>
  EXPECTED[Math.max(-LARGEST_SUM, Math.min(LARGEST_SUM, Math.round(sum))) + LARGEST_SUM]!;

const distance = (a: number, b: number): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** The eight squares around each square, as halves. */
const RING_LOW = new Int32Array(SQUARES);
const RING_HIGH = new Int32Array(SQUARES);
/** The squares beside each square, as halves. */
const BESIDE_LOW = new Int32Array(SQUARES);
const BESIDE_HIGH = new Int32Array(SQUARES);
for (let centre = 0; centre < SQUARES; centre++) {
  for (let square = 0; square < SQUARES; square++) {
    if (distance(centre, square) !== 1) continue;
    RING_LOW[centre] = RING_LOW[centre]! | LOW[square]!;
    RING_HIGH[centre] = RING_HIGH[centre]! | HIGH[square]!;
    if (!NEIGHBOURS[centre]!.includes(square)) continue;
    BESIDE_LOW[centre] = BESIDE_LOW[centre]! | LOW[square]!;
    BESIDE_HIGH[centre] = BESIDE_HIGH[centre]! | HIGH[square]!;
  }
}

/** An evaluation with its weights spread into tables. Linear in the weights, which is how they are measured. */
export class Evaluation {
  /** By `tile * 36 + square`: worth of the face, the other face's reach, the Duke's place. */
  private readonly place = new Float64Array(TILES * SQUARES);
  /** By `duke * 36 + square`: nearness to the enemy Duke, and to the own. */
  private readonly attack = new Float64Array(SQUARES * SQUARES);
  private readonly defence = new Float64Array(SQUARES * SQUARES);
  private readonly bag = new Float64Array(KINDS);
  private readonly levyRoom: Float64Array;
  private readonly mobility: number;
  private readonly ring: number;
  private readonly levyRisk: number;
  private readonly hanging: readonly number[];
  private readonly exchange: readonly number[];
  private readonly line: number;
  private readonly tempo: number;
  /** What a levied tile adds when it arrives, by kind: its face and a usual place, less its worth in the bag. */
  private readonly arrival = new Float64Array(KINDS);

  // What one side's tiles reach, filled by `look`.
  private readonly reachLow = new Int32Array(2);
  private readonly reachHigh = new Int32Array(2);

  constructor(weights: ArrayLike<number> = WEIGHTS) {
    const tile = weightsOf(weights, 'tile');
    const bag = weightsOf(weights, 'bag');
    const attack = weightsOf(weights, 'attack');
    const defence = weightsOf(weights, 'defence');
    const dukeRank = weightsOf(weights, 'dukeRank');
    const dukeFile = weightsOf(weights, 'dukeFile');
    const one = (name: 'mobility' | 'otherFace' | 'ring' | 'levyRisk' | 'line' | 'tempo') =>
      weightsOf(weights, name)[0] as number;
    this.mobility = one('mobility');
    this.ring = one('ring');
    this.levyRisk = one('levyRisk');
    this.line = one('line');
    this.tempo = one('tempo');
    this.levyRoom = Float64Array.from(weightsOf(weights, 'levyRoom'));
    this.hanging = weightsOf(weights, 'hanging');
    this.exchange = weightsOf(weights, 'exchange');
    const otherFace = one('otherFace');
    for (let number = 4; number < TILES; number++) {
      const kind = tileKind(number);
      for (let square = 0; square < SQUARES; square++) {
        const other = (number ^ 1) * SQUARES + square;
        let worth = tile[(kind - 1) * 2 + (number & 1)] as number;
        worth += otherFace * (REACH_START[other + 1]! - REACH_START[other]!);
        if (kind === DUKE) {
          const rank = tileSide(number) === 0 ? rankOf(square) : 5 - rankOf(square);
          const file = Math.min(fileOf(square), 5 - fileOf(square));
          worth += (dukeRank[rank] as number) + (dukeFile[file] as number);
        }
        this.place[number * SQUARES + square] = worth;
      }
    }
    for (let duke = 0; duke < SQUARES; duke++) {
      for (let square = 0; square < SQUARES; square++) {
        const steps = distance(duke, square);
        if (steps === 0) continue;
        this.attack[duke * SQUARES + square] = attack[steps - 1] as number;
        this.defence[duke * SQUARES + square] = defence[steps - 1] as number;
      }
    }
    for (let kind = 1; kind < KINDS; kind++) {
      const inBag = bag[kind - 1] as number;
      this.bag[kind] = inBag;
      // Beside its Duke, four squares from the enemy's, with some four squares to go to.
      const usual =
        4 * (this.mobility + otherFace) + (attack[3] as number) + (defence[0] as number);
      this.arrival[kind] = (tile[(kind - 1) * 2] as number) - inBag + usual;
    }
  }

  /** The worth of a tile that is captured, for ordering and for rough guesses. */
  worth(tile: number): number {
    return this.place[tile * SQUARES + 14]!;
  }

  /** What a levy is expected to add for `side`, in hundredths of a logit: the mean over its bag, which is not empty. */
  expectedArrival(position: Position, side: number): number {
    const { bags } = position;
    let sum = 0;
    for (let kind = 2; kind < KINDS; kind++)
      sum += bags[side * KINDS + kind]! * this.arrival[kind]!;
    return sum / position.bagSizes[side]!;
  }

  /** The sum of features for the side to act, in hundredths of a logit. Both Dukes must stand. */
  sum(position: Position): number {
    const { occupancy, dukes, bags, bagSizes, side } = position;
    const other = side ^ 1;
    const allLow = occupancy[0]! | occupancy[2]!;
    const allHigh = occupancy[1]! | occupancy[3]!;
    let sum = this.tempo;
    sum += this.look(position, side, allLow, allHigh);
    sum -= this.look(position, other, allLow, allHigh);
    const { reachLow, reachHigh, ring, hanging, exchange } = this;
    for (let turn = 0; turn < 2; turn++) {
      const own = turn === 0 ? side : other;
      const enemy = own ^ 1;
      const ownLow = occupancy[own * 2]!;
      const ownHigh = occupancy[own * 2 + 1]!;
      const low = reachLow[own]!;
      const high = reachHigh[own]!;
      const enemyLow = reachLow[enemy]!;
      const enemyHigh = reachHigh[enemy]!;
      const duke = dukes[own]!;
      const target = dukes[enemy]!;
      let part = ring * (countBits(low & RING_LOW[target]!) + countBits(high & RING_HIGH[target]!));
      const facedLow = ownLow & enemyLow & ~LOW[duke]!;
      const facedHigh = ownHigh & enemyHigh & ~HIGH[duke]!;
      if ((facedLow | facedHigh) !== 0) {
        part += hanging[turn]! * (countBits(facedLow & ~low) + countBits(facedHigh & ~high));
        part += exchange[turn]! * (countBits(facedLow & low) + countBits(facedHigh & high));
      }
      if (bagSizes[own]! > 0) {
        const besideLow = BESIDE_LOW[duke]! & ~allLow;
        const besideHigh = BESIDE_HIGH[duke]! & ~allHigh;
        const free = countBits(besideLow & ~enemyLow) + countBits(besideHigh & ~enemyHigh);
        part += this.levyRoom[free]!;
        part +=
          this.levyRisk * (countBits(besideLow & enemyLow) + countBits(besideHigh & enemyHigh));
        for (let kind = 2; kind < KINDS; kind++) {
          const count = bags[own * KINDS + kind]!;
          if (count !== 0) part += count * this.bag[kind]!;
        }
      }
      sum += turn === 0 ? part : -part;
    }
    return sum;
  }

  /** The expected result for the side to act, −`UNDECIDED` … `UNDECIDED`; `bonus` is added to the sum of features. */
  value(position: Position, bonus = 0): number {
    const value = expectedResult(this.sum(position) + bonus);
    const { quiet } = position;
    return quiet <= FADING_FROM
      ? value
      : Math.trunc((value * (QUIET_LIMIT - quiet)) / (QUIET_LIMIT - FADING_FROM));
  }

  /** Sums what is true of each of a side's tiles, and finds what they reach. */
  private look(position: Position, side: number, allLow: number, allHigh: number): number {
    const { board, occupancy, dukes } = position;
    const ownLow = occupancy[side * 2]!;
    const ownHigh = occupancy[side * 2 + 1]!;
    const target = dukes[side ^ 1]!;
    const targetBase = target * TILES * SQUARES;
    const attackBase = target * SQUARES;
    const defenceBase = dukes[side]! * SQUARES;
    const { place: worth, attack, defence } = this;
    let sum = 0;
    let low = 0;
    let high = 0;
    let mobility = 0;
    let lines = 0;
    for (let half = 0; half < 2; half++) {
      for (let bits = half === 0 ? ownLow : ownHigh; bits !== 0; bits &= bits - 1) {
        const from = half * HALF + 31 - Math.clz32(bits & -bits);
        const tile = board[from]!;
        const place = tile * SQUARES + from;
        sum += worth[place]! + attack[attackBase + from]! + defence[defenceBase + from]!;
        if (ATTACK_LOW[targetBase + place] !== NEVER) lines++;
        const end = REACH_START[place + 1]!;
        for (let reach = REACH_START[place]!; reach < end; reach++) {
          if (((REACH_NEED_LOW[reach]! & allLow) | (REACH_NEED_HIGH[reach]! & allHigh)) !== 0)
            continue;
          const to = REACH_TO[reach]!;
          const toLow = LOW[to]!;
          const toHigh = HIGH[to]!;
          low |= toLow;
          high |= toHigh;
          if (((toLow & ownLow) | (toHigh & ownHigh)) !== 0) continue;
          if (REACH_MARK[reach] !== STRIKE || ((toLow & allLow) | (toHigh & allHigh)) !== 0)
            mobility++;
        }
        if (COMMANDS[tile] === 0) continue;
        const zoneLow = ZONE_LOW[place]!;
        const zoneHigh = ZONE_HIGH[place]!;
        if (((zoneLow & ownLow) | (zoneHigh & ownHigh)) === 0) continue;
        low |= zoneLow & ~ownLow;
        high |= zoneHigh & ~ownHigh;
        mobility += countBits(zoneLow & ~ownLow) + countBits(zoneHigh & ~ownHigh);
      }
    }
    this.reachLow[side] = low;
    this.reachHigh[side] = high;
    return sum + this.mobility * mobility + this.line * lines;
  }
}
