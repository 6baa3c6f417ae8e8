import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';
import type { LocalDate } from '../../../kernel/local-date.js';

const tGarden = texts('garden');

export const OUTCOMES = ['better', 'not-better', 'mistaken'] as const;
/** How a problem ended: mistaken means that it was another one, or none. */
export type ProblemOutcome = (typeof OUTCOMES)[number];

/** What a problem is called while nobody knows what it is, as it is stored; `spoken.ts` says it. */
export const UNWELL = 'It looks unwell';

/** What the second look at a problem asks, as it is stored. */
export const LOOK_AGAIN = 'Look again: is it better?';

/** A cause that was thought of when the problem was opened. */
export interface SuspectedCause {
  /** Its id in the doctor's catalogue. */
  diagnosis: string;
  name: string;
  /** 0 to 1. */
  probability: number;
  /** Which signs speak for it, in a sentence. */
  why: string;
}

/** What a day of a treatment asks for: something to do, a photo, or a look at how it goes. */
export const STEPS = ['step', 'photo', 'look'] as const;

/** One day of a treatment, as a task of the plant. */
export interface TreatmentStep {
  taskId: string;
  kind: (typeof STEPS)[number];
  text: string;
  dueOn: LocalDate;
  doneOn: LocalDate | null;
}

/** Something that is or was wrong with a plant. A plant has at most one open problem. */
export interface HealthProblem {
  id: string;
  plantId: string;
  /** Its id in the doctor's catalogue; null without a diagnosis. */
  diagnosis: string | null;
  /** What it is called: by the diagnosis, or in the gardener's words. */
  title: string;
  words: string | null;
  /** What was tapped in the guided check. */
  answers: Record<string, string>;
  /** The likeliest first; none without a check. */
  causes: SuspectedCause[];
  openedOn: LocalDate;
  photoOn: LocalDate | null;
  /** The day of the next look; while it is open there always is one. */
  lookAgainOn: LocalDate | null;
  closedOn: LocalDate | null;
  outcome: ProblemOutcome | null;
  /** In the order of their days. */
  steps: TreatmentStep[];
  /** The newest photo of the journal from before the treatment, and the newest since. */
  photoBefore: string | null;
  photoAfter: string | null;
}

export const problemNotFound = () =>
  new DomainError('not-found', 'problem-not-found', tGarden('problemGone'));

export const problemIsOpen = () => new DomainError('conflict', 'problem-is-open', tGarden('problemOpen'));

export const problemIsClosed = () =>
  new DomainError('conflict', 'problem-is-closed', tGarden('problemClosed'));

export const nothingSeen = () => new DomainError('invalid', 'nothing-seen', tGarden('nothingSeen'));

export const unknownSign = () => new DomainError('invalid', 'unknown-sign', tGarden('unknownSign'));

export const unknownProblem = () => new DomainError('invalid', 'unknown-problem', tGarden('unknownProblem'));
