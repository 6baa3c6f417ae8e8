import { Injectable, Logger } from '@nestjs/common';
import DataLoader from 'dataloader';
import { HOUR_S } from '../../kernel/durations.js';
import { Config } from '../../platform/config/config.js';
import { addressKey } from '../../platform/http/address.js';
import { Every } from '../../platform/queue/every.js';
import { Allotment } from './allotment.js';
import type { Counted, Scope } from './allotment.js';
import { SpendingRepository } from './spending.repository.js';

/** Calls of paid providers that one account, and one address, may cause in a day (UTC). The total is a setting. */
export const MAX_PAID_CALLS = { account: 100, address: 300 };

/** Limits what paid providers may cost: per account, per address and in total. */
@Injectable()
export class Spending {
  private readonly log = new Logger(Spending.name);
  private readonly max: Record<Scope, number>;
  /**
   * All calls are counted in the same row, the total: one that is asked for while others are being counted waits for these, and is then
   * counted with all who wait, so that they hold one connection together.
   */
  private readonly asks = new DataLoader((asks: readonly Counted[][]) => this.countAll(asks), {
    cache: false,
    batchScheduleFn: (count) => void this.counting.then(() => setImmediate(count)),
  });
  private counting: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly counts: SpendingRepository,
    { MAX_PAID_CALLS_PER_DAY }: Config,
  ) {
    this.max = { ...MAX_PAID_CALLS, total: MAX_PAID_CALLS_PER_DAY };
  }

  /** Counts a call before it is made, whatever its outcome. False, and not counted, when a limit is reached. */
  async mayCall(userId: string, address?: string): Promise<boolean> {
    const counted: Counted[] = [
      { scope: 'account', key: userId },
      ...(address ? [{ scope: 'address' as const, key: addressKey(address) }] : []),
      { scope: 'total', key: '' },
    ];
    const full = await this.asks.load(counted);
    if (full) this.log.warn(`No paid call: today's limit (${full}) is reached.`);
    return full === null;
  }

  /** For each ask the scope whose limit is reached, or null. */
  private async countAll(asks: readonly Counted[][]): Promise<(Scope | null)[]> {
    const answers: (Scope | null)[] = [];
    const counting = this.counts.count(asks.flat(), (counts) => {
      const allotment = new Allotment(counts, this.max);
      for (const asked of asks) answers.push(allotment.take(asked) ?? null);
      return asks.filter((_, place) => answers[place] === null).flat();
    });
    this.counting = counting.catch(() => undefined);
    await counting;
    return answers;
  }

  /** Deletes the counts of earlier days. */
  @Every(HOUR_S)
  prune(): Promise<void> {
    return this.counts.prune(new Date().toISOString().slice(0, 10));
  }
}
