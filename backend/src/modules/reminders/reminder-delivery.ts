import { Injectable, Logger } from '@nestjs/common';
import { defineJob, FinalFailure } from '../../kernel/job.js';
import type { Job } from '../../kernel/job.js';
import { speaking } from '../../kernel/languages/language.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { OnJob, OnJobFailed } from '../../platform/queue/job-handlers.js';
import { CareAgenda } from '../garden/index.js';
import type { News } from '../garden/index.js';
import { isTimely } from './domain/reminder-time.js';
import { sorted } from './domain/reminder-words.js';
import { PushDeviceRepository } from './push-device.repository.js';
import type { PushDevice } from './push-device.repository.js';
import { PushRefused, PushSender } from './push-sender.js';
import { ReminderMail } from './reminder-mail.js';
import { ReminderMessageRepository } from './reminder-message.repository.js';
import type { ReminderMessage } from './reminder-message.repository.js';
import { ReminderNote } from './reminder-note.js';
import { ReminderSettingsRepository } from './reminder-settings.repository.js';

/** Sends one message on all its channels. */
export const sendReminder = defineJob<{ messageId: string }>('send-reminder');

const EMAIL = 'email';

/**
 * The outcome on one channel. `already-sent`: another attempt has sent it or is sending it. `unconfirmed`: nothing is mailed to an
 * address that its owner has not confirmed.
 */
type Outcome = 'sent' | 'already-sent' | 'refused' | 'temporary' | 'unconfirmed';

/** Sends messages, once on each channel, and again only after the other side has refused. */
@Injectable()
export class ReminderDelivery {
  private readonly log = new Logger(ReminderDelivery.name);

  constructor(
    private readonly messages: ReminderMessageRepository,
    private readonly settings: ReminderSettingsRepository,
    private readonly devices: PushDeviceRepository,
    private readonly agenda: CareAgenda,
    private readonly push: PushSender,
    private readonly mailer: Mailer,
    private readonly mail: ReminderMail,
    private readonly note: ReminderNote,
  ) {}

  /**
   * Sends nothing if the person has turned messages off, at night, on another day, or if everything is done. If all
   * devices have refused, the person gets mail from now on.
   */
  @OnJob(sendReminder)
  async deliver({ data: { messageId } }: Job<{ messageId: string }>): Promise<void> {
    await this.whileDue(messageId, async (message, news) => {
      await this.setTasks(messageId, news);
      const devices = await this.devices.list(message.userId);
      const pushed = await Promise.all(devices.map((device) => this.toDevice(device, message, news)));
      const isLost = pushed.length > 0 && pushed.every((outcome) => outcome === 'refused');
      if (isLost) await this.settings.useEmail(message.userId);
      const mailed = message.wantsEmail || isLost ? await this.toInbox(message, news) : 'already-sent';
      if ([...pushed, mailed].includes('temporary'))
        throw new Error('Delivery failed on at least one channel.');
    });
  }

  /**
   * After the last failed attempt, a person who got nothing on any device gets a mail, whatever the settings say. Throws where that
   * cannot be sent either: then all of it is tried again later.
   */
  @OnJobFailed(sendReminder)
  async fallBack({ data: { messageId } }: Job<{ messageId: string }>): Promise<void> {
    await this.whileDue(messageId, async (message, news) => {
      if (await this.messages.wasSent(messageId)) return;
      if ((await this.toInbox(message, news)) === 'temporary')
        throw new Error('Neither a device nor a mail.');
    });
  }

  /** Sends a test to every device of the person, or by mail; returns the outcome on each channel. */
  sendTest(message: ReminderMessage, channel: 'push' | 'email'): Promise<Outcome[]> {
    return speaking(message.language, async () => {
      const news = await this.newsFor(message);
      await this.setTasks(message.id, news);
      if (channel === 'email') return [await this.toInbox(message, news)];
      const devices = await this.devices.list(message.userId);
      return Promise.all(devices.map((device) => this.toDevice(device, message, news)));
    });
  }

  /** Does something about a message that is still to be sent, in the language of its person. */
  private async whileDue(
    messageId: string,
    work: (message: ReminderMessage, news: News) => Promise<void>,
  ): Promise<void> {
    const message = await this.messages.get(messageId);
    if (!message?.enabled || !isTimely(new Date(), message.on, message.timeZone)) return;
    await speaking(message.language, async () => {
      const news = await this.newsFor(message);
      if (news.due.length > 0) await work(message, news);
    });
  }

  private async newsFor({ userId, on }: ReminderMessage): Promise<News> {
    const { due, unwell } = await this.agenda.news(userId, on);
    return { due: sorted(due), unwell };
  }

  private setTasks(messageId: string, { due }: News): Promise<void> {
    const ids = due.map(({ taskId }) => taskId);
    return this.messages.setTasks(messageId, ids);
  }

  private toDevice(device: PushDevice, message: ReminderMessage, news: News): Promise<Outcome> {
    // A notification with the same tag replaces the previous one, so a repeat is harmless.
    return this.once(message.id, device.id, true, () =>
      this.push.send(device, this.note.compose(message, news)),
    );
  }

  private async toInbox(message: ReminderMessage, news: News): Promise<Outcome> {
    if (!message.isEmailVerified) return 'unconfirmed';
    return this.once(message.id, EMAIL, this.mailer.isKeptHere, () =>
      this.mailer.send(this.mail.compose(message, news)),
    );
  }

  private async once(
    messageId: string,
    target: string,
    isRepeatHarmless: boolean,
    send: () => Promise<void>,
  ): Promise<Outcome> {
    if (!(await this.messages.claim(messageId, target, isRepeatHarmless))) return 'already-sent';
    try {
      await send();
    } catch (error) {
      await this.messages.settle(messageId, target, 'failed', (error as Error).message);
      this.log.warn({ messageId, target, error });
      if (error instanceof FinalFailure) return 'refused';
      if (!(error instanceof PushRefused)) return 'temporary';
      if (error.kind === 'gone') await this.devices.deleteDevice(target);
      return error.kind === 'temporary' ? 'temporary' : 'refused';
    }
    await this.messages.settle(messageId, target, 'sent');
    return 'sent';
  }
}
