import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { addressKey } from '../../platform/http/address.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Limit } from '../../platform/http/rate-limits.js';

const AN_HOUR: Limit = { name: 'contact-address', points: 5, duration: HOUR_S };
const A_DAY: Limit = { name: 'contact-address-day', points: 20, duration: 24 * HOUR_S };
const MAILS: Limit = { name: 'contact-mails', points: 200, duration: HOUR_S };

/** How many messages to the team are taken from one address, and how many of all are mailed. */
@Injectable()
export class ContactLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Throws `too-many-tries`. */
  async countMessage(address: string): Promise<void> {
    await this.limits.consumeRateLimit(AN_HOUR, addressKey(address));
    await this.limits.consumeRateLimit(A_DAY, addressKey(address));
  }

  /** Whether one more message may be mailed; more than these, from wherever they come, are stored only. */
  mayMail(): Promise<boolean> {
    return this.limits.mayConsume(MAILS, 'all');
  }
}
