import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { anId, Answers, Problems } from '../../platform/http/contract.js';
import { accountNotFound, CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import {
  AddDeviceDto,
  DeviceDto,
  RemindersDto,
  TestedDto,
  TestRemindersDto,
  UpdateRemindersDto,
} from './reminders.dto.js';
import { ReminderTestsService } from './reminder-tests.service.js';
import { RemindersService, toDevice } from './reminders.service.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { Records } from '../activity/index.js';
import { deviceNotFound, deviceTaken, strangePushService } from './domain/reminder.errors.js';

@ApiTags('reminders')
@Controller('api/reminders')
export class RemindersController {
  constructor(
    private readonly reminders: RemindersService,
    private readonly tests: ReminderTestsService,
  ) {}

  @Get()
  @Answers(200, RemindersDto, 'Whether, when and how you are reminded')
  getReminders(@CurrentUser() account: Account): Promise<RemindersDto> {
    return this.reminders.get(account);
  }

  @Put()
  @Problems(accountNotFound)
  @Answers(200, RemindersDto, 'Changes it; what is left out stays')
  updateReminders(
    @CurrentUser() account: Account,
    @Body() wishes: UpdateRemindersDto,
  ): Promise<RemindersDto> {
    return this.reminders.update(account, wishes);
  }

  @Post('test')
  @Records('reminders', 'Tried the reminders')
  @HttpCode(200)
  @Problems(tooManyTries)
  @Answers(200, TestedDto, 'Sends today’s message to you as a test and says what became of it')
  testReminders(@CurrentUser() account: Account, @Body() { channel }: TestRemindersDto): Promise<TestedDto> {
    return this.tests.send(account, channel);
  }

  @Post('subscriptions')
  @Records('reminders', 'Turned reminders on for a device')
  @Problems(strangePushService, deviceTaken)
  @Answers(201, DeviceDto, 'Messages are shown on this device from now on')
  async addDevice(
    @CurrentUser() { id }: Account,
    @Body() device: AddDeviceDto,
    @Req() { headers }: FastifyRequest,
  ): Promise<DeviceDto> {
    return toDevice(await this.reminders.addDevice(id, device, headers['user-agent']));
  }

  @Delete('subscriptions/:id')
  @Records('reminders', 'Turned reminders off for a device')
  @HttpCode(204)
  @Problems(deviceNotFound)
  @Answers(204, undefined, 'Messages are not shown on this device any more')
  removeDevice(@CurrentUser() account: Account, @Param('id', anId) id: string): Promise<void> {
    return this.reminders.removeDevice(id, account.id);
  }

  @Post('calendar')
  @HttpCode(200)
  @Answers(200, RemindersDto, 'Makes a new private calendar link; the one before stops working')
  renewCalendar(@CurrentUser() account: Account): Promise<RemindersDto> {
    return this.reminders.renewCalendar(account, true);
  }

  @Delete('calendar')
  @Answers(200, RemindersDto, 'Turns the private calendar link off')
  removeCalendar(@CurrentUser() account: Account): Promise<RemindersDto> {
    return this.reminders.renewCalendar(account, false);
  }
}
