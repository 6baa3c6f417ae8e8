import { language, perLanguage } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import { addDays, daysBetween, localDateOf, timeZoneOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { dayInWords } from '../../../kernel/spoken-time.js';
import type { Gardener, Plant } from '../../garden/index.js';
import type { LibraryPlant } from '../../library/index.js';

const tAssistant = texts('assistant');

/** What the built-in assistant says. */
export interface Said {
  text: string;
  /** 0 to 1; low where it does not know. */
  confidence: number;
}

export const said = (text: string, confidence = 0.9): Said => ({ text, confidence });

/** A person's own text as plain text: it cannot become a link, a picture or a heading. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
    .replace(/[\\`*_{}[\]()<>#+!|~&:@]/g, '\\$&');

export const plantLink = ({ id, commonName }: { id: string; commonName: string }): string =>
  `[${plain(commonName)}](/garden/${id})`;
export const guideLink = ({ slug, commonName }: Pick<LibraryPlant, 'slug' | 'commonName'>): string =>
  `[${plain(commonName)}](/library/${slug})`;

const lists = perLanguage((locale) => ({
  and: new Intl.ListFormat(locale, { type: 'conjunction' }),
  or: new Intl.ListFormat(locale, { type: 'disjunction' }),
}));

/** "a, b and c". */
export const inWords = (parts: string[], link: 'and' | 'or' = 'and'): string => lists()[link].format(parts);

/** The beginning of a sentence within another one. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The same of what may begin with a noun, which has a capital letter in German. */
export const within = (text: string): string => (language() === 'de' ? text : lower(text));

export const bullets = (lines: string[]): string => lines.map((line) => `- ${line}`).join('\n');
/** Lines of the first things, and how many more there are of `all`. */
export const withMore = (lines: string[], all: number): string[] =>
  all > lines.length ? [...lines, tAssistant('andMore', { count: all - lines.length })] : lines;
export const numbered = (lines: string[]): string =>
  lines.map((line, index) => `${index + 1}. ${line}`).join('\n');

/** "today", "yesterday", "on 12 November, 10 days ago". */
export function dayAgo(day: LocalDate, today: LocalDate): string {
  const days = daysBetween(day, today);
  if (days === 0) return tAssistant('today');
  if (days === 1) return tAssistant('yesterday');
  return tAssistant('daysAgo', { day: dayInWords(day, today), count: days });
}

/** "today", "tomorrow", "on Friday", "on 12 December". */
export function dayAhead(day: LocalDate, today: LocalDate): string {
  const name = dayName(day, today);
  return day <= addDays(today, 1) ? name : tAssistant('onDay', { day: name });
}

const weekdays = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);

/** "today", "tomorrow", "Friday", "12 December". */
export function dayName(day: LocalDate, today: LocalDate): string {
  if (day <= today) return tAssistant('today');
  if (day === addDays(today, 1)) return tAssistant('tomorrow');
  return daysBetween(day, today) > -7 ? weekdays().format(new Date(day)) : dayInWords(day, today);
}

/** The gardener's own day of an instant; rows of JSON have it as a text. */
export const dayOfInstant = (instant: Date | string, gardener: Gardener): LocalDate =>
  localDateOf(new Date(instant), timeZoneOf(gardener));

interface Work {
  /** "water" */
  base: () => string;
  /** "watered" */
  past: () => string;
  /** "watering" */
  noun: () => string;
}

/** What is done for plants, by kind. */
export const WORK: Record<string, Work> = {
  water: {
    base: () => tAssistant('water'),
    past: () => tAssistant('watered'),
    noun: () => tAssistant('watering'),
  },
  fertilise: {
    base: () => tAssistant('feed'),
    past: () => tAssistant('fed'),
    noun: () => tAssistant('feeding'),
  },
  repot: {
    base: () => tAssistant('repot'),
    past: () => tAssistant('repotted'),
    noun: () => tAssistant('repotting'),
  },
  prune: {
    base: () => tAssistant('prune'),
    past: () => tAssistant('pruned'),
    noun: () => tAssistant('pruning'),
  },
  mist: {
    base: () => tAssistant('mist'),
    past: () => tAssistant('misted'),
    noun: () => tAssistant('misting'),
  },
};

/** What a task of one's own, or a step of a treatment, is called: a part of a sentence. */
export const titleInWords = (title: string): string => plain(title.trim().replace(/[.!:]+$/, ''));

/** "water the Monstera", or the name of a task of one's own. */
export function taskInWords(task: {
  kind: string;
  title: string | null;
  plantId: string;
  plantName: string;
}): string {
  const plant = plantLink({ id: task.plantId, commonName: task.plantName });
  const work = WORK[task.kind];
  if (work) return tAssistant('task', { do: work.base(), plant });
  return tAssistant('ownTask', { title: titleInWords(task.title ?? tAssistant('lookAfter')), plant });
}

const MAX_NAMED = 6;

/** The garden's names where a question could mean any, and how many more there are. */
export function anyOf(plants: Plant[]): string {
  const more = plants.length - MAX_NAMED;
  const names = plants.slice(0, MAX_NAMED).map((plant) => plantLink(plant));
  return inWords(more > 0 ? [...names, tAssistant('more', { count: more })] : names);
}
