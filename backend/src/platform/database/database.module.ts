import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config, ConfigError } from '../config/config.js';
import { connectionOptions } from './data-source.js';
import { Database } from './database.js';
import { PostgresListener } from './postgres-listener.js';

const mapper = (statementMs: number) =>
  TypeOrmModule.forRootAsync({
    inject: [Config],
    useFactory: ({ DATABASE_URL }: Config) => {
      if (!DATABASE_URL)
        throw new ConfigError('DATABASE_URL is not set. `npm start` has a Postgres of its own.');
      return {
        ...connectionOptions(DATABASE_URL, statementMs),
        autoLoadEntities: true,
        toRetry: () => false,
      };
    },
  });

/** Connects to Postgres once for the process; without Postgres there is nothing to start. */
@Global()
@Module({})
export class DatabaseModule {
  /** With a statement that takes longer than this, in milliseconds, being given up. */
  static within(statementMs: number): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [mapper(statementMs)],
      providers: [Database, PostgresListener],
      exports: [Database, PostgresListener],
    };
  }
}
