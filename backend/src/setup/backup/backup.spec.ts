import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';
import { createEmptyDatabase } from '../../../test/database.js';
import { liveIn } from '../../../test/lived-account.js';
import { DiskImageStore } from '../../platform/storage/adapters/disk.image-store.js';
import { appRoleOf } from '../database-urls.js';
import { restoreBackup } from './restore-backup.js';
import { tablesInOrder } from './tables.js';
import { takeBackup } from './take-backup.js';

/** Every row of every table, as text. */
async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found: Record<string, string[]> = {};
  for (const { name } of await tablesInOrder(client)) {
    const { rows } = await client.query<{ line: string }>(
      `select t::text as line from "${name}" t order by 1`,
    );
    found[name] = rows.map(({ line }) => line);
  }
  await client.end();
  return found;
}

async function filesOf(store: DiskImageStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const key of store.keys()) found[key] = (await store.get(key)).toString('base64');
  return found;
}

describe('a backup', () => {
  let api: Api;
  let folder: string;
  let file: string;
  let store: DiskImageStore;
  let before: Record<string, string[]>;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-backup-'));
    file = path.join(folder, 'backup.zip');
    store = new DiskImageStore(path.join(folder, 'photos'));
    api = await startApiWithoutWorker();
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    await liveIn(api, rosa, otto);
    await api.sql(`update users set first_name = E'a\\tb\\nc\\\\d "quoted" ☘ \\\\N' where id = $1`, [
      otto.id,
    ]);
    await store.put('rosa/leaf.webp', Buffer.from([0, 1, 2, 255]));
    await store.put('otto/2026/empty', Buffer.alloc(0));
    await takeBackup(api.databaseUrl, store, file);
    before = await rowsOf(api.databaseUrl);
  });
  afterAll(async () => {
    await api.stop();
    rmSync(folder, { recursive: true });
  });

  const restored = async (
    work: (database: { url: string; appUrl: string }, into: DiskImageStore) => Promise<void>,
  ) => {
    const database = await createEmptyDatabase();
    const into = new DiskImageStore(path.join(folder, `restored-${Math.random()}`));
    await work(database, into).finally(() => database.drop());
  };

  it('gives back the same rows and the same files on an empty machine', async () => {
    await restored(async ({ url, appUrl }, into) => {
      await restoreBackup(file, url, into, appRoleOf({ owner: url, app: appUrl }));
      expect(await rowsOf(url)).toEqual(before);
      expect(await filesOf(into)).toEqual(await filesOf(store));
      const empty = Object.keys(before).filter((name) => !before[name]!.length);
      expect(Object.keys(before).length - empty.length).toBeGreaterThan(30);
    });
  });

  it('goes on where the old installation ended: sequences, triggers and rights are there', async () => {
    await restored(async ({ url, appUrl }, into) => {
      await restoreBackup(file, url, into, appRoleOf({ owner: url, app: appUrl }));
      const ask = async (connectionString: string, text: string) => {
        const client = new pg.Client({ connectionString });
        await client.connect();
        return (await client.query(text).finally(() => client.end())).rows as Record<string, unknown>[];
      };
      const SEQUENCES = `select sequencename, last_value from pg_sequences where schemaname = 'public' and sequencename <> 'migrations_id_seq' order by 1`;
      expect(await ask(url, SEQUENCES)).toEqual(await ask(api.databaseUrl, SEQUENCES));
      const OFF = `select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`;
      expect(await ask(url, OFF)).toEqual([]);
      expect(await ask(appUrl, 'select count(*)::integer as people from users')).toEqual([{ people: 2 }]);
      await expect(ask(appUrl, 'delete from plant_library')).rejects.toThrow('permission denied');
    });
  });

  it('is not restored over what is there', async () => {
    await expect(restoreBackup(file, api.databaseUrl, store)).rejects.toThrow('not empty');
    expect(await rowsOf(api.databaseUrl)).toEqual(before);
  });

  it('says so when it is damaged, and fills nothing', async () => {
    const damaged = path.join(folder, 'damaged.zip');
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    writeFileSync(
      damaged,
      Buffer.concat([bytes.subarray(0, middle), Buffer.alloc(64, 7), bytes.subarray(middle + 64)]),
    );
    await restored(async ({ url }, into) => {
      await expect(restoreBackup(damaged, url, into)).rejects.toThrow();
      const { users } = await rowsOf(url);
      expect(users).toEqual([]);
    });
    writeFileSync(damaged, bytes.subarray(0, middle));
    await restored(async ({ url }, into) => {
      await expect(restoreBackup(damaged, url, into)).rejects.toThrow('cannot be read');
    });
  });

  it('can be read by its owner alone, and leaves nothing half written behind', async () => {
    const failing = new DiskImageStore(path.join(folder, 'photos'));
    failing.getStream = () => Promise.reject(new Error('the disk is gone'));
    const unfinished = path.join(folder, 'unfinished.zip');
    await expect(takeBackup(api.databaseUrl, failing, unfinished)).rejects.toThrow('the disk is gone');
    expect(readdirSync(folder).filter((name) => name.startsWith('unfinished'))).toEqual([]);
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});
