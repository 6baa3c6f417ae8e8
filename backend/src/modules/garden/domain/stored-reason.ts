import type { LanguageCode } from '../../../kernel/languages/language.js';
import { isLocalDate } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { MONTH_NAMES, months, SEASONS } from '../../../kernel/months.js';
import type { Month, Season } from '../../../kernel/months.js';
import type { Often, SaidDay } from '../../../kernel/spoken-time.js';
import type { CareKind } from './care-kind.js';
import type { Cause, Coming, SaidRhythm, Sentence } from './sentences.js';

/**
 * Sentences about tasks are stored in English, as files with a garden hold them too, and each is read again before it is said to somebody
 * in another language. A test holds this file to all that the rules can say.
 */
export const STORED_IN: LanguageCode = 'en';

const MONTH = `(?:${MONTH_NAMES.join('|')})`;
const DAY = `(\\d{1,2} ${MONTH}(?: \\d{4})?)`;
const SPAN = `(?:in ${MONTH}|from ${MONTH} to ${MONTH})`;
const DONE: Record<string, CareKind> = {
  watered: 'water',
  fed: 'fertilise',
  repotted: 'repot',
  pruned: 'prune',
  misted: 'mist',
  done: 'custom',
};
const LAST = `Last (${Object.keys(DONE).join('|')})`;
const CAUSES: Record<string, Cause> = {
  'it stands in less light': 'less-light',
  'it stands in the sun': 'sun',
  'its pot is small': 'small-pot',
  'its pot is large': 'large-pot',
  'you found its soil moist': 'moist',
  'you found its soil dry': 'dry',
};
const CAUSE = `(?:${Object.keys(CAUSES).join('|')})`;
const SEASON = `(${SEASONS.join('|')})`;
const OFTEN = '(Every|About every)(?: (\\d+))? (day|week|month|year)s?';

const whole = (pattern: string) => new RegExp(`^${pattern}\\.$`);
const RHYTHM = whole(
  `${OFTEN}(?: in ${SEASON}|(, as you chose)|, (${SPAN}(?: and ${SPAN})*))?(?:, as (${CAUSE}(?: and ${CAUSE})*))?`,
);
const COMING: [RegExp, Coming][] = [
  [whole(`Check it around ${DAY}`), 'check'],
  [whole(`Check it again on ${DAY}`), 'check-again'],
  [whole(`We don’t know when it was last watered, so check the soil on ${DAY}`), 'unknown'],
  [whole(`Next on ${DAY}`), 'next'],
  [whole(`Put off until ${DAY}`), 'put-off'],
  [whole(`Part of its plan, on ${DAY}`), 'planned'],
  [
    whole(`Outdoors the cold ends its season: move it to past plants, or check it around ${DAY}`),
    'season-over',
  ],
  [whole(`Once it is harvested, move it to past plants, or check it around ${DAY}`), 'harvested'],
  [whole(`Bring it in before the nights are too cold for it, and check it around ${DAY}`), 'bring-in'],
  [whole(`Dig it up before the ground freezes, or check it around ${DAY}`), 'dig-up'],
  [whole(`Dig it up before the ground freezes: it rests until around ${DAY}`), 'dig-up-rest'],
  [whole(`It rests until around ${DAY}`), 'rests'],
];
const LAST_ON = whole(`${LAST} on ${DAY}`);
const LAST_IN = whole(`${LAST} in (${MONTH} \\d{4})`);
const MOIST = whole(`The soil was still moist on ${DAY}`);
const NEXT_IN = whole(`Next in (${MONTH} \\d{4})`);
const SOON = whole(`Do it soon, if you have not done it this ${SEASON}`);

/** The sentences of a stored reason, each as it stands. */
export const sentencesIn = (reason: string): string[] => reason.split(/(?<=\.) /);

/** Whether a stored sentence says how often something is done, in the words of today or of before. */
export const saysRhythm = (sentence: string): boolean => /^(?:Every|About every) [^.]+\.$/.test(sentence);

/** What a stored sentence says; undefined where it was written before these were the words. */
export function readSentence(sentence: string): Sentence | undefined {
  if (saysRhythm(sentence)) return readRhythm(sentence);
  return readComing(sentence) ?? readLast(sentence) ?? readOther(sentence);
}

function readRhythm(sentence: string): Sentence | undefined {
  const [, every, count, unit, season, own, spans, causes] = RHYTHM.exec(sentence) ?? [];
  if (!every || !unit) return undefined;
  const rhythm: SaidRhythm = {
    often: { every: every === 'Every' ? (`${unit}s` as Often['every']) : 'about', count: Number(count ?? 1) },
    season: (season as Season | undefined) ?? null,
    months: spans ? spans.split(' and ').flatMap(readSpan) : null,
    isOwn: own !== undefined,
    causes: causes ? causes.split(' and ').map((cause) => CAUSES[cause]!) : [],
  };
  return { says: 'rhythm', ...rhythm };
}

function readComing(sentence: string): Sentence | undefined {
  for (const [pattern, says] of COMING) {
    const on = readDay(pattern.exec(sentence)?.[1]);
    if (on) return { says, on };
  }
  return undefined;
}

function readLast(sentence: string): Sentence | undefined {
  const [, done, day] = LAST_ON.exec(sentence) ?? [];
  const on = readDay(day);
  if (done && on) return { says: 'last', kind: DONE[done]!, on };
  const [, doneThen, month] = LAST_IN.exec(sentence) ?? [];
  return doneThen && month ? { says: 'last-in', kind: DONE[doneThen]!, month: readMonth(month) } : undefined;
}

function readOther(sentence: string): Sentence | undefined {
  const on = readDay(MOIST.exec(sentence)?.[1]);
  if (on) return { says: 'moist', on };
  const month = NEXT_IN.exec(sentence)?.[1];
  if (month) return { says: 'next-in', month: readMonth(month) };
  const season = SOON.exec(sentence)?.[1];
  return season ? { says: 'soon', season: season as Season } : undefined;
}

const numberOf = (month: string): Month => MONTH_NAMES.indexOf(month) + 1;
const two = (number: number | string) => String(number).padStart(2, '0');
/** Any year with a 29 February, for a day that is said without its year. */
const LEAP_YEAR = '2024';

/** "21 November 2026"; undefined where there is no such day, as files with a garden are written by others, too. */
function readDay(words = ''): SaidDay | undefined {
  const [day = '', month = '', year] = words.split(' ');
  const on = `${year ?? LEAP_YEAR}-${two(numberOf(month))}-${two(day)}`;
  return isLocalDate(on) ? { on, hasYear: year !== undefined } : undefined;
}

/** "November 2026" */
function readMonth(words: string): LocalDate {
  const [month = '', year = ''] = words.split(' ');
  return `${year}-${two(numberOf(month))}-01`;
}

/** "in July", "from November to February" */
const readSpan = (words: string): Month[] =>
  months(
    words
      .split(/ ?(?:in|from|to) /)
      .filter(Boolean)
      .map(numberOf)
      .join('-'),
  );
