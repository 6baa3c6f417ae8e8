import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { AppModule } from '../src/app.module.js';
import { readConfig } from '../src/platform/config/config.js';
import { ReminderSweep } from '../src/modules/reminders/reminder-sweep.js';

/** The application without worker and timers: the test sets the time. */
export async function withoutClock(databaseUrl: string) {
  const config = readConfig({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const app = await NestFactory.createApplicationContext(AppModule.with(config), { logger: false });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined); // the database is dropped while the last connection closes
  return {
    app,
    sweep: app.get(ReminderSweep, { strict: false }),
    sql: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
}

/**
 * SQL that adds people with one plant that is due for watering every day, each with a random hour in one of these
 * zones.
 */
export const PEOPLE = `
  with person as (
    insert into users (email, first_name, last_name, password_hash, time_zone)
    select 'year-' || gen_random_uuid() || '@leaflore.test', 'Rosa', 'Moss', 'x',
           ($2::text[])[1 + n % cardinality($2::text[])]
      from generate_series(1, $1::int) n returning id
  ), wish as (
    insert into reminder_settings (user_id, enabled, hour, next_at)
    select id, true, 6 + floor(random() * 15), $3 from person returning user_id
  ), plant as (
    insert into plants (user_id, common_name) select user_id, 'Peace Lily' from wish returning id, user_id
  )
  insert into care_tasks (user_id, plant_id, kind, growing_days, starts_on, due_on, late_on, reason)
  select user_id, id, 'water', 1, '2000-01-01', '2000-01-01', '2000-01-02', '' from plant returning user_id`;
