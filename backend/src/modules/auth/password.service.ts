import { Injectable } from '@nestjs/common';
import { texts } from '../../kernel/languages/texts.js';
import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { ActivityLog } from '../activity/index.js';
import { AccountRepository } from './account.repository.js';
import { hashToken } from '../../platform/hash.js';
import { resetLinkSpent, wrongPassword } from './domain/account.errors.js';
import { Devices } from './devices.service.js';
import { RESET_LINK_MINUTES } from './domain/link-life.js';
import { EmailVerification } from './email-verification.service.js';
import { LoginThrottle } from './login-throttle.js';
import { MailLimits } from './mail-limits.js';
import { hashNewPassword, isPassword } from './passwords.js';
import { mailPasswordChanged, mailResetLink } from './password-mails.js';
import { PasswordResetRepository } from './password-reset.repository.js';
import { TwoStep } from './second-factor/two-step.service.js';
import { Takeover } from './takeover.js';

const tAuth = texts('auth');

/** What a signed-in person shows again: the password, and the code where two-step login is on. */
export interface Proof {
  password: string;
  code?: string | undefined;
}

/** Changes passwords and resets forgotten ones. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly resets: PasswordResetRepository,
    private readonly devices: Devices,
    private readonly verification: EmailVerification,
    private readonly limits: MailLimits,
    private readonly throttle: LoginThrottle,
    private readonly twoStep: TwoStep,
    private readonly takeover: Takeover,
    private readonly queue: JobQueue,
    private readonly mailer: Mailer,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /**
   * Enqueues a job whether or not the email has an account, so that neither answer nor timing reveals it, and says in plain words
   * where the link is.
   */
  async forgot(email: string, address: string): Promise<string> {
    await this.throttle.countReset(address);
    if (await this.limits.mayMailReset(email)) await this.queue.enqueue(mailResetLink, { email });
    return this.mailer.isKeptHere
      ? tAuth('resetKeptHere')
      : tAuth('resetAsked', { minutes: RESET_LINK_MINUTES });
  }

  /**
   * Uses a link from a mail once. Ends all sessions, forgets all devices and failed logins, and confirms the email, as the link
   * came there; where that was not confirmed before, the other ways in go too. Throws `reset-link-spent`, and `weak-password`, after
   * which the link still works.
   */
  async reset(token: string, password: string, address: string): Promise<void> {
    await this.throttle.countReset(address);
    const account = await this.database.transaction(async () => {
      const userId = await this.resets.use(hashToken(token));
      if (!userId) throw resetLinkSpent();
      const owner = await this.accounts.get(userId);
      await this.store(userId, await hashNewPassword(password, owner.email));
      await this.devices.signOutOthers(userId);
      if (await this.verification.confirm(userId)) await this.takeover.closeWaysIn(userId);
      return owner;
    });
    await this.throttle.resetLogins(account.email);
  }

  /**
   * Checks that it is a signed-in person: the password, and the code where two-step login is on; wrong tries are counted. Throws
   * `wrong-password`, `code-needed` and `wrong-code`.
   */
  async confirm(userId: string, { password, code }: Proof): Promise<void> {
    await this.checkPassword(userId, password);
    await this.twoStep.check(userId, code);
  }

  /**
   * Signs out everywhere else. Answers the new token of this device, if it has one: copies of its cookie are worth nothing. Throws
   * what `confirm` throws, and `weak-password`, which uses no code up.
   */
  async changePassword(
    userId: string,
    { password: current, code }: Proof,
    password: string,
    sessionToken: string,
  ): Promise<string | undefined> {
    const before = await this.checkPassword(userId, current);
    const { email } = await this.accounts.get(userId);
    const passwordHash = await hashNewPassword(password, email, 'newPassword');
    await this.twoStep.check(userId, code);
    return this.database.transaction(async () => {
      await this.store(userId, passwordHash, before);
      await this.devices.signOutOthers(userId, sessionToken);
      return this.devices.renew(sessionToken);
    });
  }

  /** Answers the hash of the password. */
  private async checkPassword(userId: string, password: string): Promise<string> {
    await this.throttle.countPasswordChange(userId);
    const passwordHash = await this.accounts.getPasswordHash(userId);
    if (!(await isPassword(password, passwordHash))) throw wrongPassword();
    return passwordHash;
  }

  /** Replaces the password with the hash `before`. Throws `wrong-password` where that was replaced meanwhile. */
  private async store(userId: string, passwordHash: string, before?: string): Promise<void> {
    if (!(await this.accounts.setPasswordHash(userId, passwordHash, before))) throw wrongPassword();
    await this.resets.deleteReset(userId);
    await this.activity.record({ userId, action: 'password_change', details: 'Changed the password' });
    await this.queue.enqueue(mailPasswordChanged, { userId });
  }
}
