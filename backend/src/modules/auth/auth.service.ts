import { Injectable } from '@nestjs/common';
import { language } from '../../kernel/languages/language.js';
import { Database } from '../../platform/database/database.js';
import { ActivityLog } from '../activity/index.js';
import { AccountRepository } from './account.repository.js';
import type { RegisterDto, UpdateProfileDto } from './auth.dto.js';
import { invalidCredentials } from './domain/account.errors.js';
import type { Account } from './domain/account.js';
import { Devices } from './devices.service.js';
import { EmailVerification } from './email-verification.service.js';
import { LoginThrottle } from './login-throttle.js';
import { TwoStep } from './second-factor/two-step.service.js';
import { hashNewPassword, isPassword } from './passwords.js';

interface Credentials {
  email: string;
  password: string;
  /** The client's IP address. */
  address: string;
  /** The token of the browser's device cookie. */
  device?: string;
  /** The second step, where it is on. */
  code?: string;
}

/** Who has given the right password; `passwordHash` is what it was checked against. */
export interface LoggedIn {
  account: Account;
  passwordHash: string;
}

/** Registers people, checks their logins, and changes their profiles. */
@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly devices: Devices,
    private readonly verification: EmailVerification,
    private readonly twoStep: TwoStep,
    private readonly throttle: LoginThrottle,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /**
   * Gives the same answer in the same time for an unknown email and for a wrong password. The attempt stays counted until both steps
   * are right: a known password does not buy more guesses of the code.
   */
  async login({ email, password, address, device, code }: Credentials): Promise<LoggedIn> {
    const login = await this.accounts.findLogin(email);
    const known = login && (await this.devices.known(login.id, device));
    const attempt = { address, email, device: known && `${login.id}|${known}` };
    await this.throttle.consumeLogin(attempt);
    const right = await isPassword(password, login?.passwordHash);
    if (!login || !right) throw invalidCredentials();
    if (login.hasTwoStep) await this.twoStep.check(login.id, code);
    await this.throttle.forgive(attempt);
    const { passwordHash, hasTwoStep: _step, ...account } = login;
    return { account, passwordHash };
  }

  /** Makes an account, which speaks the language of the page, and mails it a link to confirm its email. Throws `email-taken` and `weak-password`. */
  async register({ password, ...person }: RegisterDto, address: string): Promise<Account> {
    await this.throttle.countRegistration(address);
    const passwordHash = await hashNewPassword(password, person.email);
    return this.database.transaction(async () => {
      const added = await this.accounts.add({ ...person, passwordHash, language: language() });
      await this.activity.record({
        userId: added.id,
        action: 'register',
        details: 'Created an account',
        ipAddress: address,
      });
      await this.verification.welcome(added);
      return added;
    });
  }

  /** Keeps the browser's time zone if the account has none yet. */
  async noteTimeZone({ id, timeZone: known }: Account, timeZone?: string): Promise<void> {
    if (timeZone && !known) await this.accounts.change(id, (now) => ({ ...now, timeZone }));
  }

  /** Fields that are left out stay unchanged. */
  updateProfile(userId: string, profile: UpdateProfileDto): Promise<Account> {
    return this.database.transaction(async () => {
      const account = await this.accounts.change(userId, (now) => ({ ...now, ...given(profile) }));
      await this.activity.record({ userId, action: 'profile_update', details: 'Changed the profile' });
      return account;
    });
  }
}

const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
