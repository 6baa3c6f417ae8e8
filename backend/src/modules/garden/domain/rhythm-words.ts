import { keeping } from '../../../kernel/keeping.js';
import { language, perLanguage } from '../../../kernel/languages/language.js';
import { daysBetween } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { Month } from '../../../kernel/months.js';
import { oftenOf, saidDay } from '../../../kernel/spoken-time.js';
import type { CareAnswer } from './care-kind.js';
import { tooLate, withoutLateAdvice } from './cold-dates.js';
import type { TooLate } from './cold-dates.js';
import { conditionsFactor, causesIn } from './conditions.js';
import { restingSeasonOf, seasonOf } from './season.js';
import { come, inWords } from './sentences.js';
import type { Cause, ColdSays, SaidRhythm, Sentence } from './sentences.js';
import type { Situation } from './situation.js';
import { readSentence, saysRhythm, sentencesIn, STORED_IN } from './stored-reason.js';

/** All that the sentences about a date say. */
interface Explained extends Situation {
  /** In this gardener's hemisphere; null: all year. */
  months: readonly Month[] | null;
  /** Never done, and its season has begun. */
  isSoon: boolean;
  /** What is said of the cold with that day. */
  ofTheCold: ColdSays | null;
  /** The wait that was calculated. */
  days: number;
  /** What the answers have taught, as a factor. */
  learnt: number;
  lastDoneOn: LocalDate | null;
  dueOn: LocalDate;
  /** The answer that put it off, where one did. */
  putOff?: CareAnswer;
}

/** How often, and why: "Every 5 weeks in winter." */
export const rhythmSentence = (explained: Explained): string =>
  inWords({ says: 'rhythm', ...rhythmOf(explained) });

/**
 * How often, when last, when next: the sentences that every place says about a task, such as "Every 5 weeks in winter. Last
 * watered on 12 November. Check it around 17 December."
 */
export const reasonInWords = (explained: Explained): string => sentencesOf(explained).map(inWords).join(' ');

function sentencesOf(explained: Explained): Sentence[] {
  const { putOff, dueOn, today } = explained;
  const on = saidDay(dueOn, today);
  if (putOff?.answer === 'still-moist')
    return [
      { says: 'moist', on: saidDay(putOff.on, today) },
      { says: 'check-again', on },
    ];
  if (putOff) return [{ says: 'put-off', on }];
  return [{ says: 'rhythm', ...rhythmOf(explained) }, ...last(explained), next(explained)];
}

/** The sentences about a task as they are true on a day, and those of them that screens show alone. */
interface TaskSentences {
  /** How often, when last and when next. */
  reason: string;
  /** How often, without a full stop; null while they do not say it, as while it is put off. */
  rhythm: string | null;
  /** The last of them: when next. */
  next: string;
  /** Whether that says that the cold has ended its season. */
  isSeasonOver: boolean;
  /** Whether that says that it rests, or that its season is over: how often it is watered while it grows is not said before then. */
  rests: boolean;
}

/** Who reads sentences: on which day, and whether they may move a plant to past plants, as who only ticks may not, who chooses no rhythm either. */
export interface Reader {
  today: LocalDate;
  mayArchive: boolean;
}

/** What is stored is said again each time that a garden is shown. */
const saidBefore = perLanguage(() => keeping<TaskSentences>(5_000));

/**
 * The stored sentences about a task as they are true on a day, in the language that is spoken: a date that has come or is past is
 * "today". Stored sentences name the day, as they are read on many; every place reads them through this function.
 */
export function sentencesOn(
  reason: string,
  dueOn: LocalDate,
  today: LocalDate,
  mayArchive = true,
): TaskSentences {
  const [hasCome, late] = [dueOn <= today, tooLate(dueOn, today)];
  const key = `${hasCome}${late.toShelter}${late.toDigUp}${mayArchive}${reason}`;
  return saidBefore()(key, () => saidAgain(reason, hasCome, late, mayArchive));
}

function saidAgain(reason: string, hasCome: boolean, late: TooLate, mayArchive: boolean): TaskSentences {
  const stored = sentencesIn(reason);
  const coming = readSentence(stored.at(-1)!);
  const now = coming && withoutLateAdvice(coming, late);
  const isOver = now?.says === 'season-over' || now?.says === 'harvested';
  const asked = isOver && !mayArchive ? { says: 'check' as const, on: now.on } : now;
  const asOf = asked && hasCome ? come(asked) : asked;
  const said = stored.map((sentence) => say(sentence, mayArchive));
  if (asOf && asOf !== coming) said[said.length - 1] = inWords(asOf);
  const rhythm = saysRhythm(stored[0]!) ? said[0]!.slice(0, -1) : null;
  const isSeasonOver = isOver && mayArchive;
  const rests = isOver || (!hasCome && (now?.says === 'rests' || now?.says === 'dig-up-rest'));
  const whole = (rhythm && rests ? said.slice(1) : said).join(' ');
  return { reason: whole, rhythm, next: said.at(-1)!, isSeasonOver, rests };
}

/** The same sentences alone. */
export const reasonOn = (reason: string, dueOn: LocalDate, today: LocalDate): string =>
  sentencesOn(reason, dueOn, today).reason;

/** The task with its sentences as they are true for who reads them. */
export const spokenFor =
  ({ today, mayArchive }: Reader) =>
  <Task extends { dueOn: LocalDate; reason: string }>(
    task: Task,
  ): Task & Pick<TaskSentences, 'rhythm' | 'isSeasonOver'> => {
    const { reason, rhythm, isSeasonOver } = sentencesOn(task.reason, task.dueOn, today, mayArchive);
    return { ...task, reason, rhythm, isSeasonOver };
  };

/**
 * A stored sentence in the language that is spoken; one that is not known to be ours stays as it stands. Who may only tick has chosen no rhythm, and
 * found nothing in the soil.
 */
function say(stored: string, isTheirs: boolean): string {
  const sentence = isTheirs && language() === STORED_IN ? undefined : readSentence(stored);
  if (!sentence) return stored;
  return inWords(isTheirs || sentence.says !== 'rhythm' ? sentence : asOfOthers(sentence));
}

const asOfOthers = <Said extends SaidRhythm>(rhythm: Said): Said => ({
  ...rhythm,
  isOwn: false,
  causes: rhythm.causes.filter((cause) => cause !== 'moist' && cause !== 'dry'),
});

/** A day that is longer ago is said with its year. */
const HALF_A_YEAR = 183;

/** With its year where years lie between, or it may be read in another one. */
function last({ rhythm: { kind, everyYears }, lastDoneOn, dueOn, today, months }: Explained): Sentence[] {
  if (!lastDoneOn) return [];
  if (months && everyYears !== null) return [{ says: 'last-in', kind, month: lastDoneOn }];
  const { on, hasYear } = saidDay(lastDoneOn, today);
  const isReadForLong = daysBetween(lastDoneOn, dueOn) > HALF_A_YEAR;
  return [{ says: 'last', kind, on: { on, hasYear: hasYear || isReadForLong } }];
}

function next(explained: Explained): Sentence {
  const { rhythm, lastDoneOn, dueOn, today, months, isSoon, ofTheCold, hemisphere } = explained;
  const on = saidDay(dueOn, today);
  if (ofTheCold) return { says: ofTheCold, on };
  if (isSoon) return { says: 'soon', season: seasonOf(dueOn, hemisphere)! };
  if (months && rhythm.everyYears !== null) return { says: 'next-in', month: dueOn };
  if (rhythm.kind !== 'water') return { says: 'next', on };
  return { says: lastDoneOn ? 'check' : 'unknown', on };
}

function rhythmOf(explained: Explained): SaidRhythm {
  const { days, rhythm, startsOn, lastDoneOn, dueOn, hemisphere, months } = explained;
  const { everyYears, growingDays, restingDays, restMonths, isOwnRhythm: isOwn } = rhythm;
  const changes = !months && restingDays !== growingDays;
  // Where nothing is done in winter the wait may cross it: it is said for the season in which it is due.
  const asOf = restingDays === null ? dueOn : (lastDoneOn ?? startsOn);
  return {
    often: oftenOf(isOwn ? growingDays : months && everyYears !== null ? 365 * everyYears : days),
    season: changes ? restingSeasonOf(asOf, hemisphere, restMonths) : null,
    months,
    isOwn,
    causes: isOwn ? [] : causesOf(explained),
  };
}

function causesOf({ rhythm, conditions, learnt }: Explained): Cause[] {
  if (rhythm.kind !== 'water') return [];
  const place = conditionsFactor(rhythm.kind, conditions) === 1 ? [] : causesIn(conditions);
  const found: Cause[] = learnt > 1 ? ['moist'] : learnt < 1 ? ['dry'] : [];
  return [...place, ...found];
}
