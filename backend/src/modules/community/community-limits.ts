import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Limit } from '../../platform/http/rate-limits.js';

const LIMITS = {
  post: { name: 'community-post', points: 20, duration: HOUR_S },
  photo: { name: 'community-photo', points: 60, duration: HOUR_S },
  comment: { name: 'community-comment', points: 60, duration: HOUR_S },
  report: { name: 'community-report', points: 30, duration: HOUR_S },
  question: { name: 'community-question', points: 10, duration: HOUR_S },
} satisfies Record<string, Limit>;

/** How much one person may write in the community in an hour. */
@Injectable()
export class CommunityLimits {
  constructor(private readonly limits: RateLimits) {}

  /** Throws `too-many-tries`. */
  count(what: keyof typeof LIMITS, userId: string): Promise<void> {
    return this.limits.consumeRateLimit(LIMITS[what], userId);
  }
}
