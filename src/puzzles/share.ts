// The text that a reader shares: when, how long a puzzle, how many tries, where. It gives nothing of the answer away.

/** What is shared. */
export interface Shared {
  /** The heading: the site, the day or the puzzle. */
  readonly title: string;
  /** “Capture the Duke in 3”. */
  readonly task: string;
  readonly wrong: number;
  /** Solved by the reader; otherwise the solution was looked at. */
  readonly solved: boolean;
  readonly link: string;
}

/** At most this many circles are drawn; more are counted. */
const MOST_CIRCLES = 12;

/** The tries: ○ for each wrong one, ● for the one that was right. */
export function triesText(wrong: number, solved: boolean): string {
  const circles = wrong > MOST_CIRCLES ? `○×${wrong}` : '○'.repeat(wrong);
  return circles + (solved ? '●' : '');
}

/** The text. */
export const shareText = ({ title, task, wrong, solved, link }: Shared): string =>
  [title, task, triesText(wrong, solved), link].filter((line) => line !== '').join('\n');

/** A time as people read it: `0:42`, `12:05`, `1:02:03`. */
export function clockText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
