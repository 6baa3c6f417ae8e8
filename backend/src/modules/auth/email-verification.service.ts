import { Injectable } from '@nestjs/common';
import { defineJob } from '../../kernel/job.js';
import type { Job } from '../../kernel/job.js';
import { speaking } from '../../kernel/languages/language.js';
import { texts } from '../../kernel/languages/texts.js';
import { Config } from '../../platform/config/config.js';
import { Signatures } from '../../platform/config/signatures.js';
import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { OnJob } from '../../platform/queue/job-handlers.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { ActivityLog } from '../activity/index.js';
import { AccountRepository } from './account.repository.js';
import { verificationLinkSpent } from './domain/account.errors.js';
import type { Account } from './domain/account.js';
import { VERIFICATION_LINK_HOURS } from './domain/link-life.js';
import { EmailVerificationRepository } from './email-verification.repository.js';
import { MailLimits } from './mail-limits.js';

const tAuth = texts('auth');

const mailVerificationLink = defineJob<{ userId: string }>('mail-verification-link', { isPatient: true });

/**
 * Lets people show that their email address is theirs. The link works in a session of the account only: somebody who registers an
 * address that is not theirs gains nothing when its owner opens the link.
 */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: EmailVerificationRepository,
    private readonly limits: MailLimits,
    private readonly queue: JobQueue,
    private readonly mailer: Mailer,
    private readonly activity: ActivityLog,
    private readonly database: Database,
    private readonly config: Config,
    private readonly signatures: Signatures,
  ) {}

  /** Mails a new account its link, unless the address has got too many already. */
  async welcome({ id, email }: Account): Promise<void> {
    if (await this.limits.mayMailVerification(email))
      await this.queue.enqueue(mailVerificationLink, { userId: id });
  }

  /** Mails another link, and says where it is in plain words. Throws `too-many-tries`. */
  async sendAgain(account: Account): Promise<string> {
    if (account.emailVerifiedAt) return tAuth('alreadyConfirmed');
    await this.limits.countVerification(account);
    await this.database.transaction(async () => {
      await this.queue.enqueue(mailVerificationLink, { userId: account.id });
      await this.activity.record({
        userId: account.id,
        action: 'email_verified',
        details: 'Asked for a link to confirm the address',
      });
    });
    return this.mailer.isKeptHere ? tAuth('linkKeptHere') : tAuth('linkSent', { email: account.email });
  }

  @OnJob(mailVerificationLink)
  async mailLink({ id, data: { userId } }: Job<{ userId: string }>): Promise<void> {
    const account = await this.accounts.find(userId);
    if (!account || account.emailVerifiedAt) return;
    // Derived from the address, so all mails to it have the same link, and the first one works as well as the last.
    const token = this.signatures.token('email-verification', `${userId} ${account.email}`);
    await this.links.replace(userId, token);
    const link = `${this.config.publicUrl}/verify-email?token=${token}`;
    const values = { name: account.firstName, hours: VERIFICATION_LINK_HOURS, link };
    const mail = speaking(account.language, () => ({
      subject: tAuth('confirmSubject'),
      text: tAuth('confirmMail', values),
    }));
    await this.mailer.send({ id, to: account.email, ...mail });
  }

  /** Uses a link from a mail once, for the account that is signed in. Throws `verification-link-spent`. */
  verify(userId: string, token: string): Promise<Account> {
    return this.database.transaction(async () => {
      if (!(await this.links.use(userId, token))) throw verificationLinkSpent();
      await this.confirm(userId);
      return this.accounts.get(userId);
    });
  }

  /** Notes that the address is the person's: a link that was mailed to it has come back. Whether that is new. */
  async confirm(userId: string): Promise<boolean> {
    await this.links.delete(userId);
    const isNew = await this.accounts.verifyEmail(userId);
    const details = 'Confirmed the email address';
    if (isNew) await this.activity.record({ userId, action: 'email_verified', details });
    return isNew;
  }
}
