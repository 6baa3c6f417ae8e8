import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { EntityManager, EntitySchema, ObjectLiteral, QueryDeepPartialEntity, Repository } from 'typeorm';

/** A statement that Postgres parses and plans once per connection; its name must be unique. One without a name is planned each time. */
export interface PreparedStatement {
  name?: string;
  text: string;
}

interface Transaction {
  client: PoolClient;
  manager: EntityManager;
}

/** Tables and prepared statements, seen through the transaction that is open, if one is. */
@Injectable()
export class Database {
  private readonly open = new AsyncLocalStorage<Transaction>();
  private transactions = 0;

  constructor(private readonly source: DataSource) {
    // A connection that is lost while it is in use fails its statement; nobody else needs to know.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** The connections, for libraries that have SQL of their own. */
  get pool(): Pool {
    return (this.source.driver as unknown as { master: Pool }).master;
  }

  /** How many connections are open, how many of them nobody uses, and how many statements wait for one. */
  get connections(): { open: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** Everyday reads and writes of one table, in the open transaction. */
  table<Row extends ObjectLiteral>(schema: EntitySchema<Row>): Repository<Row> {
    return (this.open.getStore()?.manager ?? this.source.manager).getRepository(schema);
  }

  /** Inserts the rows of which no key is taken yet, and leaves the others as they are; answers how many it inserted. */
  async insertNew<Row extends ObjectLiteral>(
    schema: EntitySchema<Row>,
    rows: QueryDeepPartialEntity<Row>[],
  ): Promise<number> {
    const insert = this.table(schema).createQueryBuilder().insert().values(rows);
    const { raw } = await insert.orIgnore().updateEntity(false).returning('1').execute();
    return (raw as unknown[]).length;
  }

  /** Rows of a prepared statement. */
  async query<Row extends object>({ name, text }: PreparedStatement, values: unknown[] = []): Promise<Row[]> {
    const client = this.open.getStore()?.client ?? this.pool;
    return (await client.query<Row>({ name, text, values })).rows;
  }

  /** The database's own clock, which all processes share. */
  async now(): Promise<Date> {
    const [row] = await this.query<{ now: Date }>({ name: 'now', text: 'select clock_timestamp() as now' });
    return row!.now;
  }

  /** All of `work`, or none of it. A transaction inside another joins it. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.open.getStore()) return work();
    const runner = this.source.createQueryRunner();
    this.transactions += 1;
    try {
      const client = (await runner.connect()) as PoolClient;
      await runner.startTransaction();
      const answer = await this.open.run({ client, manager: runner.manager }, work);
      await runner.commitTransaction();
      return answer;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
      this.transactions -= 1;
      if (!this.transactions) this.open.disable(); // Node 20 watches every promise while a storage is in use
    }
  }
}
