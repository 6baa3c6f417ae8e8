import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { anId, Answers, Problems, Repeatable } from '../../../platform/http/contract.js';
import { Records } from '../../activity/index.js';
import { CurrentGardener, ForMembers } from '../../household/index.js';
import type { Gardener } from '../domain/gardener.js';
import { CareAgenda } from './care-agenda.js';
import type { Calendar, Today } from './care-agenda.js';
import {
  AnsweredDto,
  CalendarDto,
  CareTaskDto,
  ChangeTaskDto,
  DoneDto,
  MonthQuery,
  SnoozeDto,
  TodayDto,
} from './care.dto.js';
import { CareService } from './care.service.js';
import { ScheduleService } from './schedule.service.js';
import {
  eventNotFound,
  keyUsedElsewhere,
  noSuchMonth,
  notYet,
  onlyWatering,
  taskNeedsName,
  taskNotFound,
  tooLongAgo,
  tooManyTasks,
} from '../domain/care.errors.js';
import { plantNotFound } from '../domain/plant.js';

@ApiTags('care')
@Controller('api')
export class CareController {
  constructor(
    private readonly agenda: CareAgenda,
    private readonly care: CareService,
    private readonly schedules: ScheduleService,
  ) {}

  @Get('care/today')
  @ForMembers('tick')
  @Answers(200, TodayDto, 'What is due today, what was done, and what comes next')
  getCareToday(@CurrentGardener() gardener: Gardener): Promise<Today> {
    return this.agenda.today(gardener);
  }

  @Get('care/calendar')
  @ForMembers('tick')
  @Problems(noSuchMonth)
  @Answers(200, CalendarDto, 'A month of care: what was done, is due and is expected')
  getCareCalendar(@CurrentGardener() gardener: Gardener, @Query() { month }: MonthQuery): Promise<Calendar> {
    return this.agenda.month(gardener, month);
  }

  @Post('care/tasks/:id/done')
  @ForMembers('tick')
  @HttpCode(200)
  @Repeatable()
  @Problems(taskNotFound, notYet, tooLongAgo, onlyWatering, keyUsedElsewhere)
  @Answers(200, AnsweredDto, 'Notes that a task was done, and moves its next date')
  completeCareTask(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
    @Body() { soil, on, dueOn }: DoneDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<AnsweredDto> {
    const answer = soil === 'dry' ? 'was-dry' : 'done';
    return this.care.recordCare(gardener, id, { answer, on, dueOn, key });
  }

  @Post('care/tasks/:id/snooze')
  @ForMembers('tick')
  @HttpCode(200)
  @Repeatable()
  @Problems(taskNotFound, notYet, tooLongAgo, onlyWatering, keyUsedElsewhere)
  @Answers(200, AnsweredDto, 'Puts a task off')
  snoozeCareTask(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
    @Body() { because, days, on }: SnoozeDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<AnsweredDto> {
    return this.care.recordCare(gardener, id, { answer: because, days, on, key });
  }

  @Delete('care/tasks/:id')
  @ForMembers('change')
  @Records('schedule_changed', 'Removed a care task')
  @HttpCode(204)
  @Problems(taskNotFound)
  @Answers(204, undefined, 'Takes a task of your own away')
  removeCareTask(@CurrentGardener() gardener: Gardener, @Param('id', anId) id: string): Promise<void> {
    return this.schedules.remove(gardener, id);
  }

  @Delete('care/events/:id')
  @ForMembers('tick')
  @Records('care_undone', 'Took back what was noted')
  @HttpCode(204)
  @Problems(eventNotFound)
  @Answers(204, undefined, 'Undoes a watering, or whatever was noted')
  undoCareEvent(@CurrentGardener() gardener: Gardener, @Param('id', anId) id: string): Promise<void> {
    return this.care.undo(gardener, id);
  }

  @Get('plants/:id/schedule')
  @ForMembers('tick')
  @Problems(plantNotFound)
  @Answers(200, [CareTaskDto], 'What is to be done for a plant, and how often')
  getPlantSchedule(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
  ): Promise<CareTaskDto[]> {
    return this.schedules.get(gardener, id);
  }

  @Patch('plants/:id/schedule')
  @ForMembers('change')
  @Records('schedule_changed', 'Changed a care schedule')
  @Repeatable()
  @Problems(plantNotFound, taskNotFound, taskNeedsName, tooManyTasks, keyUsedElsewhere)
  @Answers(200, [CareTaskDto], 'Changes one task of a plant, or adds it')
  updatePlantSchedule(
    @CurrentGardener() gardener: Gardener,
    @Param('id', anId) id: string,
    @Body() change: ChangeTaskDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<CareTaskDto[]> {
    return this.schedules.updateSchedule(gardener, id, change, key);
  }
}
