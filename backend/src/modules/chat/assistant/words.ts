import { addDays, daysBetween, localDateOf, timeZoneOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { dayInWords } from '../../../kernel/spoken-time.js';
import type { Gardener, Plant } from '../../garden/index.js';
import type { LibraryPlant } from '../../library/index.js';

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

/** "a, b and c". */
export const inWords = (parts: string[], link: 'and' | 'or' = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${link} ${parts.at(-1)}`;

export const bullets = (lines: string[]): string => lines.map((line) => `- ${line}`).join('\n');
export const numbered = (lines: string[]): string =>
  lines.map((line, index) => `${index + 1}. ${line}`).join('\n');

/** "today", "yesterday", "on 12 November, 10 days ago". */
export function dayAgo(day: LocalDate, today: LocalDate): string {
  const days = daysBetween(day, today);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return `on ${dayInWords(day, today)}, ${days} days ago`;
}

/** "today", "tomorrow", "on Friday", "on 12 December". */
export function dayAhead(day: LocalDate, today: LocalDate): string {
  if (day <= today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
  return daysBetween(day, today) > -7 ? `on ${weekday}` : `on ${dayInWords(day, today)}`;
}

/** The gardener's own day of an instant; rows of JSON have it as a text. */
export const dayOfInstant = (instant: Date | string, gardener: Gardener): LocalDate =>
  localDateOf(new Date(instant), timeZoneOf(gardener));

export const VERBS: Record<string, { base: string; past: string; noun: string }> = {
  water: { base: 'water', past: 'watered', noun: 'watering' },
  fertilise: { base: 'feed', past: 'fed', noun: 'feeding' },
  repot: { base: 'repot', past: 'repotted', noun: 'repotting' },
  prune: { base: 'prune', past: 'pruned', noun: 'pruning' },
  mist: { base: 'mist', past: 'misted', noun: 'misting' },
};

/** "Water the Monstera", or the name of a task of one's own. */
export function taskInWords(task: {
  kind: string;
  title: string | null;
  plantId: string;
  plantName: string;
}): string {
  const link = plantLink({ id: task.plantId, commonName: task.plantName });
  const verb = VERBS[task.kind]?.base;
  return verb ? `${verb} ${link}` : `${plain(task.title ?? 'look after')}: ${link}`;
}

/** The garden's names where a question could mean any. */
export const anyOf = (plants: Plant[]): string =>
  inWords(plants.slice(0, 6).map((plant) => plantLink(plant)));
