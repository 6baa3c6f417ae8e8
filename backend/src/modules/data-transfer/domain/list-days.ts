/** How the names of the months begin in each of our languages, without accents. */
const MONTHS = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dic', 'dez'],
];
const SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;

/** Whether 3/4/2026 is the third of April or the fourth of March, as far as the column of dates shows it. */
export type DayOrder = 'day-first' | 'month-first' | 'unknown';

/** The order of days and months in these dates; unknown too where they contradict one another. */
export function findDayOrder(dates: string[]): DayOrder {
  const parts = dates.map((date) => SLASHES.exec(date.trim())).filter((match) => match !== null);
  const isDayFirst = parts.some(([, first]) => Number(first) > 12);
  const isMonthFirst = parts.some(([, , second]) => Number(second) > 12);
  if (isDayFirst === isMonthFirst) return 'unknown';
  return isDayFirst ? 'day-first' : 'month-first';
}

/** The day as `2026-11-21`; undefined if it is none or ambiguous. */
export function readDay(text: string, order: DayOrder): string | undefined {
  const date = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(date);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const dots = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(date);
  if (dots) return toDay(dots[3], dots[2], dots[1]);
  const slashes = SLASHES.exec(date);
  if (slashes) {
    const [, first, second, year] = slashes;
    if (first === second) return toDay(year, first, second);
    if (order === 'unknown') return undefined;
    return order === 'day-first' ? toDay(year, second, first) : toDay(year, first, second);
  }
  return readWords(date);
}

/** 21 Nov 2026, 21st November 2026, Nov 21, 2026, 21. März 2026, 21 de noviembre de 2026 */
function readWords(date: string): string | undefined {
  const match =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:de\s+)?)?([a-z]{3,10})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?,?\s+(?:de\s+)?(\d{4})$/i.exec(
      date.normalize('NFD').replace(/\p{M}/gu, ''),
    );
  if (!match) return undefined;
  const [, before, month = '', after, year] = match;
  const begins = month.slice(0, 3).toLowerCase();
  const number = MONTHS.findIndex((names) => names.includes(begins)) + 1;
  return number && (before ?? after) ? toDay(year, String(number), before ?? after) : undefined;
}

function toDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
