// Days as people read them, in the languages of the site.
//
// The browser's own `Intl.DateTimeFormat` gives the same (a test compares them), but the first one that a page makes
// loads a calendar: 20 to 50 ms on a computer, four times as long on a phone, while nothing on the page answers.
import type { Day } from './days.ts';

const MONTHS = [
  ['January', 'Jan'],
  ['February', 'Feb'],
  ['March', 'Mar'],
  ['April', 'Apr'],
  ['May', 'May'],
  ['June', 'Jun'],
  ['July', 'Jul'],
  ['August', 'Aug'],
  ['September', 'Sept'],
  ['October', 'Oct'],
  ['November', 'Nov'],
  ['December', 'Dec'],
] as const;

const WEEKDAYS = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  zh: ['一', '二', '三', '四', '五', '六', '日'],
} as const;

/** A thin space, as Chinese sets it between characters and digits. */
const THIN = '\u2009';

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

function partsOf(day: Day): Parts {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
}

const englishMonth = ({ month }: Parts, length: 'long' | 'short'): string =>
  MONTHS[month - 1]?.[length === 'long' ? 0 : 1] ?? '';

const isEnglish = (languageTag: string): boolean => languageTag === 'en';

/** Numbers and the characters after them, thin spaces between. */
const chinese = (...parts: readonly (number | string)[]): string => parts.join(THIN);

/** A day as people read it: “30 November 2026”, “2026 年 11 月 30 日”. @param languageTag `en` or `zh-Hans` */
export function dayText(day: Day, languageTag: string): string {
  const parts = partsOf(day);
  return isEnglish(languageTag)
    ? `${parts.date} ${englishMonth(parts, 'long')} ${parts.year}`
    : chinese(parts.year, '年', parts.month, '月', parts.date, '日');
}

/** A day within the year in short: “3 Dec”, “12 月 3 日”. */
export function shortDayText(day: Day, languageTag: string): string {
  const parts = partsOf(day);
  return isEnglish(languageTag)
    ? `${parts.date} ${englishMonth(parts, 'short')}`
    : chinese(parts.month, '月', parts.date, '日');
}

/** A day's month: “November 2026”, “2026 年 11 月”. */
export function monthText(day: Day, languageTag: string): string {
  const parts = partsOf(day);
  return isEnglish(languageTag)
    ? `${englishMonth(parts, 'long')} ${parts.year}`
    : chinese(parts.year, '年', parts.month, '月');
}

/** The names of the seven days of a week in short, Monday first. */
export const weekdayNames = (languageTag: string): readonly string[] =>
  WEEKDAYS[isEnglish(languageTag) ? 'en' : 'zh'];
