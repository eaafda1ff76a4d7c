// Measures the weights of the evaluation: logistic regression of the games' results on the features of their positions
// (P. Österlund's "Texel tuning", with a ridge toward the weights in use). Usage:
// node scripts/opponent/fit-weights.ts FILE…   prints the new weights and how well the old and the new predict.
import { readFileSync } from 'node:fs';
import { parsePosition, unwrap } from '../../src/engine/index.ts';
import { Evaluation } from '../../src/opponent/evaluation.ts';
import { WEIGHT_COUNT, WEIGHT_NAMES, WEIGHTS } from '../../src/opponent/weights.ts';

/** How strongly a weight is held where it is (`RIDGE=…` in the environment changes it), and how many steps are taken. */
const RIDGE = Number(process.env.RIDGE ?? 4e-6);
const STEPS = 400;
/** Every so many games are kept aside, to see how well others' results are predicted. */
const HELD_OUT = 8;

interface Sample {
  readonly result: number;
  readonly features: Float64Array;
  readonly heldOut: boolean;
}

// The evaluation is linear in its weights: a feature is what one weight of 1 alone makes of a position.
const probes = Array.from(
  { length: WEIGHT_COUNT },
  (_, index) =>
    new Evaluation(Array.from({ length: WEIGHT_COUNT }, (_, at) => (at === index ? 1 : 0))),
);

const samples = process.argv.slice(2).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Sample => {
      const [result, game, text] = line.split('\t') as [string, string, string];
      const position = unwrap(parsePosition(text));
      const forLight = Number(result);
      return {
        // As the side to act sees it.
        result: position.side === 0 ? forLight : 1 - forLight,
        features: Float64Array.from(probes, (probe) => probe.sum(position)),
        heldOut: Number(game) % HELD_OUT === 0,
      };
    }),
);
const training = samples.filter(({ heldOut }) => !heldOut);
const test = samples.filter(({ heldOut }) => heldOut);
console.error(`${training.length} positions to learn from, ${test.length} kept aside`);

const probability = (weights: ArrayLike<number>, { features }: Sample): number => {
  let sum = 0;
  for (let index = 0; index < WEIGHT_COUNT; index++) sum += features[index]! * weights[index]!;
  return 1 / (1 + Math.exp(-sum / 100));
};

/** The mean logarithmic loss: 0.693 is a coin's. */
const loss = (weights: ArrayLike<number>, set: readonly Sample[]): number => {
  let sum = 0;
  for (const sample of set) {
    const p = Math.min(1 - 1e-9, Math.max(1e-9, probability(weights, sample)));
    sum -= sample.result * Math.log(p) + (1 - sample.result) * Math.log(1 - p);
  }
  return sum / set.length;
};

// Adam (D. P. Kingma and J. Ba, 2014), on all samples at once.
const weights = Float64Array.from(WEIGHTS);
const [mean, square] = [new Float64Array(WEIGHT_COUNT), new Float64Array(WEIGHT_COUNT)];
const gradient = new Float64Array(WEIGHT_COUNT);
for (let step = 1; step <= STEPS; step++) {
  for (let index = 0; index < WEIGHT_COUNT; index++)
    gradient[index] = 2 * RIDGE * (weights[index]! - WEIGHTS[index]!);
  for (const sample of training) {
    const error = (probability(weights, sample) - sample.result) / (100 * training.length);
    for (let index = 0; index < WEIGHT_COUNT; index++)
      gradient[index] = gradient[index]! + error * sample.features[index]!;
  }
  const rate = step < STEPS / 2 ? 1 : 0.2;
  for (let index = 0; index < WEIGHT_COUNT; index++) {
    const slope = gradient[index]!;
    mean[index] = 0.9 * mean[index]! + 0.1 * slope;
    square[index] = 0.999 * square[index]! + 0.001 * slope * slope;
    const [m, s] = [mean[index]! / (1 - 0.9 ** step), square[index]! / (1 - 0.999 ** step)];
    weights[index] = weights[index]! - (rate * m) / (Math.sqrt(s) + 1e-12);
  }
}

console.error(`loss: ${loss(WEIGHTS, training)} → ${loss(weights, training)} learnt from`);
console.error(`      ${loss(WEIGHTS, test)} → ${loss(weights, test)} kept aside`);
WEIGHT_NAMES.forEach((name, index) => {
  console.error(`${name.padEnd(14)} ${WEIGHTS[index]} → ${weights[index]!.toFixed(1)}`);
});
console.log(JSON.stringify([...weights].map((weight) => Math.round(weight))));
