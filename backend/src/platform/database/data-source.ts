import { DataSource } from 'typeorm';
import type { MigrationInterface } from 'typeorm';

/** A TypeORM data source that runs these migrations, each in a transaction of its own; not yet connected. */
export const createDataSource = (url: string, migrations: (new () => MigrationInterface)[]) =>
  new DataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    installExtensions: false,
    synchronize: false,
    applicationName: 'leaflore',
    poolErrorHandler: () => undefined, // a lost idle connection is replaced on next use
    extra: {
      connectionTimeoutMillis: 3000,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
    },
  });
