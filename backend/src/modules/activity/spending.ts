import { Injectable, Logger } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { addressKey } from '../../platform/http/address.js';
import { Every } from '../../platform/queue/every.js';
import { SpendingRepository } from './spending.repository.js';
import type { Counted, Scope } from './spending.repository.js';

/** Calls of paid providers that one account, and one address, may cause in a day (UTC). The total is a setting. */
export const MAX_PAID_CALLS = { account: 100, address: 300 };

/** Undoes the count in which a limit was passed. */
class LimitReached extends Error {
  constructor(readonly scope: Scope) {
    super();
  }
}

/** Limits what paid providers may cost: per account, per address and in total. */
@Injectable()
export class Spending {
  private readonly log = new Logger(Spending.name);
  private readonly max: Record<Scope, number>;

  constructor(
    private readonly counts: SpendingRepository,
    private readonly database: Database,
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
    try {
      await this.database.transaction(async () => {
        const counts = await this.counts.count(counted);
        const over = counts.find(({ scope, calls }) => calls > this.max[scope]);
        if (over) throw new LimitReached(over.scope);
      });
      return true;
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      this.log.warn(`No paid call: today's limit (${error.scope}) is reached.`);
      return false;
    }
  }

  /** Deletes the counts of earlier days. */
  @Every(HOUR_S)
  prune(): Promise<void> {
    return this.counts.prune(new Date().toISOString().slice(0, 10));
  }
}
