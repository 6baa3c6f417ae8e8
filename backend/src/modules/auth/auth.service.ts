import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ActivityLog } from '../activity/index.js';
import { AccountRepository } from './account.repository.js';
import type { RegisterDto, UpdateProfileDto } from './auth.dto.js';
import { invalidCredentials } from './domain/account.errors.js';
import type { Account } from './domain/account.js';
import { LoginThrottle } from './login-throttle.js';
import { hashNewPassword, isPassword } from './passwords.js';
import { SessionRepository } from './session.repository.js';

interface Credentials {
  email: string;
  password: string;
  /** The client's IP address. */
  address: string;
  deviceOf?: string;
}

/** The account that signed in. */
export interface LoggedIn {
  id: string;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly throttle: LoginThrottle,
    private readonly activity: ActivityLog,
    private readonly database: Database,
  ) {}

  /** Gives the same answer in the same time for an unknown email and for a wrong password. */
  async login({ email, password, address, deviceOf }: Credentials): Promise<LoggedIn> {
    const login = await this.accounts.findLogin(email);
    const attempt = { address, email, deviceOf: deviceOf === login?.id ? deviceOf : undefined };
    await this.throttle.consumeLogin(attempt);
    const right = await isPassword(password, login?.passwordHash);
    if (!login || !right) throw invalidCredentials();
    await this.throttle.forgive(attempt);
    return { id: login.id };
  }

  /** Throws `email-taken` and `weak-password`. */
  async register({ password, ...person }: RegisterDto, address: string): Promise<Account> {
    await this.throttle.countRegistration(address);
    const passwordHash = await hashNewPassword(password, person.email);
    return this.database.transaction(async () => {
      const account = await this.accounts.add({ ...person, passwordHash });
      await this.activity.record({
        userId: account.id,
        action: 'register',
        details: 'Created an account',
        ipAddress: address,
      });
      return account;
    });
  }

  /** Returns the token of a new session and ends the one of `oldToken`. */
  async openSession(userId: string, userAgent: string, oldToken?: string): Promise<string> {
    if (oldToken) await this.sessions.end(oldToken);
    return this.sessions.openSession(userId, userAgent);
  }

  /** Records the login, and the browser's time zone if the account has none yet. */
  async noteLogin(account: Account, ipAddress: string, timeZone?: string): Promise<void> {
    const { id: userId } = account;
    if (timeZone && !account.timeZone) await this.accounts.change(userId, (now) => ({ ...now, timeZone }));
    await this.activity.record({ userId, action: 'login', details: 'Logged in', ipAddress });
  }

  async logout(token: string | undefined): Promise<void> {
    if (token) await this.sessions.end(token);
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
