// Fractions, per cent and expected results as they are written.
import type { Fraction } from '../solver/index.ts';

/** “9/16”, “0”, “1”. */
export const fractionText = ({ numerator, denominator }: Fraction): string =>
  denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;

const HUNDREDTH = 0.01;

/**
 * The fraction in per cent, rounded; what is more than nothing is never written as 0, what is not certain never as 100.
 * @param language a language tag
 */
export function percentText({ numerator, denominator }: Fraction, language: string): string {
  const value = numerator / denominator;
  const digits = value > 0 && value < HUNDREDTH ? 2 : 1;
  const style = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: digits,
  });
  const least = 10 ** -(digits + 2);
  if (value > 0 && value < least / 2) return `<${style.format(least)}`;
  if (value < 1 && value > 1 - 0.0005) return `>${style.format(0.999)}`;
  return style.format(value);
}

/** An expected result from −1 to 1 with its sign: “+0.35”, “−0.10”, “0.00”. */
export function valueText(value: number): string {
  const text = Math.abs(value).toFixed(2);
  if (text === '0.00') return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** How an expected result reads: the side that stands better, and by how much. */
export type Standing = 'even' | 'slightly' | 'clearly' | 'winning';

/** Above these the next word is used. They are the reader's measure, not the search's. */
const STANDINGS: readonly (readonly [above: number, standing: Standing])[] = [
  [0.7, 'winning'],
  [0.3, 'clearly'],
  [0.08, 'slightly'],
];

/** The word for an expected result, whoever is better. */
export const standingOf = (value: number): Standing =>
  STANDINGS.find(([above]) => Math.abs(value) > above)?.[1] ?? 'even';
