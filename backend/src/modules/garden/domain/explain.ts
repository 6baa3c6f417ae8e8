import type { Hemisphere } from '../../../kernel/hemisphere.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { CareAnswer, CareKind } from './care-kind.js';
import { conditionsFactor, conditionsInWords } from './conditions.js';
import type { Conditions } from './conditions.js';
import { restOn } from './season.js';

/** What the sentence is about: a task's situation, and what was calculated from it. */
interface Reckoning {
  rhythm: { kind: CareKind; growingDays: number; restingDays: number | null; isOwnRhythm: boolean };
  conditions: Conditions;
  hemisphere: Hemisphere;
  /** Where counting begins while nothing was done yet. */
  startsOn: LocalDate;
  /** The wait that was calculated. */
  days: number;
  /** What the answers have taught, as a factor. */
  learnt: number;
  from: LocalDate;
  lastDoneOn: LocalDate | null;
  /** The answer that put it off, where one did. */
  putOff?: CareAnswer;
}

const DONE: Record<CareKind, string> = {
  water: 'watered',
  fertilise: 'fed',
  repot: 'repotted',
  prune: 'pruned',
  mist: 'misted',
  custom: 'done',
};

/** Why a task is due when it is due, in one plain sentence. */
export function explain(reckoning: Reckoning): string {
  const { putOff, lastDoneOn, startsOn, rhythm } = reckoning;
  if (putOff?.answer === 'still-moist')
    return `You found the soil still moist on ${inWords(putOff.on)}, so look again then.`;
  if (putOff) return `You put it off on ${inWords(putOff.on)}.`;
  const since = lastDoneOn
    ? `last ${DONE[rhythm.kind]} on ${inWords(lastDoneOn)}`
    : `counted from ${inWords(startsOn)}, as nothing is noted yet`;
  return `${every(reckoning)}${because(reckoning)}; ${since}.`;
}

function every({ days, rhythm, from, hemisphere }: Reckoning): string {
  const often = days === 1 ? 'Every day' : `Every ${spoken(days)}`;
  if (rhythm.isOwnRhythm) return `${often}, as you set it`;
  const isSeasonal = rhythm.restingDays !== rhythm.growingDays && hemisphere !== 'tropics';
  if (!isSeasonal) return `About ${often.toLowerCase()}`;
  const rest = restOn(from, hemisphere);
  const season = rest === 1 ? 'in its resting months' : rest === 0 ? 'while it grows' : 'between the seasons';
  return `About ${often.toLowerCase()} ${season}`;
}

function because({ rhythm, conditions, learnt }: Reckoning): string {
  if (rhythm.isOwnRhythm || rhythm.kind !== 'water') return '';
  const place = conditionsFactor(rhythm.kind, conditions) === 1 ? [] : conditionsInWords(conditions);
  const found = learnt > 1 ? ['you found its soil moist'] : learnt < 1 ? ['you found its soil dry'] : [];
  const reasons = [...place, ...found];
  return reasons.length ? `, as ${reasons.join(' and ')}` : '';
}

/** 400 days are "13 months", 730 "2 years". */
function spoken(days: number): string {
  if (days >= 720) return `${Math.round(days / 365)} years`;
  if (days >= 60) return `${Math.round(days / 30)} months`;
  return `${days} days`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 2026-11-21 is "21 November". */
const inWords = (day: LocalDate): string => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]!}`;
