import pg from 'pg';
import { DataSource } from 'typeorm';
import type { DataSourceOptions, EntitySchema, MigrationInterface } from 'typeorm';
import { DeadlineClient } from './deadline-client.js';
import { COLUMN_TYPES } from './moments.js';
import { SnakeCaseNames } from './snake-case-names.js';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** How long a statement may take: a person waits for those of the API; the worker has some that look at whole tables. */
export const STATEMENT_MS = { api: 4000, worker: 15_000 };
/** The client gives a statement up a little later than Postgres should, as a Postgres that hangs ends nothing. */
const GRACE_MS = 500;

/** How we connect to Postgres: at most ten connections; connecting and each statement have a deadline. */
export const connectionOptions = (url: string, statementMs = STATEMENT_MS.worker): PostgresOptions => ({
  type: 'postgres',
  driver: pg,
  url,
  namingStrategy: new SnakeCaseNames(),
  installExtensions: false,
  synchronize: false,
  applicationName: 'leaflore',
  poolSize: 10,
  poolErrorHandler: () => undefined, // a lost idle connection is replaced on next use
  extra: {
    Client: DeadlineClient,
    types: COLUMN_TYPES,
    connectionTimeoutMillis: 3000,
    statement_timeout: statementMs,
    silenceMs: statementMs + GRACE_MS,
    idle_in_transaction_session_timeout: 30_000,
  },
});

/** A data source that runs these migrations, each in a transaction of its own, and knows these tables; not yet connected. */
export const createDataSource = (
  url: string,
  migrations: (new () => MigrationInterface)[],
  entities: EntitySchema[] = [],
) => {
  const options = connectionOptions(url);
  return new DataSource({
    ...options,
    migrations,
    entities,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    extra: { ...options.extra, statement_timeout: 0, silenceMs: undefined }, // a migration of a large table may take its time
  });
};
