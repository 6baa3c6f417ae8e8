import type { LocalDate } from './local-date.js';
import { MONTH_NAMES } from './months.js';

/** "Every day", "Every 9 days", "Every 5 weeks", "Every month", "About every 7 months", "Every year", "Every 2 years". */
export function often(days: number): string {
  if (days === 1) return 'Every day';
  if (days === 7) return 'Every week';
  if (days === 30) return 'Every month';
  if (days === 60) return 'Every 2 months';
  if (days % 365 === 0) return days === 365 ? 'Every year' : `Every ${days / 365} years`;
  if (days >= 75) return `About every ${Math.round(days / 30.4)} months`;
  return days % 7 === 0 ? `Every ${days / 7} weeks` : `Every ${days} days`;
}

/** 2026-11-21 is "21 November", and "21 November 2026" in another year than `today`. */
export function dayInWords(day: LocalDate, today: LocalDate): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `${Number(day.slice(8))} ${isThisYear ? nameOfMonth(day) : monthInWords(day)}`;
}

/** 2028-03-01 is "March 2028". */
export const monthInWords = (day: LocalDate): string => `${nameOfMonth(day)} ${day.slice(0, 4)}`;

const nameOfMonth = (day: LocalDate) => MONTH_NAMES[Number(day.slice(5, 7)) - 1]!;
