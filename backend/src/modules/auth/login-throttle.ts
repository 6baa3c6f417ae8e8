import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { texts } from '../../kernel/languages/texts.js';
import { addressKey } from '../../platform/http/address.js';
import { hashToken } from '../../platform/hash.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Limit } from '../../platform/http/rate-limits.js';
import { normaliseEmail } from './domain/account.js';

const tAuth = texts('auth');

const limit = (name: string, points: number): Limit => ({ name, points, duration: 15 * 60 });
const BY_ADDRESS = limit('login-address', 30);
const BY_ACCOUNT = limit('login-account', 10);
const BY_DEVICE = limit('login-device', 10);
const REGISTRATIONS = limit('register-address', 20);
const RESETS = limit('reset-address', 10);
/** Six digits, of which three are right at any time: 240 guesses a day find one in 1,400 days on average. */
const CODES: Limit = { name: 'login-code', points: 10, duration: HOUR_S };
const PASSKEYS = limit('passkey-address', 60);
const PASSWORD_CHANGES = limit('password-change', 10);

interface Try {
  address: string;
  email: string;
  /** The account and its device that has signed in before. */
  device?: string;
}

/**
 * Slows down password guessing. Failed logins are counted per address and per account. A device that has signed in
 * before has its own count, wherever it is, so an attacker elsewhere cannot lock the owner out and a copy of its cookie
 * allows no more tries than the device itself (OWASP: Slow Down Online Guessing Attacks with Device Cookies).
 */
@Injectable()
export class LoginThrottle {
  constructor(private readonly limits: RateLimits) {}

  /** Counts an attempt before the password is checked. Throws `too-many-tries`. */
  async consumeLogin(attempt: Try): Promise<void> {
    await this.limits.consumeRateLimit(BY_ADDRESS, addressKey(attempt.address));
    const [counted, key] = accountCount(attempt);
    await this.limits.consumeRateLimit(counted, key, (wait) => tAuth('tooManyLogins', wait));
  }

  /** Takes the attempt back once the password was right. */
  async forgive(attempt: Try): Promise<void> {
    await this.limits.forgive(BY_ADDRESS, addressKey(attempt.address));
    await this.limits.reset(...accountCount(attempt));
  }

  /** Resets the count of an account once its owner has set a new password. */
  resetLogins(email: string): Promise<void> {
    return this.limits.reset(BY_ACCOUNT, accountKey(email));
  }

  countRegistration(address: string): Promise<void> {
    return this.limits.consumeRateLimit(REGISTRATIONS, addressKey(address));
  }

  countReset(address: string): Promise<void> {
    return this.limits.consumeRateLimit(RESETS, addressKey(address));
  }

  /** Counts a code before it is looked at, for the account: from one device or from many. */
  countCode(userId: string): Promise<void> {
    return this.limits.consumeRateLimit(CODES, userId);
  }

  forgiveCodes(userId: string): Promise<void> {
    return this.limits.reset(CODES, userId);
  }

  countPasskey(address: string): Promise<void> {
    return this.limits.consumeRateLimit(PASSKEYS, addressKey(address));
  }

  countPasswordChange(userId: string): Promise<void> {
    return this.limits.consumeRateLimit(PASSWORD_CHANGES, userId);
  }
}

const accountCount = ({ email, device }: Try): [Limit, string] =>
  device ? [BY_DEVICE, device] : [BY_ACCOUNT, accountKey(email)];

const accountKey = (email: string) => hashToken(normaliseEmail(email));
