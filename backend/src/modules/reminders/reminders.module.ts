import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/index.js';
import { AuthModule } from '../auth/index.js';
import { GardenModule } from '../garden/index.js';
import { ActionLinks } from './action-links.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarFeed } from './calendar-feed.js';
import { CalendarLinks } from './calendar-links.js';
import { Notices } from './notices.js';
import { PushDeviceRepository } from './push-device.repository.js';
import { PushKeysRepository } from './push-keys.repository.js';
import { PushSender } from './push-sender.js';
import { ReminderActionsService } from './reminder-actions.service.js';
import { ReminderDelivery } from './reminder-delivery.js';
import { ReminderLinksController } from './reminder-links.controller.js';
import { ReminderMail } from './reminder-mail.js';
import { ReminderMessageRepository } from './reminder-message.repository.js';
import { ReminderNote } from './reminder-note.js';
import { ReminderSettingsRepository } from './reminder-settings.repository.js';
import { ReminderSweep } from './reminder-sweep.js';
import { ReminderRecords } from './reminder-records.repository.js';
import { ReminderTestsService } from './reminder-tests.service.js';
import { RemindersController } from './reminders.controller.js';
import { RemindersService } from './reminders.service.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PushDeviceSchema, PushKeysSchema } from './push.schema.js';
import { ReminderDeliverySchema, ReminderMessageSchema } from './reminder-message.schema.js';
import { ReminderSettingsSchema } from './reminder-settings.schema.js';

const repositories = [
  PushDeviceRepository,
  PushKeysRepository,
  ReminderMessageRepository,
  ReminderRecords,
  ReminderSettingsRepository,
];
const messages = [
  ActionLinks,
  Notices,
  PushSender,
  ReminderDelivery,
  ReminderMail,
  ReminderNote,
  ReminderSweep,
];

/** One message a day about what is due: its time, its channels, and its actions. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      PushDeviceSchema,
      PushKeysSchema,
      ReminderDeliverySchema,
      ReminderMessageSchema,
      ReminderSettingsSchema,
    ]),
    ActivityModule,
    AuthModule,
    GardenModule,
  ],
  controllers: [CalendarController, ReminderLinksController, RemindersController],
  providers: [
    ...repositories,
    ...messages,
    CalendarFeed,
    CalendarLinks,
    ReminderActionsService,
    ReminderTestsService,
    RemindersService,
  ],
  exports: [Notices, ReminderRecords],
})
export class RemindersModule {}
