import type { Condition, Season } from './conditions.js';
import type { OptionOf, QuestionId } from './questions.js';
import { spoken } from './speech.js';

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

/**
 * Something to do, and after how many days; several days where it is repeated. What has its season is done so many days after that
 * begins, or from today where it is that season. What is for `growth` is not done on days on which pot plants rest: it waits until they grow.
 */
export interface Step {
  text: string;
  days: number[];
  season?: Season | 'growth';
}

/** A published source: who, and the title of the page or sheet. */
export interface Source {
  publisher: string;
  title: string;
}

/** One cause of trouble, in our own words from published horticultural advice, which are those of the language that is spoken. */
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
  /** Groups of plants that do not get it, or would suffer from what helps against it. */
  never: string[];
  /** How many times as likely it is under a condition. */
  favours: Partial<Record<Condition, number>>;
  /** How common it is, from 1 (rare) to 10; less where a plant can have it only for a short while. */
  prior: number;
  urgency: Urgency;
  contagious: boolean;
  /** At most three. */
  steps: Step[];
  avoid: string;
  lookAgainDays: number;
  photoDays: number;
  /** Its treatment does not begin while pot plants rest: it waits until they grow. */
  waitsForGrowth?: true;
  /** Days for which the plant is not fed, as `steps` or `avoid` say. */
  unfedDays?: number;
  /** What to think of next if it does not get better. */
  next: string[];
  /** English words by which others name it, in lower case. */
  words: string[];
  sources: Source[];
}

/** What is to be done: on the first day, or on these. */
type StepInput =
  | string
  | readonly [text: string, ...days: number[]]
  | readonly [text: string, season: Season | 'growth', ...days: number[]];

interface ProblemInput<Id extends string, Steps extends readonly StepInput[]> {
  id: Id;
  name: string;
  kind: ProblemKind;
  about: string;
  signs: Signs;
  prone?: string;
  only?: string;
  never?: string;
  favours?: Problem['favours'];
  prior: number;
  urgency: Urgency;
  contagious?: true;
  steps: Steps;
  avoid: string;
  lookAgainDays: number;
  photoDays: number;
  waitsForGrowth?: true;
  unfedDays?: number;
  next: string;
  words: string;
  sources: string[];
}

/** An entry of the catalogue. `written` is there for the compiler alone, which holds translations to the English entry. */
type Entry<Id extends string, Steps extends readonly StepInput[]> = Problem & {
  readonly id: Id;
  readonly written?: Steps;
};

/** As many as in English. */
type StepTexts<Steps> = { readonly [Index in keyof Steps]: string };

/** What the entries of a part of the catalogue say, in another language: each of them, with each of its steps. */
export type TextsOf<Listed extends readonly Entry<string, readonly StepInput[]>[]> = {
  readonly [One in Listed[number] as One['id']]: {
    readonly name: string;
    readonly about: string;
    readonly steps: StepTexts<Exclude<One['written'], undefined>>;
    readonly avoid: string;
    readonly words: string;
  };
};

/** What is written with commas. */
export const list = (text: string | undefined): string[] =>
  text ? text.split(',').map((part) => part.trim()) : [];

/**
 * An entry of the catalogue. Lists are written with commas; a step without days is for the first day; a source is
 * "publisher: title"; `only` is `prone` for what no other plant gets.
 */
export const problem = <const Id extends string, const Steps extends readonly StepInput[]>(
  input: ProblemInput<Id, Steps>,
): Entry<Id, Steps> => spelledOut(input) as Entry<Id, Steps>;

function spelledOut({ only, contagious, ...input }: ProblemInput<string, readonly StepInput[]>): Problem {
  const said = () => spoken()?.problems[input.id];
  return {
    ...input,
    get name() {
      return said()?.name ?? input.name;
    },
    get about() {
      return said()?.about ?? input.about;
    },
    get avoid() {
      return said()?.avoid ?? input.avoid;
    },
    prone: list(only ?? input.prone),
    proneOnly: only !== undefined,
    never: list(input.never),
    favours: input.favours ?? {},
    contagious: contagious ?? false,
    steps: input.steps.map((step, index) => {
      const [text, ...when]: readonly [string, ...(number | Season | 'growth')[]] =
        typeof step === 'string' ? [step, 0] : step;
      const season = when.find((part) => typeof part === 'string');
      return {
        get text() {
          return said()?.steps[index] ?? text;
        },
        days: when.filter((part) => typeof part === 'number'),
        ...(season && { season }),
      };
    }),
    next: list(input.next),
    words: list(input.words),
    sources: input.sources.map((source) => {
      const [publisher = '', ...title] = source.split(': ');
      return { publisher, title: title.join(': ') };
    }),
  };
}
