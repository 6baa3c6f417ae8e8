import { problemOf } from './catalogue/index.js';
import { seasonOf } from './conditions.js';
import type { Hemisphere, Season } from './conditions.js';
import type { Problem } from './problem.js';
import { say } from './sentences.js';

/** A day of a treatment: something to do, a photo to take, or a look at how it goes. */
export interface PlanTask {
  /** Stable within a plan: "step-1-day-3", "photo", "look". */
  key: string;
  kind: 'step' | 'photo' | 'look';
  /** `2026-11-22`. */
  on: string;
  text: string;
}

export interface Plan {
  problemId: string;
  startsOn: string;
  /** In the order of their days. */
  tasks: PlanTask[];
  photoOn: string;
  lookAgainOn: string;
}

/** How a problem ended, in the gardener's words. */
export type Outcome = 'better' | 'not-better' | 'mistaken';

/** What is said when a problem is closed, and what to think of next. */
export interface Closing {
  text: string;
  next: Problem[];
}

/** The day so many days later; days are `YYYY-MM-DD`. */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Where no season is known, what has one is left for so long. */
const WITHOUT_SEASON_DAYS = 60;

const seasonAt = (day: string, hemisphere: Hemisphere | undefined): Season | undefined =>
  seasonOf({ month: Number(day.slice(5, 7)), hemisphere });

/** The months, of the north, in which most pot plants rest: those of which the care schedule says "in winter". */
const REST = [11, 12, 1, 2];
function growsOn(day: string, hemisphere: Hemisphere | undefined): boolean {
  if (hemisphere !== 'north' && hemisphere !== 'south') return true;
  const month = Number(day.slice(5, 7));
  return !REST.includes(hemisphere === 'north' ? month : ((month + 5) % 12) + 1);
}

/** This day, or the first one of a later month, of which this holds. */
function firstDay(from: string, holds: (day: string) => boolean): string {
  let day = from;
  while (!holds(day)) day = `${dayAfter(`${day.slice(0, 8)}28`, 4).slice(0, 8)}01`;
  return day;
}

/** The first day from this one on in a season. */
const dayIn = (season: Season, from: string, hemisphere: Hemisphere | undefined): string =>
  seasonAt(from, hemisphere)
    ? firstDay(from, (day) => seasonAt(day, hemisphere) === season)
    : dayAfter(from, WITHOUT_SEASON_DAYS);

/** The treatment of a problem that is found on a day: its steps, a photo, and the day to look again. */
export function planFor(problem: Problem, foundOn: string, hemisphere?: Hemisphere): Plan {
  const growing = (from: string) => firstDay(from, (day) => growsOn(day, hemisphere));
  const startsOn = problem.waitsForGrowth ? growing(foundOn) : foundOn;
  const photoOn = dayAfter(startsOn, problem.photoDays);
  const lookAgainOn = dayAfter(startsOn, problem.lookAgainDays);
  const steps = problem.steps.flatMap(({ text, days, season }, index) =>
    days.map((day) => ({
      key: `step-${index + 1}-day-${day}`,
      kind: 'step' as const,
      on:
        season === 'growth'
          ? growing(dayAfter(startsOn, day))
          : dayAfter(season ? dayIn(season, startsOn, hemisphere) : startsOn, day),
      text,
    })),
  );
  const tasks: PlanTask[] = [
    ...steps,
    { key: 'photo', kind: 'photo', on: photoOn, text: say('photo') },
    { key: 'look', kind: 'look', on: lookAgainOn, text: say('look') },
  ];
  tasks.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  return { problemId: problem.id, startsOn, tasks, photoOn, lookAgainOn };
}

/** What follows when a treatment ends. After "not better" it names what else it may be, the likeliest first. */
export function closing(problem: Problem, outcome: Outcome): Closing {
  if (outcome === 'better') return { text: say('better'), next: [] };
  if (outcome === 'mistaken') return { text: say('mistaken'), next: [] };
  const next = problem.next.map((id) => problemOf(id)).filter((other) => other !== undefined);
  return { text: say('notBetter'), next };
}
