import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createEmptyDatabase } from '../../../test/database.js';
import { migrations } from '../../migrations/index.js';
import { createDataSource } from '../../platform/database/data-source.js';
import { DiskImageStore } from '../../platform/storage/adapters/disk.image-store.js';
import { migrateAndSeed } from '../migrate-and-seed.js';
import { restoreBackup } from './restore-backup.js';
import { takeBackup } from './take-backup.js';

/** The version whose people are brought here: with gardens and care, before reminders could be sent. */
const THEN = 7;

/** What a gardener had in that version: a garden with a task, an answer, a diary, an identification and a session. */
const LIFE = `
  insert into users (id, email, first_name, last_name, password_hash, identifications_used, time_zone)
  values ('00000000-0000-4000-8000-000000000001', 'rosa@leaflore.test', 'Rosa', 'Moss', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 2, 'Europe/Oslo');
  insert into plants (id, user_id, common_name, date_added)
  values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'Fern on the stairs', '2025-03-04');
  insert into care_tasks (id, user_id, plant_id, kind, growing_days, starts_on, last_done_on, due_on, late_on, reason)
  values ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002',
          'water', 5, '2025-03-04', '2025-03-09', '2025-03-14', '2025-03-19', 'It is watered every five days.');
  insert into care_events (id, user_id, plant_id, task_id, kind, answer, happened_on)
  values ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002',
          '00000000-0000-4000-8000-000000000003', 'water', 'done', '2025-03-09');
  insert into journal_entries (id, plant_id, user_id, content)
  values ('00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'A new frond today.');
  insert into identification_history (id, user_id, state, image_url, image_urls, charged, request_hash)
  values ('00000000-0000-4000-8000-000000000006', '00000000-0000-4000-8000-000000000001', 'released', '/drawings/fern.svg', '{/drawings/fern.svg}', false, 'x')`;

/** What must still be there, word by word. */
const KEPT = `
  select u.email, u.first_name, u.password_hash, u.identifications_used, u.time_zone, p.common_name, p.date_added::date::text as added,
         t.kind, t.growing_days, t.last_done_on::text, e.answer, e.happened_on::text, j.content, h.state
    from users u join plants p on p.user_id = u.id join care_tasks t on t.plant_id = p.id join care_events e on e.task_id = t.id
    join journal_entries j on j.plant_id = p.id join identification_history h on h.user_id = u.id`;

describe('people of an older version', () => {
  let old: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let folder: string;
  let before: object[];

  const ask = async (url: string, text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows as object[];
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-upgrade-'));
    old = await createEmptyDatabase();
    const source = await createDataSource(old.url, migrations.slice(0, THEN)).initialize();
    await source.runMigrations();
    await source.destroy();
    await ask(old.url, LIFE);
    before = await ask(old.url, KEPT);
    expect(before).toHaveLength(1);
  });
  afterAll(async () => {
    await old.drop();
    rmSync(folder, { recursive: true });
  });

  it('have all they had when their backup is restored into this version, and when their database is migrated', async () => {
    const file = path.join(folder, 'old.zip');
    const store = new DiskImageStore(path.join(folder, 'photos'));
    expect((await takeBackup(old.url, store, file)).migrations).toHaveLength(THEN);

    const restored = await createEmptyDatabase();
    await restoreBackup(file, restored.url, store);
    expect(await ask(restored.url, KEPT)).toEqual(before);

    expect(await migrateAndSeed(old.url)).toMatchObject({ migrations: migrations.length - THEN });
    expect(await ask(old.url, KEPT)).toEqual(before);

    const RUN = 'select name from migrations order by timestamp';
    expect(await ask(restored.url, RUN)).toEqual(await ask(old.url, RUN));
    await restored.drop();
  });

  it('are not restored from a version that is newer than this one', async () => {
    const newer = await createEmptyDatabase();
    const [into, file] = [await createEmptyDatabase(), path.join(folder, 'newer.zip')];
    const store = new DiskImageStore(path.join(folder, 'photos'));
    await migrateAndSeed(newer.url);
    await ask(
      newer.url,
      `insert into migrations (timestamp, name) values (1899000000000, 'Tomorrow1899000000000')`,
    );
    await takeBackup(newer.url, store, file);
    await expect(restoreBackup(file, into.url, store)).rejects.toThrow('newer version');
    expect(await ask(into.url, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);
    await newer.drop();
    await into.drop();
  });
});
