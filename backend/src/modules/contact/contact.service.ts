import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import { HOUR_S } from '../../kernel/durations.js';
import { defineJob } from '../../kernel/job.js';
import type { Job } from '../../kernel/job.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { speaking } from '../../kernel/languages/language.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Every } from '../../platform/queue/every.js';
import { OnJob } from '../../platform/queue/job-handlers.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { ActivityLog } from '../activity/index.js';
import { AccountRepository } from '../auth/index.js';
import { ContactLimits } from './contact-limits.js';
import { ContactMessageRepository } from './contact-message.repository.js';
import { asMail } from './domain/contact-message.js';
import type { ContactMessage } from './domain/contact-message.js';

interface ContactMail {
  messageId: string;
  to: string;
}
/** In whose name the messages are identified that nobody signed in has written. */
const VISITORS = '5b0c9f0e-3d0f-4c55-9a0a-6a4f0d1c7e21';
const mailContactMessage = defineJob<ContactMail>('mail-contact-message', { isPatient: true });

/** Messages to the team: stored, and mailed to the addresses in ADMIN_EMAILS. */
@Injectable()
export class ContactService {
  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly accounts: AccountRepository,
    private readonly limits: ContactLimits,
    private readonly queue: JobQueue,
    private readonly mailer: Mailer,
    private readonly activity: ActivityLog,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Takes a message of a member, or of a visitor, from a network address. The same key with the same words is the same message, so a repeat
   * changes nothing; visitors share their keys, so other words are another message. Throws `too-many-tries`.
   */
  async take(message: ContactMessage, userId: string | null, address: string, key?: string): Promise<void> {
    await this.limits.countMessage(address);
    const { name, email, subject, message: text } = message;
    const said = JSON.stringify([key, name, email, subject, text]);
    const messageId = key ? nameUuid(said, userId ?? VISITORS) : randomUUID();
    const isMailed = await this.limits.mayMail();
    await this.database.transaction(async () => {
      if (!(await this.messages.add(messageId, message, userId))) return;
      if (isMailed) await this.enqueueMails(messageId);
      if (userId)
        await this.activity.record({
          userId,
          action: 'contact_message',
          details: 'Wrote to the team',
          ipAddress: address,
        });
    });
  }

  @OnJob(mailContactMessage)
  async mail({ id, data: { messageId, to } }: Job<ContactMail>): Promise<void> {
    const message = await this.messages.find(messageId);
    if (!message) return;
    const from = message.userId ? 'member' : 'visitor';
    const words = speaking(await this.accounts.findLanguage(to), () => asMail(message, from));
    await this.mailer.send({ id, date: message.createdAt, to, replyTo: message.email, ...words });
  }

  @Every(HOUR_S)
  prune(): Promise<void> {
    return this.messages.prune(daysAgo(KEPT_DAYS.contactMessages));
  }

  private async enqueueMails(messageId: string): Promise<void> {
    const jobs = this.config.ADMIN_EMAILS.map((to) => ({ id: randomUUID(), data: { messageId, to } }));
    await this.queue.enqueueAll(mailContactMessage, jobs);
  }
}
