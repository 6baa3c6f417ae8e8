import pg from 'pg';
import { DataSource } from 'typeorm';
import type { DataSourceOptions, MigrationInterface } from 'typeorm';
import { DeadlineClient } from './deadline-client.js';
import { SnakeCaseNames } from './snake-case-names.js';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** Longer than a statement may take, so that a Postgres that hangs is given up by the client too. */
const STATEMENT_MS = 15_000;
const QUERY_MS = 20_000;

/** How we connect to Postgres: at most ten connections; connecting and each statement have a deadline. */
export const connectionOptions = (url: string): PostgresOptions => ({
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
    connectionTimeoutMillis: 3000,
    statement_timeout: STATEMENT_MS,
    query_timeout: QUERY_MS,
    idle_in_transaction_session_timeout: 30_000,
  },
});

/** A data source that runs these migrations, each in a transaction of its own; not yet connected. */
export const createDataSource = (url: string, migrations: (new () => MigrationInterface)[]) => {
  const options = connectionOptions(url);
  return new DataSource({
    ...options,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    extra: { ...options.extra, query_timeout: undefined }, // a migration of a large table may take its time
  });
};
