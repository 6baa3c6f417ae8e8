import { Injectable } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import { defineJob } from '../../kernel/job.js';
import type { Job } from '../../kernel/job.js';
import { speaking } from '../../kernel/languages/language.js';
import { texts } from '../../kernel/languages/texts.js';
import { Config } from '../../platform/config/config.js';
import { hashToken, newToken } from '../../platform/hash.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { OnJob } from '../../platform/queue/job-handlers.js';
import { ActivityLog } from '../activity/index.js';
import { AccountRepository } from './account.repository.js';
import { mayBeMailed } from './domain/account.js';
import { RESET_LINK_MINUTES } from './domain/link-life.js';
import { PasswordResetRepository } from './password-reset.repository.js';

const tAuth = texts('auth');

/** Mails a link to choose a new password to an email, where that has an account. */
export const mailResetLink = defineJob<{ email: string }>('mail-reset-link', { isPatient: true });
/** Mails that the password was changed. */
export const mailPasswordChanged = defineJob<{ userId: string }>('mail-password-changed', {
  isPatient: true,
});

/** Sends the mails about passwords. */
@Injectable()
export class PasswordMails {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly resets: PasswordResetRepository,
    private readonly mailer: Mailer,
    private readonly activity: ActivityLog,
    private readonly config: Config,
  ) {}

  @OnJob(mailResetLink)
  async mailLink({ id, data: { email } }: Job<{ email: string }>): Promise<void> {
    const login = await this.accounts.findLogin(email);
    if (!login) return;
    const account = await this.accounts.get(login.id);
    const token = newToken();
    await this.resets.add(hashToken(token), account.id);
    await this.activity.record(
      { userId: account.id, action: 'password_change', details: 'Asked for a link to choose a new password' },
      nameUuid('activity', id),
    );
    const { email: to, firstName: name } = account;
    const values = { name, minutes: RESET_LINK_MINUTES, link: `${this.config.publicUrl}/?reset=${token}` };
    const mail = speaking(account.language, () => ({
      subject: tAuth('resetSubject'),
      text: tAuth('resetMail', values),
    }));
    await this.mailer.send({ id, to, ...mail });
  }

  @OnJob(mailPasswordChanged)
  async mailChanged({ id, data: { userId } }: Job<{ userId: string }>): Promise<void> {
    const account = await this.accounts.find(userId);
    if (!account || !mayBeMailed(account)) return;
    const values = { name: account.firstName, link: `${this.config.publicUrl}/` };
    const mail = speaking(account.language, () => ({
      subject: tAuth('changedSubject'),
      text: tAuth('changedMail', values),
    }));
    await this.mailer.send({ id, to: account.email, ...mail });
  }
}
