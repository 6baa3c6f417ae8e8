// Simulates a year of reminders with the sweep of the product, on its own Postgres, and counts messages:
// node backend/bench/reminder-year.mjs --gardeners 10000 --days 365     (after `npm run build`)
// Two sweeps run at once every half hour of that year. Four in five people who get a message do what it says; one in
// a hundred changes the hour each day. Exits with 1 when a person got two messages for a day, or none though
// something was due.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../dist/app.module.js';
import { AccountRepository } from '../dist/modules/auth/index.js';
import { RemindersService } from '../dist/modules/reminders/reminders.service.js';
import { ReminderSweep } from '../dist/modules/reminders/reminder-sweep.js';
import { readConfig } from '../dist/platform/config/config.js';
import { Database } from '../dist/platform/database/database.js';
import { startEmbeddedPostgres } from '../dist/setup/embedded-postgres.js';
import { migrateAndSeed } from '../dist/setup/migrate-and-seed.js';
import { localDateOf } from '../dist/kernel/local-date.js';

const LOOK_MS = 1_800_000;
const FROM = Date.parse('2026-01-01T00:00:00Z');
const ZONES = [
  'Europe/Berlin', 'Europe/London', 'America/New_York', 'America/Sao_Paulo', 'America/St_Johns', 'Australia/Sydney',
  'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Cairo', 'Asia/Kathmandu',
]; // prettier-ignore
const PEOPLE = `
  with person as (
    insert into users (email, first_name, last_name, password_hash, time_zone)
    select n || '@year.invalid', 'Rosa', 'Moss', 'x', ($2::text[])[1 + n % cardinality($2::text[])]
      from generate_series(1, $1::int) n returning id
  ), wish as (
    insert into reminder_settings (user_id, enabled, hour, next_at)
    select id, true, 6 + floor(random() * 15), $3 from person
  ), plant as (
    insert into plants (user_id, common_name) select id, 'Plant ' || n from person, generate_series(1, 3) n
    returning id, user_id
  )
  insert into care_tasks (user_id, plant_id, kind, growing_days, starts_on, due_on, late_on, reason)
  select user_id, id, 'water', days, day, day, day, ''
    from plant, lateral (select 3 + floor(random() * 12)::int as days, date '2026-01-01' + floor(random() * 7)::int as day
                          where plant.id is not null) rhythm`;
const ANSWER = `
  with sent as (delete from outbox where name = 'send-reminder' returning id),
       reminded as (select m.user_id, m.on_date from sent join reminder_messages m using (id)),
       done as (update care_tasks t set due_on = reminded.on_date + t.growing_days from reminded
                 where t.user_id = reminded.user_id and t.due_on <= reminded.on_date and random() < 0.8)
  select count(*)::int as count from reminded`;
const MISSED = `
  select count(*)::int as count from users u
   where u.time_zone = $1
     and exists (select 1 from care_tasks t where t.user_id = u.id and t.active and t.due_on <= $2)
     and not exists (select 1 from reminder_messages m where m.user_id = u.id and m.on_date = $2)`;

const { values } = parseArgs({
  options: { gardeners: { type: 'string', default: '10000' }, days: { type: 'string', default: '365' } },
});
const [gardeners, days] = [Number(values.gardeners), Number(values.days)];
const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-year-'));
const postgres = await startEmbeddedPostgres(folder, ['synchronous_commit=off']);
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
try {
  await migrateAndSeed(postgres.url);
  const open = async () => {
    const config = readConfig({ DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'silent' });
    return NestFactory.createApplicationContext(AppModule.with(config), { logger: false });
  };
  const apps = [await open(), await open()];
  if (await live(apps)) process.exitCode = 1;
  for (const app of apps) await app.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function live([one, two]) {
  const sweeps = [one, two].map((app) => app.get(ReminderSweep, { strict: false }));
  const { pool } = one.get(Database, { strict: false });
  const query = async (text, parameters) => (await pool.query(text, parameters)).rows;
  await query(PEOPLE, [gardeners, ZONES, new Date(FROM)]);
  await query('analyze');
  const today_ = new Map(ZONES.map((zone) => [zone, localDateOf(new Date(FROM), zone)]));
  const firstDays = new Map(today_);
  const totals = { sent: 0, missed: 0, slowest: 0, most: 0 };
  for (let at = FROM; at < FROM + days * 86_400_000; at += LOOK_MS) {
    const now = new Date(at);
    for (const zone of ZONES) {
      const [before, today] = [today_.get(zone), localDateOf(now, zone)];
      if (today === before) continue;
      today_.set(zone, today);
      // The year begins in the middle of a zone's first day.
      if (before !== firstDays.get(zone)) totals.missed += (await query(MISSED, [zone, before]))[0].count;
    }
    const start = performance.now();
    const opened = (await Promise.all(sweeps.map((sweep) => sweep.run(now)))).reduce((a, b) => a + b);
    totals.slowest = Math.max(totals.slowest, performance.now() - start);
    totals.most = Math.max(totals.most, opened);
    totals.sent += (await query(ANSWER))[0].count;
    await changeSomeHours(one, query, now);
    if ((at - FROM) % (30 * 86_400_000) === 0)
      console.log(
        `${now.toISOString().slice(0, 10)}  ${totals.sent} messages, ${totals.missed} missed, ${seconds()} s`,
      );
  }
  const [{ most }] = await query(
    `select coalesce(max(n), 0)::int as most from
       (select count(*) as n from reminder_messages where not is_test group by user_id, on_date) days`,
  );
  const [{ written }] = await query('select count(*)::int as written from reminder_messages');
  console.log(`
gardeners                          ${gardeners}
days                               ${days}, a look every 30 minutes, two sweeps at once
messages                           ${written}, sent ${totals.sent} times
most for one person and day        ${most}
days missed                        ${totals.missed}
slowest look                       ${totals.slowest.toFixed(0)} ms (most messages in one: ${totals.most})
time                               ${seconds()} s`);
  return most > 1 || written !== totals.sent || totals.missed > 0;
}

async function changeSomeHours(app, query, now) {
  const service = app.get(RemindersService, { strict: false });
  const accounts = app.get(AccountRepository, { strict: false });
  const count = Math.max(1, Math.round(gardeners / 100 / 48));
  const some = await query(`select id from users where id > gen_random_uuid() order by id limit $1`, [count]);
  for (const { id } of some)
    await service.update(await accounts.get(id), { hour: 6 + Math.floor(Math.random() * 15) }, now);
}
