import type { Answer, CareAnswer, CareKind } from './care-kind.js';
import type { Conditions } from './conditions.js';
import type { TreatmentStep } from './health-problem.js';
import type { Rhythm } from './situation.js';

/** Something to do for a plant, as its gardener sees it. Days are of the gardener's own calendar. */
export interface CareTask {
  id: string;
  plantId: string;
  plantName: string;
  plantImageUrl: string | null;
  place: string | null;
  kind: CareKind;
  /** What a custom task is called. */
  title: string | null;
  /** The problem that it treats, and which step of the plan it is; null for what has a rhythm. */
  problemId: string | null;
  step: TreatmentStep['kind'] | null;
  /** In the growing season. */
  everyDays: number;
  /** Set by the gardener rather than the library. */
  isOwnRhythm: boolean;
  active: boolean;
  lastDoneOn: string | null;
  dueOn: string;
  /** The day on which it was due before it was put off; null where it was not. */
  putOffFrom: string | null;
  lateOn: string;
  /** How often, when last and when next: what every place says about it. */
  reason: string;
  /** How often, without a full stop; null while the reason does not say it, as while it is put off. */
  rhythm: string | null;
  /** The reason says that the cold has ended its season: it is checked, or its plant is moved to past plants. */
  isSeasonOver: boolean;
}

/** The same as it is stored: its reason is yet to be read (`spokenFor`). */
export type StoredTask = Omit<CareTask, 'rhythm' | 'isSeasonOver'>;

/** Something that was done for a plant, or put off. */
export interface CareEvent {
  id: string;
  plantId: string;
  plantName: string;
  taskId: string | null;
  kind: CareKind;
  title: string | null;
  answer: Answer;
  happenedOn: string;
  createdAt: Date;
  /** Noted by a plant sitter, for the gardener. */
  bySitter: boolean;
  /** The name of who noted it, where that was somebody else of the household. */
  by: string | null;
}

/** A task with all that its next date follows from. */
export interface TaskState extends Rhythm {
  id: string;
  plantId: string;
  title: string | null;
  active: boolean;
  /** Turned off by moving the plant, and back on when it comes back. */
  offByMove: boolean;
  startsOn: string;
  closesOn: string | null;
  conditions: Conditions;
  /** Oldest first. */
  answers: PastAnswer[];
}

export interface PastAnswer extends CareAnswer {
  id: string;
  /** The instant, ISO 8601. */
  at: string;
}
