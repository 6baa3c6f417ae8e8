import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { anId, Answers, Problems, Repeatable } from '../../../platform/http/contract.js';
import { Records } from '../../activity/index.js';
import { CurrentUser } from '../../auth/index.js';
import type { Account } from '../../auth/index.js';
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
  @Answers(200, TodayDto, 'What is due today, what was done, and what comes next')
  getCareToday(@CurrentUser() account: Account): Promise<Today> {
    return this.agenda.today(account);
  }

  @Get('care/calendar')
  @Problems(noSuchMonth)
  @Answers(200, CalendarDto, 'A month of care: what was done, is due and is expected')
  getCareCalendar(@CurrentUser() account: Account, @Query() { month }: MonthQuery): Promise<Calendar> {
    return this.agenda.month(account, month);
  }

  @Post('care/tasks/:id/done')
  @HttpCode(200)
  @Repeatable()
  @Problems(taskNotFound, notYet, onlyWatering, keyUsedElsewhere)
  @Answers(200, AnsweredDto, 'Notes that a task was done, and moves its next date')
  completeCareTask(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() { soil, on }: DoneDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<AnsweredDto> {
    return this.care.recordCare(account, id, { answer: soil === 'dry' ? 'was-dry' : 'done', on, key });
  }

  @Post('care/tasks/:id/snooze')
  @HttpCode(200)
  @Repeatable()
  @Problems(taskNotFound, notYet, onlyWatering, keyUsedElsewhere)
  @Answers(200, AnsweredDto, 'Puts a task off')
  snoozeCareTask(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() { because, days, on }: SnoozeDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<AnsweredDto> {
    return this.care.recordCare(account, id, { answer: because, days, on, key });
  }

  @Delete('care/tasks/:id')
  @Records('schedule_changed', 'Removed a care task')
  @HttpCode(204)
  @Problems(taskNotFound)
  @Answers(204, undefined, 'Takes a task of your own away')
  removeCareTask(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<void> {
    return this.schedules.remove(account, id);
  }

  @Delete('care/events/:id')
  @Records('care_undone', 'Took back what was noted')
  @HttpCode(204)
  @Problems(eventNotFound)
  @Answers(204, undefined, 'Undoes a watering, or whatever was noted')
  undoCareEvent(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<void> {
    return this.care.undo(account, id);
  }

  @Get('plants/:id/schedule')
  @Problems(plantNotFound)
  @Answers(200, [CareTaskDto], 'What is to be done for a plant, and how often')
  getPlantSchedule(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<CareTaskDto[]> {
    return this.schedules.get(account, id);
  }

  @Patch('plants/:id/schedule')
  @Records('schedule_changed', 'Changed a care schedule')
  @Problems(plantNotFound, taskNotFound, taskNeedsName, tooManyTasks)
  @Answers(200, [CareTaskDto], 'Changes one task of a plant, or adds it')
  updatePlantSchedule(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() change: ChangeTaskDto,
  ): Promise<CareTaskDto[]> {
    return this.schedules.updateSchedule(account, id, change);
  }
}
