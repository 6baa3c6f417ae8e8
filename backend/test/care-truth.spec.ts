import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { addDays, daysBetween, monthOf } from '../src/kernel/local-date.js';
import { dueOf } from '../src/modules/garden/domain/gardener.js';
import type { CareAnswer } from '../src/modules/garden/domain/care-kind.js';
import { rhythmsOf } from '../src/modules/garden/domain/rhythms.js';
import type { Rhythm } from '../src/modules/garden/domain/situation.js';
import { careCalendar } from '../src/modules/library/domain/care-calendar.js';
import { readSeed } from '../src/setup/migrate-and-seed.js';

/** A row of care-truth.csv, whose first lines say what the words in it mean. */
type Advice = Record<
  | 'slug'
  | 'place'
  | 'water_min'
  | 'water_max'
  | 'rest_min'
  | 'rest_max'
  | 'rests_in'
  | 'outside'
  | 'feed_months'
  | 'repot_years'
  | 'repot_months'
  | 'prune_months'
  | 'how'
  | 'source'
  | 'address',
  string
>;
/** How much of a row stands on a page that was read: all of it, some parts, nothing. */
const HOW = /^(recalled|((water|feed|repot|prune) )*read)$/;
type Range = [min: number, max: number];

/** One plant in one place, and the days on which its tasks were due and done. */
interface Life {
  advice: Advice;
  timeZone: string;
  isOutdoors: boolean;
  days: Map<string, string[]>;
}

const table = parse(readFileSync(path.join(import.meta.dirname, 'care-truth.csv'), 'utf8'), {
  comment: '#',
  comment_no_infix: true,
  columns: true,
}) as Advice[];
const library = new Map(readSeed().map((plant) => [plant.slug, plant]));

/** How many months later a season comes than in the north; null: there are none. */
const PLACES: [timeZone: string, shift: number | null][] = [
  ['Europe/Berlin', 0],
  ['Australia/Sydney', 6],
  ['Asia/Singapore', null],
  ['America/Guayaquil', null], // Quito's zone
];
const [FIRST, LAST] = ['2027-01-01', '2028-12-31'];
const YEAR = 365.25;
/** Days by which a season's first day may differ from a whole number of years: a window of three months. */
const SEASON = 92;
/** Months of the north in which a plant certainly grows, or certainly rests; between them it does either. */
const GROWS = { winter: [4, 5, 6, 7, 8, 9], summer: [10, 11, 12, 1, 2, 3, 4] };
const RESTS = { winter: [12, 1, 2], summer: [7, 8] };
/** When what lives on rain is not watered outdoors; bulbs that have died down for the summer are not watered then either. */
const RAINY = { winter: [11, 12, 1, 2], summer: [11, 12, 1, 2, 6, 7, 8] };

const shiftOf = (timeZone: string) => PLACES.find(([name]) => name === timeZone)![1];
/** The month that a day would have in the north; null where there are no seasons. */
function northern(day: string, timeZone: string): number | null {
  const shift = shiftOf(timeZone);
  return shift === null ? null : ((monthOf(day) - 1 - shift + 12) % 12) + 1;
}
const range = (text: string) => text.split('-').map(Number) as Range;
function monthsOf(text: string): number[] {
  return text.split(',').flatMap((span) => {
    const [first, last = first] = span.split('-').map(Number) as [number, number?];
    return Array.from({ length: ((last! - first + 12) % 12) + 1 }, (_, i) => ((first - 1 + i) % 12) + 1);
  });
}

/** Every day on which a task is due, if it is answered on that day; a day of the next year is the last. */
function daysOf(timeZone: string, rhythm: Rhythm): string[] {
  const gardener = { id: '', timeZone };
  const conditions = { light: null, potCm: null };
  const answers: CareAnswer[] = [];
  const days: string[] = [];
  for (let today = FIRST; today <= LAST;) {
    const task = { ...rhythm, conditions, startsOn: FIRST, answers: answers.slice(-30) };
    const { dueOn } = dueOf(gardener, task, today);
    if (dueOn < today || answers.at(-1)?.on === dueOn) throw new Error(`Due on ${dueOn}, after ${today}.`);
    days.push(dueOn);
    answers.push({ answer: 'done', on: dueOn });
    today = dueOn;
  }
  return days;
}

function live(advice: Advice, timeZone: string, isOutdoors: boolean): Life {
  const plant = library.get(advice.slug)!;
  const rhythms = rhythmsOf(plant.waterNeeds, isOutdoors, { ...plant, ...careCalendar(plant) });
  const days = new Map(rhythms.map((rhythm) => [rhythm.kind as string, daysOf(timeZone, rhythm)]));
  return { advice, timeZone, isOutdoors, days };
}

const lives = table.flatMap((advice) =>
  [false, true]
    .filter((isOutdoors) => advice.place === 'both' || (advice.place === 'outdoors') === isOutdoors)
    .flatMap((isOutdoors) => PLACES.map(([timeZone]) => live(advice, timeZone, isOutdoors))),
);

/** What is wrong, in one line each. */
const misses = (fault: (life: Life) => string[]) =>
  lives.flatMap((life) =>
    fault(life).map(
      (words) => `${life.advice.slug}, ${life.timeZone}, ${life.isOutdoors ? 'out' : 'in'}: ${words}`,
    ),
  );
const pairs = (days: string[]) => days.slice(1).map((day, i) => [days[i]!, day] as const);

function waterMisses({ advice, timeZone, isOutdoors, days }: Life): string[] {
  const isRainy = advice.outside === 'rain' && isOutdoors;
  const season = advice.rests_in as 'winter' | 'summer';
  const grows: Range = [Number(advice.water_min), Number(advice.water_max)];
  const rests: Range = advice.rest_max ? [Number(advice.rest_min), Number(advice.rest_max)] : grows;
  const saysNothingOfRest = advice.rest_max === '-';
  return pairs(days.get('water')!).flatMap(([from, to]) => {
    const length = daysBetween(from, to);
    const all = Array.from({ length }, (_, i) => northern(addDays(from, i + 1), timeZone));
    const within = (months: number[]) => all.every((month) => month === null || months.includes(month));
    if (isRainy && all.some((month) => month !== null && RAINY[season].includes(month)))
      return RESTS.winter.includes(northern(to, timeZone)!) ? [`watered on ${to}, in the rain`] : [];
    if (saysNothingOfRest && !within(GROWS[season])) return [];
    const [min, max] = within(GROWS[season])
      ? grows
      : within(RESTS[season])
        ? rests
        : [Math.min(grows[0], rests[0]), Math.max(grows[1], rests[1])];
    return length >= min && length <= max ? [] : [`${length} days to ${to}, advised ${min} to ${max}`];
  });
}

/** A task of certain months: when they are, and, where there are no seasons, that it comes evenly. */
function seasonMisses(kind: string, advised: string, { timeZone, days }: Life): string[] {
  if (advised === '-') return [];
  const done = days.get(kind) ?? [];
  if (advised === 'none') return done.length ? [`${kind} on ${done[0]!}, advised never`] : [];
  if (!done.length) return [`no ${kind}, advised in ${advised}`];
  const months = monthsOf(advised);
  if (shiftOf(timeZone) !== null)
    return done
      .filter((day) => !months.includes(northern(day, timeZone)!))
      .map((day) => `${kind} on ${day}, advised in ${advised}`);
  const gaps = pairs(done).map(([from, to]) => daysBetween(from, to));
  return new Set(gaps).size > 1 ? [`${kind} every ${gaps.join(', ')} days, advised evenly`] : [];
}

function repotMisses(life: Life): string[] {
  const { repot_years: years, repot_months: months, outside } = life.advice;
  if (years === '-' || (life.isOutdoors && outside === 'rain')) return [];
  const [min, max] = range(years);
  const late = pairs(life.days.get('repot') ?? []).flatMap(([from, to]) => {
    const days = daysBetween(from, to);
    const isRight = days >= min * YEAR - SEASON && days <= max * YEAR + SEASON;
    return isRight ? [] : [`repotted after ${days} days, advised ${years} years`];
  });
  return [...seasonMisses('repot', months, life), ...late];
}

describe('the table of truth', () => {
  it('names at least 80 plants of the library, each once and with the page of its advice', () => {
    expect(table.length).toBeGreaterThanOrEqual(80);
    expect(new Set(table.map(({ slug }) => slug)).size).toBe(table.length);
    const wrong = table.filter(
      ({ slug, how, source, address }) =>
        !library.has(slug) || !HOW.test(how) || !source || !/^https?:/.test(address),
    );
    expect(wrong).toEqual([]);
  });

  it('stands on pages that were read, at least in part, for at least 80 of them', () => {
    expect(table.filter(({ how }) => how !== 'recalled').length).toBeGreaterThanOrEqual(80);
  });

  it('is asked about enough dates', () => {
    const dates = lives.reduce((sum, { days }) => sum + [...days.values()].flat().length, 0);
    expect(dates).toBeGreaterThan(50_000);
  });
});

describe('two years in Berlin, Sydney, Singapore and Quito, indoors and outdoors', () => {
  it('water each plant as often as is advised', () => expect(misses(waterMisses)).toEqual([]));
  it('feed it in the months that are advised', () =>
    expect(misses((life) => seasonMisses('fertilise', life.advice.feed_months, life))).toEqual([]));
  it('repot it in those years and months', () => expect(misses(repotMisses)).toEqual([]));
  it('prune it in those months', () =>
    expect(misses((life) => seasonMisses('prune', life.advice.prune_months, life))).toEqual([]));
});
