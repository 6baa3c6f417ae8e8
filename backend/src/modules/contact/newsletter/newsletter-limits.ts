import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../../kernel/durations.js';
import { hashToken } from '../../../platform/hash.js';
import { addressKey } from '../../../platform/http/address.js';
import { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Limit } from '../../../platform/http/rate-limits.js';

const BY_ADDRESS: Limit = { name: 'newsletter-address', points: 10, duration: HOUR_S };
const BY_RECIPIENT: Limit = { name: 'newsletter-recipient', points: 3, duration: 24 * HOUR_S };

/** How often the newsletter may be asked for, and how many questions a mailbox gets whose address somebody knows. */
@Injectable()
export class NewsletterLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Throws `too-many-tries`. */
  countSubscription(address: string): Promise<void> {
    return this.limits.consumeRateLimit(BY_ADDRESS, addressKey(address));
  }

  mayMail(email: string): Promise<boolean> {
    return this.limits.mayConsume(BY_RECIPIENT, hashToken(email));
  }
}
