import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntitySchema } from 'typeorm';
import { Config } from '../config/config.js';
import { createDataSource } from './data-source.js';
import { Database } from './database.js';
import { Signals } from './signals.js';

/** Connects to Postgres once for the process. */
@Global()
@Module({})
export class DatabaseModule {
  static with(entities: EntitySchema<never>[]): DynamicModule {
    const source = {
      provide: DataSource,
      inject: [Config],
      useFactory: ({ DATABASE_URL }: Config) => {
        if (!DATABASE_URL) throw new Error('DATABASE_URL is not set. `npm start` brings its own Postgres.');
        return createDataSource({ url: DATABASE_URL, entities }).initialize();
      },
    };
    return { module: DatabaseModule, providers: [source, Database, Signals], exports: [Database, Signals] };
  }
}
