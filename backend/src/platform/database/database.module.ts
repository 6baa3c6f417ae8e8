import { Global, Module } from '@nestjs/common';
import { Pool } from 'pg';
import { Config } from '../config/config.js';
import { Database } from './database.js';
import { createPool } from './pool.js';
import { PostgresListener } from './postgres-listener.js';

const pool = {
  provide: Pool,
  inject: [Config],
  useFactory: async ({ DATABASE_URL }: Config) => {
    if (!DATABASE_URL) throw new Error('DATABASE_URL is not set. `npm start` brings its own Postgres.');
    const connections = createPool(DATABASE_URL);
    await connections.query('select 1'); // without Postgres there is nothing to start
    return connections;
  },
};

/** Connects to Postgres once for the process. */
@Global()
@Module({ providers: [pool, Database, PostgresListener], exports: [Database, PostgresListener] })
export class DatabaseModule {}
