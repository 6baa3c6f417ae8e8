// What a gardener takes in Postgres, and how fast one sweep opens the reminders of all, on a Postgres of its own:
// node backend/bench/size.mjs --gardeners 2000     (after `npm run build`)
// Each has 12 plants with two tasks, and what they leave behind in a year: 300 answers, 60 entries of the journal, 40 photos, 20 identifications,
// 400 entries of the activity log; and one session, and reminders.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { AppModule } from '../dist/app.module.js';
import { ReminderSweep } from '../dist/modules/reminders/reminder-sweep.js';
import { readConfig } from '../dist/platform/config/config.js';
import { startEmbeddedPostgres } from '../dist/setup/embedded-postgres.js';
import { migrateAndSeed } from '../dist/setup/migrate-and-seed.js';

const { values } = parseArgs({ options: { gardeners: { type: 'string', default: '2000' } } });
const GARDENERS = Number(values.gardeners);
/** A moment of the year before, from a number. */
const moment = (rows) => `now() - n * (interval '365 days' / ${rows})`;

/** Everybody is in UTC and reminded at six. */
const FILL = [
  `insert into users (email, first_name, last_name, password_hash, time_zone)
   select md5(n::text) || '@leaflore.test', 'Rosa', 'Moss', repeat('x', 97), 'UTC' from generate_series(1, ${GARDENERS}) n`,
  `insert into reminder_settings (user_id, enabled, hour, next_at) select id, true, 6, current_date from users`,
  `insert into sessions (sid, sess, user_id, expire)
   select encode(sha256(id::text::bytea), 'hex'), json_build_object('userId', id, 'userAgent', repeat('x', 110), 'openedAt', now()), id,
          now() + interval '30 days' from users`,
  `insert into plants (user_id, common_name, place) select id, 'Plant ' || n, 'Kitchen' from users, generate_series(1, 12) n`,
  `insert into care_tasks (user_id, plant_id, kind, growing_days, starts_on, due_on, late_on, reason)
   select user_id, id, kind, 7, current_date - 7, current_date, current_date + 3, 'Last watered on 3 June. Check it around 10 June 2026.'
     from plants, unnest(array['water', 'mist']) kind`,
  `insert into care_events (id, user_id, plant_id, task_id, kind, answer, happened_on)
   select gen_random_uuid(), user_id, plant_id, id, kind, 'done', current_date - n * 30 from care_tasks, generate_series(1, 12) n`,
  `insert into journal_entries (id, plant_id, user_id, content)
   select gen_random_uuid(), id, user_id, repeat('A new leaf. ', 8) from plants, generate_series(1, 5) n`,
  `insert into identification_history (id, user_id, state, image_url, image_urls, charged, request_hash, finding, created_at, closed_at)
   select gen_random_uuid(), id, 'answered', repeat('x', 60), array[repeat('x', 60)], true, repeat('x', 64), to_jsonb(repeat(md5(n::text), 40)), ${moment(20)}, now()
     from users, generate_series(1, 20) n`,
  `insert into user_activities (id, user_id, action, details, ip_address, created_at)
   select gen_random_uuid(), id, 'plant_watered', 'Peace Lily: Watered.', null, ${moment(400)} from users, generate_series(1, 400) n`,
];
const SIZES = `
  select c.relname as "table", coalesce(p.relname, c.relname) as name, c.reltuples, pg_total_relation_size(c.oid)::float8 as bytes
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
   where c.relkind = 'r' and c.relname !~ '^(pg_|sql_|plant_(names|words|library))'`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-size-'));
const postgres = await startEmbeddedPostgres(folder);
let app;
try {
  await migrateAndSeed(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => undefined); // Postgres ends first where something failed
  await client.connect();
  for (const text of FILL) await client.query(text);
  await client.query('vacuum analyze');
  const { rows } = await client.query(
    `select name, sum(reltuples)::float8 as rows, sum(bytes) as bytes from (${SIZES}) s group by 1 having sum(reltuples) >= ${GARDENERS} order by 3 desc`,
  );
  console.log(
    '| table | rows per gardener | bytes per row, indices included | kB per gardener |\n| --- | --- | --- | --- |',
  );
  for (const { name, rows: count, bytes } of rows)
    console.log(
      `| ${name} | ${Math.round(count / GARDENERS)} | ${Math.round(bytes / count)} | ${(bytes / GARDENERS / 1000).toFixed(1)} |`,
    );
  console.log(
    `all: ${(rows.reduce((sum, { bytes }) => sum + bytes, 0) / GARDENERS / 1000).toFixed(1)} kB per gardener`,
  );
  app = await NestFactory.createApplicationContext(
    AppModule.with(readConfig({ DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'silent' })), { logger: false },
  ); // prettier-ignore
  const noon = new Date(new Date().setUTCHours(12, 0, 0, 0));
  const begun = performance.now();
  const opened = await app.get(ReminderSweep, { strict: false }).run(noon);
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `one sweep: ${opened} messages in ${seconds.toFixed(1)} s, ${Math.round(opened / seconds)} a second`,
  );
  await client.end();
} finally {
  await app?.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
