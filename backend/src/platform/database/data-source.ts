import { DataSource, DefaultNamingStrategy } from 'typeorm';
import type { EntitySchema, MigrationInterface } from 'typeorm';

/** Columns are snake_case in the database and camelCase in the code. */
class SnakeCase extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return [...prefixes, custom ?? property]
      .join('_')
      .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

interface Options {
  url: string;
  entities?: EntitySchema<never>[];
  migrations?: (new () => MigrationInterface)[];
}

/** A TypeORM data source on Postgres, not yet connected. Connecting and each statement have a deadline. */
export const createDataSource = ({ url, entities = [], migrations = [] }: Options) =>
  new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeCase(),
    installExtensions: false,
    synchronize: false,
    poolSize: 10,
    applicationName: 'leaflore',
    poolErrorHandler: () => undefined, // a lost idle connection is replaced on next use
    extra: {
      connectionTimeoutMillis: 3000,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
    },
  });
