import type { ActingMember } from '../../../kernel/acting-member.js';
import { hemisphereOf } from '../../../kernel/hemisphere.js';
import { speaking } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import { instantOf, localDateOf, timeZoneOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { hasWinter } from '../../../kernel/winter.js';
import type { CareAnswer } from './care-kind.js';
import { notYet } from './care.errors.js';
import type { Conditions } from './conditions.js';
import type { Reader } from './rhythm-words.js';
import { schedule } from './schedule.js';
import { STORED_IN } from './stored-reason.js';
import type { Due, Rhythm, Situation } from './situation.js';

const tGarden = texts('garden');

/** Who gardens, and in which IANA time zone; null until it is known. */
export interface Gardener {
  id: string;
  timeZone: string | null;
  /** Who acts in their garden, where that is a member of the household. */
  member?: ActingMember;
}

/** The part of an address that says whose garden it is about, where a member of the household asks. */
export const gardenOf = ({ id, member }: Gardener): Record<string, string> => (member ? { garden: id } : {});

/** Who noted something, as it is stored: the gardener, or a member; null once that account is gone. */
export interface Author {
  byMember: boolean;
  memberId: string | null;
  memberName: string | null;
}

/** The name of who noted something, for who reads it; null for their own. Names are what people typed. */
export function authorFor({ member }: Gardener, { byMember, memberId, memberName }: Author): string | null {
  if (!byMember) return member?.ownerName ?? null;
  return member && member.id === memberId ? null : (memberName ?? tGarden('someone'));
}

/** Who noted something: one of the household, or a plant sitter. */
export type Noter = Author & { bySitter: boolean };

/** For who notes the same on the same day: that it is noted, and by whom. */
export function alreadyNoted(gardener: Gardener, first: Noter): string {
  if (first.bySitter) return tGarden('alreadyNotedBySitter');
  const name = first.byMember ? first.memberName : authorFor(gardener, first);
  return name === null ? tGarden('alreadyNoted') : tGarden('alreadyNotedBy', { name });
}

/** A task as far as its dates follow from it. */
export type Schedulable = Rhythm & {
  conditions: Conditions;
  startsOn: LocalDate;
  /** Oldest first. */
  answers: readonly CareAnswer[];
};

/** Care that was done longer ago is not noted: it is more likely a mistyped year. */
export const MAX_DAYS_BACK = 366;

const NOON = 12;

/** The day it is for this gardener. */
export const todayOf = (gardener: Gardener, now = new Date()): LocalDate => dayOf(gardener, now);

/** Who reads of a garden: the gardener, or a member of the household with their right, on the gardener's own day. */
export const readerOf = (gardener: Gardener, today = todayOf(gardener)): Reader => ({
  today,
  mayArchive: gardener.member?.may !== 'tick',
});

/** The gardener's own day at an instant. */
export const dayOf = (gardener: Gardener, instant: Date): LocalDate =>
  localDateOf(instant, timeZoneOf(gardener));

/** The instant of a day that the gardener names: now for today or none, else noon. Throws `not-yet` for a day to come. */
export function momentOf(gardener: Gardener, day?: LocalDate | null): { on: LocalDate; at: Date } {
  const now = new Date();
  const today = todayOf(gardener, now);
  if (!day || day === today) return { on: today, at: now };
  if (day > today) throw notYet();
  return { on: day, at: instantOf(day, NOON, timeZoneOf(gardener)) };
}

/** When a task is due, for this gardener's seasons and day, to be stored: `reasonOn` translates its sentences for the reader. */
export const dueOf = (gardener: Gardener, task: Schedulable, today = todayOf(gardener)): Due =>
  speaking(STORED_IN, () => schedule(situationOf(gardener, task, today)));

/** All that a task's dates follow from. */
export const situationOf = (gardener: Gardener, task: Schedulable, today = todayOf(gardener)): Situation => ({
  rhythm: task,
  conditions: task.conditions,
  hemisphere: hemisphereOf(timeZoneOf(gardener)),
  hasWinter: hasWinter(timeZoneOf(gardener)),
  answers: task.answers,
  startsOn: task.startsOn,
  today,
});
