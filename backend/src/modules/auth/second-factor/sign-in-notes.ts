import { Injectable } from '@nestjs/common';
import { defineJob } from '../../../kernel/job.js';
import type { Job } from '../../../kernel/job.js';
import { Config } from '../../../platform/config/config.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { OnJob } from '../../../platform/queue/job-handlers.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { ActivityLog } from '../../activity/index.js';
import { AccountRepository } from '../account.repository.js';
import { mayBeMailed } from '../domain/account.js';

const mailSignInChanged = defineJob<{ userId: string; what: string }>('mail-sign-in-changed');

/** Notes what changes about how somebody logs in, and tells them by mail: it may have been somebody else. */
@Injectable()
export class SignInNotes {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly activity: ActivityLog,
    private readonly queue: JobQueue,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** `what` happened, as a sentence without its full stop. */
  async add(userId: string, what: string): Promise<void> {
    await this.activity.record({ userId, action: 'sign_in_change', details: what });
    await this.queue.enqueue(mailSignInChanged, { userId, what });
  }

  @OnJob(mailSignInChanged)
  async mail({ data: { userId, what } }: Job<{ userId: string; what: string }>): Promise<void> {
    const account = await this.accounts.find(userId);
    if (!account || !mayBeMailed(account)) return;
    await this.mailer.send({
      to: account.email,
      subject: `Your Leaflore login: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
      text: [
        `Hello ${account.firstName},`,
        `something about how you log in has changed. ${what}.`,
        `If it wasn’t you, choose a new password at once, and look at “Where you are logged in”: ${this.config.publicUrl}/profile`,
      ].join('\n\n'),
    });
  }
}
