import type { Condition } from './conditions.js';
import type { OptionOf, QuestionId } from './questions.js';

export const PROBLEM_KINDS = [
  'pest',
  'disease',
  'water',
  'light',
  'feeding',
  'temperature',
  'pot',
  'natural',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** now: today. soon: this week. calm: nothing is lost by waiting. */
export type Urgency = 'now' | 'soon' | 'calm';

/** How often each tap is expected where this is the cause, as parts of a whole; what is left out is rare. */
type Signs = { [Q in Exclude<QuestionId, 'also'>]?: Partial<Record<OptionOf<Q>, number>> };

/** Something to do, and after how many days; several days where it is repeated. */
export interface Step {
  text: string;
  days: number[];
}

/** A published source: who, and the title of the page or sheet. */
export interface Source {
  publisher: string;
  title: string;
}

/** One cause of trouble, in our own words from published horticultural advice. */
export interface Problem {
  id: string;
  name: string;
  kind: ProblemKind;
  /** What it is and how it comes, in one sentence. */
  about: string;
  signs: Signs;
  /** Genera ("Rosa"), species ("Solanum lycopersicum"), families ("Cactaceae") or kinds ("orchid") that often get it. */
  prone: string[];
  /** Where true, no other plant gets it. */
  proneOnly: boolean;
  /** How many times as likely it is under a condition. */
  favours: Partial<Record<Condition, number>>;
  /** How common it is, from 1 (rare) to 10. */
  prior: number;
  urgency: Urgency;
  contagious: boolean;
  /** At most three. */
  steps: Step[];
  avoid: string;
  lookAgainDays: number;
  photoDays: number;
  /** What to think of next if it does not get better. */
  next: string[];
  /** Words by which others name it, in lower case. */
  words: string[];
  sources: Source[];
}

type ProblemInput = Omit<
  Problem,
  'prone' | 'proneOnly' | 'favours' | 'contagious' | 'steps' | 'words' | 'sources' | 'next'
> & {
  prone?: string;
  only?: string;
  favours?: Problem['favours'];
  contagious?: true;
  steps: (string | [text: string, ...days: number[]])[];
  next: string;
  words: string;
  sources: string[];
};

const list = (text: string | undefined): string[] => (text ? text.split(',').map((part) => part.trim()) : []);

/**
 * Spells out an entry of the catalogue. Lists are written with commas; a step without days is for the first day; a source is
 * "publisher: title"; `only` is `prone` for what no other plant gets.
 */
export function problem({ only, contagious, ...input }: ProblemInput): Problem {
  return {
    ...input,
    prone: list(only ?? input.prone),
    proneOnly: only !== undefined,
    favours: input.favours ?? {},
    contagious: contagious ?? false,
    steps: input.steps.map((step) =>
      typeof step === 'string'
        ? { text: step, days: [0] }
        : { text: step[0], days: step.slice(1) as number[] },
    ),
    next: list(input.next),
    words: list(input.words),
    sources: input.sources.map((source) => {
      const [publisher = '', ...title] = source.split(': ');
      return { publisher, title: title.join(': ') };
    }),
  };
}
