import type { InJson } from '../../../kernel/json.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsUUID, Matches, Max, Min, ValidateIf } from 'class-validator';
import { MayBeLeftOut } from '../../../platform/http/validators.js';
import { texts } from '../../../kernel/languages/texts.js';
import { Day, Text } from '../../../platform/http/contract.js';
import type { Calendar, CalendarDay, Occurrence, Today } from './care-agenda.js';
import { ANSWERS, CARE_KINDS, RHYTHM_KINDS } from '../domain/care-kind.js';
import type { Answer, CareKind } from '../domain/care-kind.js';
import type { CareEvent, CareTask } from '../domain/care-task.js';
import { STEPS } from '../domain/health-problem.js';

const tGarden = texts('garden');

export const REASON = 'Every 5 weeks in winter. Last watered on 12 November. Check it around 17 December.';

/** How often, as part of a sentence or by itself. */
export const RHYTHM = {
  type: String,
  nullable: true,
  description: 'How often, without a full stop; null while it is put off',
  example: 'Every 5 weeks in winter',
} as const;

/** What an answer taught the rhythm. */
export const Learnt = () =>
  ApiProperty({
    enum: ['longer', 'shorter'],
    nullable: true,
    description: 'What the answer taught the rhythm: to wait longer, less long, or nothing',
  });

/** That it was noted before. */
export const AlreadyDone = () =>
  ApiProperty({
    type: String,
    nullable: true,
    description:
      'That it was noted on this day before, by another one of the household or from elsewhere, so that nothing was changed; there is nothing to undo',
    example: 'Ada has already noted it.',
  });

export class CareTaskDto implements CareTask {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) plantId: string;
  @ApiProperty({ example: 'Monstera' }) plantName: string;
  @ApiProperty({ type: String, nullable: true, example: '/drawings/monstera.svg' }) plantImageUrl:
    string | null;
  @ApiProperty({ type: String, nullable: true, example: 'By the east window' }) place: string | null;
  @ApiProperty({ enum: CARE_KINDS }) kind: CareKind;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What a custom task or a step of a treatment is called',
  })
  title: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'uuid', description: 'The problem that it treats' })
  problemId: string | null;
  @ApiProperty({
    type: String,
    enum: STEPS,
    nullable: true,
    description: 'Of a treatment; a look comes again until the problem is closed',
  })
  step: CareTask['step'];
  @ApiProperty({ description: 'Days from one time to the next in the growing season', example: 7 })
  everyDays: number;
  @ApiProperty({ description: 'Set by the gardener rather than the library', example: false })
  isOwnRhythm: boolean;
  @ApiProperty() active: boolean;
  @ApiProperty({ type: String, nullable: true, format: 'date' }) lastDoneOn: string | null;
  @ApiProperty({ format: 'date' }) dueOn: string;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date',
    description: 'The day on which it was due before it was put off; null where it was not',
  })
  putOffFrom: string | null;
  @ApiProperty({ format: 'date', description: 'From this day on it is badly overdue' }) lateOn: string;
  @ApiProperty({
    description: 'How often, when last and when next, in the same words everywhere',
    example: REASON,
  })
  reason: string;
  @ApiProperty(RHYTHM) rhythm: string | null;
  @ApiProperty({
    description:
      'The cold has ended its season, as far as we know: check it, or move its plant to past plants',
    example: false,
  })
  isSeasonOver: boolean;
}

export class CareEventDto implements InJson<CareEvent> {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) plantId: string;
  @ApiProperty({ example: 'Monstera' }) plantName: string;
  @ApiProperty({ type: String, nullable: true, format: 'uuid' }) taskId: string | null;
  @ApiProperty({ enum: CARE_KINDS }) kind: CareKind;
  @ApiProperty({ type: String, nullable: true }) title: string | null;
  @ApiProperty({ enum: ANSWERS }) answer: Answer;
  @ApiProperty({ format: 'date' }) happenedOn: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ description: 'Noted by a plant sitter, for the gardener' }) bySitter: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who noted it, where that was somebody else of the household',
    example: 'Ada',
  })
  by: string | null;
}

export class DoneDto {
  @ApiPropertyOptional({
    enum: ['dry'],
    nullable: true,
    description: 'How the soil was, for watering',
    example: 'dry',
  })
  @IsOptional()
  @IsIn(['dry'], { message: () => tGarden('soilDry') })
  soil?: 'dry' | null;

  @Day('The day it was done; today when left out') on?: string | null;

  @Day(
    'When it was due where this was pressed: where that has changed, as it was done on the same day, this notes nothing',
  )
  dueOn?: string | null;
}

export class SnoozeDto {
  @ApiProperty({
    enum: ['still-moist', 'later'],
    description: 'Moist soil teaches the schedule to wait longer',
  })
  @IsIn(['still-moist', 'later'], { message: () => tGarden('snoozeReason') })
  because: 'still-moist' | 'later';

  @ApiPropertyOptional({ minimum: 1, maximum: 14, example: 2 })
  @MayBeLeftOut()
  @IsInt({ message: () => tGarden('snoozeDays') })
  @Min(1, { message: () => tGarden('snoozeDays') })
  @Max(14, { message: () => tGarden('snoozeDays') })
  days?: number;

  @Day('The day it was said; today when left out') on?: string | null;
}

export class AnsweredDto {
  @ApiProperty({ format: 'uuid', description: 'What DELETE /api/care/events/{id} undoes' }) eventId: string;
  @ApiProperty() task: CareTaskDto;
  @Learnt() learnt: 'longer' | 'shorter' | null;
  @AlreadyDone() alreadyDone: string | null;
}

export class ChangeTaskDto {
  @ApiProperty({ enum: RHYTHM_KINDS })
  @IsIn(RHYTHM_KINDS, { message: () => tGarden('noSuchCare') })
  kind: CareKind;

  @ApiPropertyOptional({ format: 'uuid', description: 'Which custom task; a new one when left out' })
  @MayBeLeftOut()
  @IsUUID()
  taskId?: string;

  @ApiPropertyOptional({ minLength: 1, maxLength: 80 })
  @ValidateIf((_, value) => value !== undefined)
  @Text(1, 80, { short: () => tGarden('nameTask'), long: () => tGarden('nameLong') })
  title?: string;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    minimum: 1,
    maximum: 3650,
    description: 'All year; null: as the library suggests',
    example: 10,
  })
  @IsOptional()
  @IsInt({ message: () => tGarden('wholeDays') })
  @Min(1, { message: () => tGarden('fewestDays') })
  @Max(3650, { message: () => tGarden('mostDays') })
  everyDays?: number | null;

  @ApiPropertyOptional()
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean()
  active?: boolean;
}

export class TodayDto implements InJson<Today> {
  @ApiProperty({ format: 'date', description: 'The day it is for the gardener' }) date: string;
  @ApiProperty({ type: [CareTaskDto], description: 'The longest overdue first' }) due: CareTaskDto[];
  @ApiProperty({ type: [CareTaskDto], description: 'What was due by now and is put off to another day' })
  putOff: CareTaskDto[];
  @ApiProperty({ type: [CareEventDto], description: 'What was done today' }) done: CareEventDto[];
  @ApiProperty({ type: [CareTaskDto], description: 'What comes next' }) next: CareTaskDto[];
}

export class OccurrenceDto implements Omit<Occurrence, 'date'> {
  @ApiProperty({ format: 'uuid' }) taskId: string;
  @ApiProperty({ format: 'uuid' }) plantId: string;
  @ApiProperty({ example: 'Monstera' }) plantName: string;
  @ApiProperty({ enum: CARE_KINDS }) kind: CareKind;
  @ApiProperty({ type: String, nullable: true }) title: string | null;
  @ApiProperty({ description: 'Expected, if everything before it is done in time' }) isProjected: boolean;
  @ApiProperty({
    description: 'What every place says about it; of an expected time only how often it comes',
    example: REASON,
  })
  reason: string;
}

export class CalendarDayDto implements InJson<CalendarDay> {
  @ApiProperty({ format: 'date' }) date: string;
  @ApiProperty({ type: [OccurrenceDto] }) tasks: OccurrenceDto[];
  @ApiProperty({ type: [CareEventDto] }) done: CareEventDto[];
}

export class CalendarDto implements InJson<Calendar> {
  @ApiProperty({ example: '2026-11' }) month: string;
  @ApiProperty({ format: 'date' }) today: string;
  @ApiProperty({ type: [CalendarDayDto], description: 'Days on which something is due or was done' })
  days: CalendarDayDto[];
}

export class MonthQuery {
  @ApiProperty({ example: '2026-11', pattern: '^\\d{4}-\\d{2}$' })
  @Matches(/^\d{4}-(0[1-9]|1[0-2])$/, { message: () => tGarden('monthFormat') })
  month: string;
}
