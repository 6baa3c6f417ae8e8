import { Injectable } from '@nestjs/common';
import { DAY_S } from '../../kernel/durations.js';
import { addressKey } from '../../platform/http/address.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Limit } from '../../platform/http/rate-limits.js';
import { ArticleViewRepository } from './article-view.repository.js';
import { articleNotFound } from './domain/blog.errors.js';

/** One reading of an article counts for each household and day; the address is forgotten with the count. */
const ONE_A_DAY: Limit = { name: 'article-view', points: 1, duration: DAY_S };

/** The blog, as far as the server knows of it: how often its articles were read. */
@Injectable()
export class BlogService {
  constructor(
    private readonly views: ArticleViewRepository,
    private readonly limits: RateLimits,
  ) {}

  /** Counts a reading from this address, unless it was counted today; answers how many there are. Throws `article-not-found`. */
  async countView(slug: string, address: string): Promise<number> {
    if ((await this.views.find(slug)) === undefined) throw articleNotFound();
    const isNew = await this.limits.mayConsume(ONE_A_DAY, `${slug} ${addressKey(address)}`);
    if (isNew) await this.views.increment(slug);
    return (await this.views.find(slug)) ?? 0;
  }
}
