import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { timeZoneOf } from '../../kernel/local-date.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { sha256 } from '../../platform/hash.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { ActivityLog } from '../activity/index.js';
import { AccountRepository, mayBeMailed, Takeover } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { CalendarLinks } from './calendar-links.js';
import { nameDevice } from '../../kernel/device-name.js';
import { strangePushService } from './domain/reminder.errors.js';
import { decideTurn } from './domain/reminder-time.js';
import { PushDeviceRepository } from './push-device.repository.js';
import type { PushDevice } from './push-device.repository.js';
import { PushSender } from './push-sender.js';
import { ReminderSettingsRepository } from './reminder-settings.repository.js';
import type { ReminderSettings } from './reminder-settings.repository.js';
import type { AddDeviceDto, RemindersDto, UpdateRemindersDto } from './reminders.dto.js';

/** A person's own reminder settings, devices and calendar link. */
@Injectable()
export class RemindersService implements OnModuleInit {
  constructor(
    private readonly settings: ReminderSettingsRepository,
    private readonly devices: PushDeviceRepository,
    private readonly accounts: AccountRepository,
    private readonly calendars: CalendarLinks,
    private readonly push: PushSender,
    private readonly mailer: Mailer,
    private readonly activity: ActivityLog,
    private readonly database: Database,
    private readonly config: Config,
    private readonly takeover: Takeover,
  ) {}

  /** Messages and the calendar are for the owner alone. */
  onModuleInit(): void {
    this.takeover.alsoClose(async (userId) => {
      const { calendarVersion } = await this.settings.lock(userId);
      await this.settings.setCalendar(userId, calendarVersion + 1, null);
      await this.devices.removeAll(userId);
    });
  }

  async get(account: Account): Promise<RemindersDto> {
    const [settings, devices, pushPublicKey] = await Promise.all([
      this.settings.get(account.id),
      this.devices.list(account.id),
      this.push.publicKey(),
    ]);
    return this.describe(account, settings, devices, pushPublicKey);
  }

  /** Fields that are left out stay unchanged. It neither loses nor duplicates today's message. */
  async update(account: Account, wishes: UpdateRemindersDto, now = new Date()): Promise<RemindersDto> {
    await this.database.transaction(async () => {
      await this.accounts.hold(account.id); // before its settings, as all do that change or delete both
      const timeZone = wishes.timeZone ?? account.timeZone;
      if (timeZone !== account.timeZone)
        await this.accounts.change(account.id, (person) => ({ ...person, timeZone }));
      const before = await this.settings.lock(account.id);
      const { enabled = before.enabled, hour = before.hour, email = before.email } = wishes;
      const next = decideTurn(now, hour, timeZoneOf({ timeZone })).nextAt;
      const nextAt = before.nextAt && before.nextAt < next ? before.nextAt : next;
      await this.settings.save(account.id, {
        ...before,
        enabled,
        hour,
        email,
        nextAt: enabled ? nextAt : null,
      });
      await this.record(account.id, 'Changed the reminders');
    });
    return this.get(await this.accounts.get(account.id));
  }

  /** Throws `strange-push-service` and `device-taken`. */
  addDevice(userId: string, { endpoint, keys }: AddDeviceDto, userAgent?: string): Promise<PushDevice> {
    if (!this.push.knows(endpoint)) throw strangePushService();
    return this.devices.add(userId, { endpoint, ...keys, name: nameDevice(userAgent) });
  }

  removeDevice(id: string, userId: string): Promise<void> {
    return this.devices.remove(id, userId);
  }

  /** Replaces the calendar link, so that the old one stops working, or turns it off. */
  async renewCalendar(account: Account, isOn: boolean): Promise<RemindersDto> {
    await this.database.transaction(async () => {
      await this.accounts.hold(account.id);
      const version = (await this.settings.lock(account.id)).calendarVersion + 1;
      const hash = isOn ? sha256(this.calendars.token(account.id, version)) : null;
      await this.settings.setCalendar(account.id, version, hash);
      await this.record(account.id, isOn ? 'Made a calendar link' : 'Turned the calendar link off');
    });
    return this.get(account);
  }

  private record(userId: string, details: string): Promise<void> {
    return this.activity.record({ userId, action: 'reminders', details });
  }

  private describe(
    account: Account,
    settings: ReminderSettings,
    devices: PushDevice[],
    pushPublicKey: string,
  ): RemindersDto {
    const { enabled, hour, email, nextAt, calendarVersion, calendarHash } = settings;
    const token = calendarHash && this.calendars.tokenOf(account.id, calendarVersion, calendarHash);
    return {
      enabled,
      hour,
      timeZone: account.timeZone,
      nextAt: nextAt?.toISOString() ?? null,
      email,
      emailAddress: account.email,
      isEmailConfirmed: mayBeMailed(account),
      isEmailDelivered: !this.mailer.isKeptHere,
      pushPublicKey,
      devices: devices.map(toDevice),
      calendarUrl: token ? `${this.config.publicUrl}/api/calendar/${token}.ics` : null,
      isCalendarRevoked: calendarHash !== null && !token,
    };
  }
}

/** What a person may see of a device; its keys are left out. */
export const toDevice = ({ id, name, endpoint, createdAt }: PushDevice) => ({
  id,
  name,
  endpoint,
  createdAt: createdAt.toISOString(),
});
