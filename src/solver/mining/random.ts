// A seeded generator of random numbers, the same on every machine: game 17 of seed 1 is always the same game.

/** A stream of numbers from 0 up to, not including, 1. */
export type Random = () => number;

function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}

/** The stream of one game: different for every pair of whole numbers `seed` and `game`. */
export function randomOf(seed: number, game: number): Random {
  // sfc32 (PractRand's small fast counting generator), started from mixed seeds and run in.
  let a = mix(seed ^ 0x9e3779b9);
  let b = mix(game ^ 0x44756b65);
  let c = mix(a ^ Math.imul(b, 0x85ebca6b));
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let turn = 0; turn < 12; turn++) next();
  return next;
}
