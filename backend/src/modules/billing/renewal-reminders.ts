import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../kernel/durations.js';
import { defineJob } from '../../kernel/job.js';
import type { Job } from '../../kernel/job.js';
import { speaking } from '../../kernel/languages/language.js';
import { timeZoneOf } from '../../kernel/local-date.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Every } from '../../platform/queue/every.js';
import { OnJob } from '../../platform/queue/job-handlers.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { AccountRepository, mayBeMailed } from '../auth/index.js';
import { renewalMail } from './domain/renewal-mail.js';
import { SubscriptionRepository } from './subscription.repository.js';

interface Renewal {
  userId: string;
  /** ISO 8601. */
  renewsAt: string;
}
const mailRenewal = defineJob<Renewal>('mail-renewal', { isPatient: true });
const SWEEP_S = 600;
const DAYS_BEFORE = 7;
const MAX_AT_ONCE = 100;

/** Tells people a week before that their annual plan will be renewed, once for each renewal. */
@Injectable()
export class RenewalReminders {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly accounts: AccountRepository,
    private readonly queue: JobQueue,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  @Every(SWEEP_S)
  async sweep(): Promise<void> {
    const now = new Date();
    const until = new Date(now.getTime() + DAYS_BEFORE * DAY_MS);
    await this.database.transaction(async () => {
      for (const { userId, renewsAt } of await this.subscriptions.takeReminders(now, until, MAX_AT_ONCE))
        await this.queue.enqueue(mailRenewal, { userId, renewsAt: renewsAt.toISOString() });
    });
  }

  @OnJob(mailRenewal)
  async mail({ id, data: { userId, renewsAt } }: Job<Renewal>): Promise<void> {
    const account = await this.accounts.find(userId);
    if (!account || !mayBeMailed(account)) return;
    const { email, firstName, language } = account;
    const renewal = { firstName, renewsAt: new Date(renewsAt), timeZone: timeZoneOf(account) };
    const mail = speaking(language, () => renewalMail(renewal, `${this.config.publicUrl}/premium`));
    await this.mailer.send({ id, to: email, ...mail });
  }
}
