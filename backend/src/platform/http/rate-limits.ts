import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HOUR_S } from '../../kernel/durations.js';
import { DomainError } from '../../kernel/domain-error.js';
import { texts } from '../../kernel/languages/texts.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { Every } from '../queue/every.js';
import { RateLimitRepository } from './rate-limit.repository.js';

const tHttp = texts('http');

/** How often something may be done: `points` times in `duration` seconds. */
export interface Limit {
  name: string;
  points: number;
  duration: number;
}

/** What is said to somebody who has to wait for some minutes. */
type Wait = (values: { count: number; minutes: string }) => string;

/** Until `retryAfterS` seconds have passed. */
export const tooManyTries = (
  retryAfterS = 60,
  say: Wait = (values) => tHttp('tooManyTries', values),
): DomainError => {
  const count = Math.max(1, Math.ceil(retryAfterS / 60));
  return new DomainError('too-many', 'too-many-tries', say({ count, minutes: String(count) }), {
    retryAfterS,
  });
};

/** Counts what must not be done too often, in Postgres, so that all processes count together. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly counters: RateLimitRepository,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** Counts one more before it is done, so that parallel ones count too. Throws `too-many-tries`, in other words where `say` has some. */
  async consumeRateLimit(limit: Limit, key: string, say?: Wait): Promise<void> {
    const refusal = await this.consume(limit, key);
    if (refusal) throw tooManyTries(Math.ceil(refusal.msBeforeNext / 1000), say);
  }

  /** Counts one more, and answers whether it may be done. */
  async mayConsume(limit: Limit, key: string): Promise<boolean> {
    return !(await this.consume(limit, key));
  }

  /** Takes one back. */
  async forgive(limit: Limit, key: string): Promise<void> {
    if (this.config.RATE_LIMITS === 'on') await this.limiter(limit).reward(key);
  }

  /** Forgets what was counted. */
  async reset(limit: Limit, key: string): Promise<void> {
    if (this.config.RATE_LIMITS === 'on') await this.limiter(limit).delete(key);
  }

  /** Deletes everything that was counted for a person who is gone. */
  deleteFor(userId: string): Promise<void> {
    return this.counters.deleteFor(userId);
  }

  /** Deletes counts whose time is over. */
  @Every(HOUR_S)
  sweep(): Promise<void> {
    return this.counters.deleteExpired();
  }

  /** The refusal, where there is one. */
  private async consume(limit: Limit, key: string): Promise<RateLimiterRes | undefined> {
    if (this.config.RATE_LIMITS === 'off') return undefined;
    try {
      await this.limiter(limit).consume(key);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    }
  }

  private limiter({ name, points, duration }: Limit): RateLimiterPostgres {
    const known = this.limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.database.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration,
    });
    this.limiters.set(name, limiter);
    return limiter;
  }
}
