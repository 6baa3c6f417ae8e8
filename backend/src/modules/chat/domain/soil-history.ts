import { texts } from '../../../kernel/languages/texts.js';
import { addDays } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';

const tAssistant = texts('assistant');

/** What a gardener found when they felt the soil of a plant. */
export interface SoilCheck {
  plantId: string;
  kind: string;
  answer: string;
  /** The gardener's own day. */
  happenedOn: LocalDate;
}

/** A plant whose soil was found dry, or still moist, again and again. */
export interface SoilPattern {
  plantId: string;
  soil: 'dry' | 'moist';
  /** Different days, the earliest first. */
  days: LocalDate[];
  /** Where all of them are. */
  span: 'this month' | 'in the last 30 days';
}

const SPAN_DAYS = 30;
const MIN_DAYS = 3;
const ANSWERS = { dry: 'was-dry', moist: 'still-moist' } as const;

/** The day from which on checks count. */
export const soilSince = (today: LocalDate): LocalDate => addDays(today, 1 - SPAN_DAYS);

/** The days on which the soil of a plant was found so. */
export function soilDays(checks: SoilCheck[], plantId: string, soil: SoilPattern['soil']): LocalDate[] {
  const found = checks.filter(
    (check) => check.plantId === plantId && check.kind === 'water' && check.answer === ANSWERS[soil],
  );
  return [...new Set(found.map(({ happenedOn }) => happenedOn))].sort();
}

/** Plants whose soil was found dry, or still moist, on at least three days of the last 30: most days first. */
export function soilPatterns(checks: SoilCheck[], today: LocalDate): SoilPattern[] {
  const recent = checks.filter(({ happenedOn }) => happenedOn >= soilSince(today) && happenedOn <= today);
  const plants = [...new Set(recent.map(({ plantId }) => plantId))];
  const patterns = plants.flatMap((plantId) =>
    (['dry', 'moist'] as const).flatMap((soil): SoilPattern[] => {
      const days = soilDays(recent, plantId, soil);
      const ofMonth = days.filter((day) => day.slice(0, 7) === today.slice(0, 7));
      if (ofMonth.length >= MIN_DAYS) return [{ plantId, soil, days: ofMonth, span: 'this month' }];
      return days.length >= MIN_DAYS ? [{ plantId, soil, days, span: 'in the last 30 days' }] : [];
    }),
  );
  return patterns.sort((a, b) => b.days.length - a.days.length);
}

/** From `MIN_DAYS` on. */
const TIMES = [
  () => tAssistant('threeTimes'),
  () => tAssistant('fourTimes'),
  () => tAssistant('fiveTimes'),
  () => tAssistant('sixTimes'),
  () => tAssistant('sevenTimes'),
  () => tAssistant('eightTimes'),
  () => tAssistant('nineTimes'),
  () => tAssistant('tenTimes'),
];

/** "Your Peace Lily was thirsty three times this month: why?" */
export function soilQuestion({ soil, days, span }: SoilPattern, plant: string): string {
  const times = TIMES[days.length - MIN_DAYS]?.() ?? tAssistant('manyTimes', { number: days.length });
  const isOfMonth = span === 'this month';
  return soil === 'dry'
    ? tAssistant(isOfMonth ? 'thirstyMonth' : 'thirsty30', { plant, times })
    : tAssistant(isOfMonth ? 'moistMonth' : 'moist30', { plant, times });
}
