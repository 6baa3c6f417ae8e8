import pg from 'pg';
import { createDatabase } from '../../test/database.js';
import { migrations } from '../migrations/index.js';
import { SEED_TABLES, seedLibrary } from '../modules/library/library-seed.repository.js';
import type { SeedPlant } from '../modules/library/library-seed.repository.js';
import { createDataSource } from '../platform/database/data-source.js';
import { Database } from '../platform/database/database.js';
import { migrateAndSeed, readSeed } from './migrate-and-seed.js';

describe('bringing a database up to this version', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let client: pg.Client;

  beforeEach(async () => {
    database = await createDatabase();
    client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  const empty = () => client.query('drop schema public cascade; create schema public');
  const rows = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;
  /** All plants and names with the version of their row, which changes whenever the row is written. */
  const traces = () =>
    rows(
      `select xmin::text, id::text, slug from plant_library union all select xmin::text, plant_id::text, name from plant_names order by 3, 2`,
    );

  it('makes an empty one whole', async () => {
    await empty();
    expect(await migrateAndSeed(database.url)).toEqual({
      migrations: migrations.length,
      plants: readSeed().length,
    });
    expect(await rows('select count(*)::int as plants from plant_library')).toEqual([
      { plants: readSeed().length },
    ]);
  });

  it('changes nothing the second time', async () => {
    const before = await traces();
    expect(before.length).toBeGreaterThan(1000);
    expect(await migrateAndSeed(database.url)).toEqual({ migrations: 0, plants: 0 });
    expect(await traces()).toEqual(before);
  });

  it('is done once when three servers start at the same moment', async () => {
    await empty();
    const done = await Promise.all([1, 2, 3].map(() => migrateAndSeed(database.url)));
    const nothing = { migrations: 0, plants: 0 };
    const all = { migrations: migrations.length, plants: readSeed().length };
    expect(done.sort((a, b) => b.plants - a.plants)).toEqual([all, nothing, nothing]);
  });

  it('waits for nobody once it is done', async () => {
    await migrateAndSeed(database.url);
    expect(
      await rows(
        `select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      ),
    ).toEqual([]);
  });

  it('can be taken back step by step and done again', async () => {
    const source = await createDataSource(database.url, migrations).initialize();
    for (const _ of migrations) await source.undoLastMigration();
    expect(
      await rows(`select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'`),
    ).toEqual([]);
    expect(await source.runMigrations()).toHaveLength(migrations.length);
    await source.destroy();
  });

  describe('with a changed seed', () => {
    const seed = async (plants: SeedPlant[]) => {
      const source = await createDataSource(database.url, [], SEED_TABLES).initialize();
      return seedLibrary(new Database(source), plants).finally(() => source.destroy());
    };

    it('updates the plant that changed, which keeps its id and loses its old names', async () => {
      const find = () =>
        rows(`select id, common_name, description from plant_library where slug = 'jade-plant'`);
      const [before] = await find();
      const changed = readSeed().map((plant) =>
        plant.slug === 'jade-plant'
          ? { ...plant, commonName: 'Friendship Tree', description: 'Better words.' }
          : plant,
      );
      expect(await seed(changed)).toBe(changed.length);
      expect(await find()).toEqual([
        { id: before!.id, common_name: 'Friendship Tree', description: 'Better words.' },
      ]);
      const names = await client.query<{ name: string }>('select name from plant_names where plant_id = $1', [
        before!.id,
      ]);
      expect(names.rows.map(({ name }) => name)).toContain('friendship tree');
      expect(names.rows.map(({ name }) => name)).not.toContain('jade plant');
    });

    it('keeps a plant that left the seed, as gardens may refer to it', async () => {
      await seed(readSeed().filter(({ slug }) => slug !== 'jade-plant'));
      expect(await rows(`select 1 from plant_library where slug = 'jade-plant'`)).toHaveLength(1);
    });

    it('changes nothing when one plant cannot be written', async () => {
      const before = await traces();
      const [first, ...others] = readSeed();
      const wrong = [...others, { ...first!, waterIntervalDays: 0 }];
      await expect(seed(wrong)).rejects.toThrow(/water_interval_days/);
      expect(await traces()).toEqual(before);
      expect(await migrateAndSeed(database.url)).toMatchObject({ plants: 0 });
    });

    it('reaches servers that are running', async () => {
      const heard = new Promise<string | undefined>((resolve) =>
        client.once('notification', ({ payload }) => resolve(payload)),
      );
      await client.query('listen library');
      await client.query('delete from library_version');
      await migrateAndSeed(database.url);
      expect(await heard).toMatch(/^[0-9a-f]{64}$/);
    });
  });
});
