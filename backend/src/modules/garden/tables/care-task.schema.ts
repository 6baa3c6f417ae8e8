import { EntitySchema } from 'typeorm';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { CareKind } from '../domain/care-kind.js';

/** Something to do for a plant, as it is stored. Days are of the gardener's own calendar, `2026-11-21`. */
export interface CareTaskRow {
  id: string;
  userId: string;
  plantId: string;
  kind: CareKind;
  title: string | null;
  growingDays: number;
  restingDays: number | null;
  months: number[] | null;
  everyYears: number | null;
  restMonths: number[];
  ownRhythm: boolean;
  active: boolean;
  /** Turned off by moving the plant, not by its gardener: it comes back with the plant. */
  offByMove: boolean;
  startsOn: LocalDate;
  lastDoneOn: LocalDate | null;
  dueOn: LocalDate;
  putOffFrom: LocalDate | null;
  closesOn: LocalDate | null;
  lateOn: LocalDate;
  /** Before this day it was not due, as its gardener lived in other seasons. */
  notBefore: LocalDate | null;
  reason: string;
  createdAt: Date;
  /** The problem that it treats, and which step of the plan it is; null for what has a rhythm. */
  problemId: string | null;
  step: string | null;
}

export const CareTaskSchema = new EntitySchema<CareTaskRow>({
  name: 'care-task',
  tableName: 'care_tasks',
  columns: {
    id: { type: 'uuid', primary: true, generated: 'uuid' },
    userId: { type: 'uuid' },
    plantId: { type: 'uuid' },
    kind: { type: 'text' },
    title: { type: 'text', nullable: true },
    growingDays: { type: 'integer' },
    restingDays: { type: 'integer', nullable: true },
    months: { type: 'smallint', array: true, nullable: true },
    everyYears: { type: 'smallint', nullable: true },
    restMonths: { type: 'smallint', array: true, default: [11, 12, 1, 2] },
    ownRhythm: { type: 'boolean', default: false },
    active: { type: 'boolean', default: true },
    offByMove: { type: 'boolean', default: false },
    startsOn: { type: 'date' },
    lastDoneOn: { type: 'date', nullable: true },
    dueOn: { type: 'date' },
    putOffFrom: { type: 'date', nullable: true },
    closesOn: { type: 'date', nullable: true },
    lateOn: { type: 'date' },
    notBefore: { type: 'date', nullable: true },
    reason: { type: 'text' },
    createdAt: { type: 'timestamptz', createDate: true },
    problemId: { type: 'uuid', nullable: true },
    step: { type: 'text', nullable: true },
  },
});
