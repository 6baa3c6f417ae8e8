import { applyDecorators } from '@nestjs/common';
import { Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import type {
  CareRecord,
  JournalRecord,
  PlantRecord,
  ProblemRecord,
  TaskRecord,
} from '../../garden/index.js';
import {
  Day,
  Flag,
  Id,
  Inners,
  Instant,
  Months,
  OneOf,
  OrNull,
  Picture,
  Whole,
  WordList,
  Words,
} from './checks.js';

const LIGHT = ['low', 'medium', 'bright', 'sun'];
const STATUSES = ['healthy', 'needs-water', 'needs-care'];
const TASKS = ['water', 'fertilise', 'repot', 'prune', 'mist', 'custom'];
const ALL_YEAR = ['water', 'mist'];
const OUTCOMES = ['better', 'not-better', 'mistaken'];
const ANSWERS = ['done', 'was-dry', 'still-moist', 'later'];

/** Only tasks that the gardener added have a title. */
const TitledIfCustom = () =>
  ValidateBy(
    {
      name: 'titledIfCustom',
      validator: {
        validate: (kind, args) =>
          (kind === 'custom') === Boolean((args?.object as TaskRecord | undefined)?.title),
      },
    },
    { message: 'only a task of your own has a title' },
  );

/** Watering and misting go on all year. */
const AllYear = () =>
  ValidateBy(
    {
      name: 'allYear',
      validator: {
        validate: (value, args) =>
          value === null || !ALL_YEAR.includes((args?.object as TaskRecord | undefined)?.kind ?? ''),
      },
    },
    { message: 'watering and misting go on all year' },
  );

/** What is closed has an outcome, and what is open has none. */
const WithOutcome = () =>
  applyDecorators(
    ValidateIf((record: ProblemRecord) => Boolean(record.closedOn) || Boolean(record.outcome)),
    Day(),
    ValidateBy(
      {
        name: 'withOutcome',
        validator: { validate: (_, args) => Boolean((args?.object as ProblemRecord | undefined)?.outcome) },
      },
      { message: 'what is closed has an outcome' },
    ),
  );

const isTap = (pair: unknown[]) =>
  pair.every((word) => typeof word === 'string' && /^[a-z-]{1,40}$/.test(word));

/** A few short answers by question. */
const Taps = () =>
  ValidateBy(
    {
      name: 'taps',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'object' &&
          value !== null &&
          !Array.isArray(value) &&
          Object.keys(value).length <= 5 &&
          Object.entries(value).every(isTap),
      },
    },
    { message: '$property must be answers of a check' },
  );

export class PlantRecordDto implements PlantRecord {
  @Id() id: string;
  @OrNull() @Id() libraryId: string | null;
  @Words(200, 1) commonName: string;
  @OrNull() @Words(200) scientificName: string | null;
  @OrNull() @Words(2000) description: string | null;
  @OrNull() @Picture() imageUrl: string | null;
  @Words(200) waterNeeds: string;
  @Words(200) lightNeeds: string;
  @OrNull() @Words(500) soilType: string | null;
  @OrNull() @Words(4000) careInstructions: string | null;
  @Instant() dateAdded: string;
  @OrNull() @Instant() lastWatered: string | null;
  @OneOf(STATUSES) status: PlantRecord['status'];
  @OrNull() @Words(100) place: string | null;
  @OrNull() @OneOf(LIGHT) light: PlantRecord['light'];
  @OrNull() @Whole(1, 200) potCm: number | null;
  /** Left out by older files. */
  @Flag() outdoors = false;
  @OrNull() @Words(500) problem: string | null;
  @OrNull() @Instant() archivedAt: string | null;
}

export class TaskRecordDto implements TaskRecord {
  @Id() id: string;
  @Id() plantId: string;
  @OneOf(TASKS) @TitledIfCustom() kind: TaskRecord['kind'];
  @OrNull() @Words(200, 1) title: string | null;
  @Whole(1, 3650) growingDays: number;
  @OrNull() @Whole(1, 3650) restingDays: number | null;
  @OrNull() @AllYear() @Months() months: number[] | null = null;
  @OrNull() @AllYear() @Whole(1, 10) everyYears: number | null = null;
  /** Left out by older files. */
  @Months() restMonths = [11, 12, 1, 2];
  @Flag() ownRhythm: boolean;
  @Flag() active: boolean;
  @Flag() offByMove = false;
  @Day() startsOn: string;
  @OrNull() @Day() lastDoneOn: string | null;
  @Day() dueOn: string;
  @OrNull() @Day() putOffFrom: string | null = null;
  @Day() lateOn: string;
  @OrNull() @Day() closesOn: string | null = null;
  @OrNull() @Day() notBefore: string | null = null;
  @Words(500) reason: string;
  @Instant() createdAt: string;
  @OrNull() @Id() problemId: string | null;
  @OrNull() @Words(40, 1) step: string | null;
}

class CauseDto {
  @Words(60, 1) diagnosis: string;
  @Words(100, 1) name: string;
  @Min(0) @Max(1) probability: number;
  @Words(500) why: string;
}

export class ProblemRecordDto implements ProblemRecord {
  @Id() id: string;
  @Id() plantId: string;
  @OrNull() @Words(60, 1) diagnosis: string | null;
  @Words(500, 1) title: string;
  @OrNull() @Words(500) words: string | null;
  @Taps() answers: Record<string, string>;
  @Inners(() => CauseDto, 3) causes: CauseDto[];
  @Day() openedOn: string;
  @OrNull() @Day() photoOn: string | null;
  @OrNull() @Day() lookAgainOn: string | null;
  @WithOutcome() closedOn: string | null;
  @OrNull() @OneOf(OUTCOMES) outcome: ProblemRecord['outcome'];
  @Instant() createdAt: string;
}

export class CareRecordDto implements CareRecord {
  @Id() id: string;
  @Id() plantId: string;
  @OrNull() @Id() taskId: string | null;
  @OneOf(TASKS) kind: CareRecord['kind'];
  @OrNull() @Words(200, 1) title: string | null;
  @OneOf(ANSWERS) answer: CareRecord['answer'];
  @OrNull() @Whole(1, 60) days: number | null;
  @Day() happenedOn: string;
  @Instant() happenedAt: string;
  @Instant() createdAt: string;
  @OrNull() @Id() entryId: string | null;
  /** Left out by older files. */
  @Flag() bySitter = false;
  @Flag() byMember = false;
}

export class JournalRecordDto implements JournalRecord {
  @Id() id: string;
  @Id() plantId: string;
  @Words(5000) content: string;
  @OrNull() @Picture() imageUrl: string | null;
  @WordList(20, 100) careActions: string[];
  @Instant() createdAt: string;
  /** Left out by older files. */
  @Flag() byMember = false;
}
