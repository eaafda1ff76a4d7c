// Extends the schedule of daily puzzles: whole weeks, every band in each, easiest on Monday, hardest on Sunday.
// What is scheduled stays as it is. Where the schedule has ended and begun again, the days gone by are written down first.
//   node scripts/schedule-puzzles.ts [weeks in all, default 53] [today, YYYY-MM-DD]
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LEAST_DAYS_BETWEEN } from '../src/cli/bank/check-lists.ts';
import { readBank } from '../src/cli/bank/read.ts';
import { BANDS, type Band, bandOf } from '../src/solver/index.ts';
import type { Puzzle } from '../src/solver/puzzle.ts';
import { type DailySchedule, dailyPuzzle, daysBetween } from '../src/solver/schedule.ts';

const BANK = 'puzzles';
const FILE = `${BANK}/schedule.json`;

/** A Monday, the day on which the first puzzle is shown. */
const FIRST_DAY = '2026-11-30';

/** How many puzzles of each band a week has. */
const WEEK: Readonly<Record<Band, number>> = {
  gentle: 1,
  steady: 1,
  tricky: 2,
  hard: 2,
  fierce: 1,
};

const [weeks = '53', today = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
const wanted = Number(weeks) * 7;

const schedule: DailySchedule = existsSync(FILE)
  ? (JSON.parse(readFileSync(FILE, 'utf8')) as DailySchedule)
  : { start: FIRST_DAY, puzzles: [] };
const days = [...schedule.puzzles];

// Days after the end showed the schedule from its beginning; whole weeks of them, up to this one, become its own.
const past = daysBetween(schedule.start, today) + 1;
while (days.length > 0 && days.length < past) {
  for (let day = 0; day < 7; day++) {
    const date = new Date(Date.parse(`${schedule.start}T00:00:00Z`) + days.length * 86_400_000);
    days.push(dailyPuzzle(schedule, date.toISOString().slice(0, 10)));
  }
}

// In an order that looks like chance and is the same every time.
const shuffled = (id: string): string => createHash('sha256').update(id).digest('hex');
const recent = new Set(days.slice(-LEAST_DAYS_BETWEEN));
const open = new Map<Band, Puzzle[]>(BANDS.map((band) => [band, []]));
const { puzzles } = readBank(BANK);
for (const puzzle of [...puzzles].sort((a, b) => (shuffled(a.id) < shuffled(b.id) ? -1 : 1))) {
  if (puzzle.n > 1 && !recent.has(puzzle.id)) open.get(bandOf(puzzle.difficulty))?.push(puzzle);
}

while (days.length < wanted) {
  const week = BANDS.flatMap((band) => {
    const chosen = (open.get(band) ?? []).splice(0, WEEK[band]);
    if (chosen.length < WEEK[band]) {
      throw new Error(`the bank has no more puzzles of the band ${band}: mine more, or add them`);
    }
    return chosen;
  });
  week.sort((a, b) => a.difficulty - b.difficulty || (a.id < b.id ? -1 : 1));
  days.push(...week.map(({ id }) => id));
}
writeFileSync(FILE, `${JSON.stringify({ start: schedule.start, puzzles: days }, null, 2)}\n`);
console.log(`${days.length} days scheduled from ${schedule.start}`);
