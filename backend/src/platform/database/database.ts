import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { EntityManager, EntitySchema, ObjectLiteral, Repository } from 'typeorm';

/** A statement that Postgres parses and plans once per connection; its name must be unique. */
export interface Prepared {
  name: string;
  text: string;
}

/** Tables, seen through the transaction that is open, if one is. */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly open = new AsyncLocalStorage<EntityManager>();

  constructor(private readonly source: DataSource) {}

  /** The connection pool under everything, for libraries that bring their own SQL. */
  get pool(): Pool {
    return (this.source.driver as unknown as { master: Pool }).master;
  }

  table<Row extends ObjectLiteral>(schema: EntitySchema<Row>): Repository<Row> {
    return (this.open.getStore() ?? this.source.manager).getRepository(schema);
  }

  /** Rows of a prepared statement: what hot paths use, as it costs no mapping and no planning. */
  async query<Row extends object>({ name, text }: Prepared, values: unknown[] = []): Promise<Row[]> {
    const runner = this.open.getStore()?.queryRunner;
    const client = runner ? ((await runner.connect()) as PoolClient) : this.pool;
    return (await client.query<Row>({ name, text, values })).rows;
  }

  /** All of `work`, or none of it. A transaction inside another joins it. */
  transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.open.getStore()) return work();
    return this.source.transaction((manager) => this.open.run(manager, work));
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}
