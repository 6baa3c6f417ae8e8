import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { hashToken } from '../../platform/hash.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Limit } from '../../platform/http/rate-limits.js';
import { normaliseEmail } from './domain/account.js';
import type { Account } from './domain/account.js';

const RESETS: Limit = { name: 'reset-account', points: 3, duration: HOUR_S / 4 };
const RESETS_A_DAY: Limit = { name: 'reset-recipient', points: 12, duration: 24 * HOUR_S };
const VERIFICATIONS: Limit = { name: 'verification-account', points: 3, duration: HOUR_S };
const VERIFICATIONS_A_DAY: Limit = { name: 'verification-recipient', points: 6, duration: 24 * HOUR_S };

/**
 * How many links are mailed to an address, whether or not it has an account: a mailbox is not flooded by someone who knows its
 * address, and nobody learns from a limit who is registered.
 */
@Injectable()
export class MailLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Whether one more link to choose a password may be mailed. No refusal, as the answer is the same for everybody. */
  async mayMailReset(email: string): Promise<boolean> {
    const to = recipient(email);
    return (await this.limits.mayConsume(RESETS, to)) && this.limits.mayConsume(RESETS_A_DAY, to);
  }

  /** Whether a new account may be mailed its first link to confirm the address. */
  mayMailVerification(email: string): Promise<boolean> {
    return this.limits.mayConsume(VERIFICATIONS_A_DAY, recipient(email));
  }

  /** Counts a link that a person asked for. Throws `too-many-tries`. */
  async countVerification({ id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
    await this.limits.consumeRateLimit(VERIFICATIONS, id);
    await this.limits.consumeRateLimit(VERIFICATIONS_A_DAY, recipient(email));
  }
}

const recipient = (email: string) => hashToken(normaliseEmail(email));
