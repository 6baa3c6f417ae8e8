import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';

/** A statement that Postgres parses and plans once per connection; its name must be unique. */
export interface PreparedStatement {
  name: string;
  text: string;
}

/** Statements, seen through the transaction that is open, if one is. */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly open = new AsyncLocalStorage<PoolClient>();
  private transactions = 0;

  /** `pool` is also for libraries that bring their own SQL. */
  constructor(readonly pool: Pool) {}

  /** Rows of a prepared statement. */
  async query<Row extends object>({ name, text }: PreparedStatement, values: unknown[] = []): Promise<Row[]> {
    const client = this.open.getStore() ?? this.pool;
    return (await client.query<Row>({ name, text, values })).rows;
  }

  /** All of `work`, or none of it. A transaction inside another joins it. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.open.getStore()) return work();
    const client = await this.pool.connect();
    let lost: Error | undefined;
    this.transactions += 1;
    try {
      await client.query('START TRANSACTION');
      const answer = await this.open.run(client, work);
      await client.query('COMMIT');
      return answer;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => (lost = failure));
      throw error;
    } finally {
      client.release(lost);
      this.transactions -= 1;
      if (!this.transactions) this.open.disable(); // Node 20 watches every promise while a storage is in use
    }
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }
}
