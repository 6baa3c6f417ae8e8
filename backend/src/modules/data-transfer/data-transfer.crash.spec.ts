import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { pack, unpack } from '../../../test/data-transfer.js';
import { eventually } from '../../../test/eventually.js';
import { end, Processes } from '../../../test/processes.js';

const PLANTS = 40;
const PHOTOS = 80;
const NOW = '2026-11-01T10:00:00.000Z';

/** A backup that takes a worker a moment: plants with a photo and a journal each. */
async function aBackup(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const create = { width: 400, height: 300, channels: 3, background: 'black', noise } as const;
  const photo = await sharp({ create }).webp({ quality: 60, effort: 0 }).toBuffer();
  const ids = Array.from({ length: PHOTOS }, () => randomUUID());
  const file = (index: number) => `photos/${ids[index]}.webp`;
  const plants = Array.from({ length: PLANTS }, (_, index) => ({
    id: randomUUID(),
    commonName: `Plant ${index}`,
    imageUrl: file(index),
    waterNeeds: 'Weekly',
    lightNeeds: 'Bright',
    dateAdded: NOW,
    status: 'healthy',
  }));
  const journal = plants.map((plant, index) => ({
    id: randomUUID(),
    plantId: plant.id,
    content: 'A note',
    imageUrl: file(PLANTS + index),
    careActions: [],
    createdAt: NOW,
  }));
  return pack([
    ['leaflore.json', JSON.stringify({ format: 'leaflore', version: 1 })],
    ['plants.json', JSON.stringify(plants)],
    ['journal.json', JSON.stringify(journal)],
    ...ids.map((id): [string, Buffer] => [`photos/${id}.webp`, photo]),
  ]);
}

/** Kills real workers in the middle of their work: the built ones, which `npm test` has made. */
describe('when a worker dies in the middle of somebody’s data', () => {
  let processes: Processes;
  let backup: Buffer<ArrayBuffer>;

  beforeAll(async () => void (backup = await aBackup()));
  beforeEach(async () => {
    processes = new Processes({});
    await processes.prepare();
  });
  afterEach(() => processes.close());

  const follow = async (
    address: string,
    isSo: (work: { state: string; progress: { part: string; done: number } }) => boolean,
  ) => {
    const look = async () => (await processes.call('GET', address)).body as never;
    return eventually(look, isSo as (work: never) => boolean, 50_000) as Promise<{
      state: string;
      result: object;
    }>;
  };
  const isInPhotos = ({ progress }: { progress: { part: string; done: number } }) =>
    progress.part === 'photos' && progress.done > 3;
  const count = async (table: string): Promise<number> => {
    const client = new pg.Client({ connectionString: processes.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    await client.end();
    return rows[0]!.count;
  };
  const begin = async (): Promise<string> => {
    const { bytes } = await processes.transfer('POST', '/api/account/import', backup);
    return `/api/account/imports/${(JSON.parse(bytes.toString()) as { id: string }).id}`;
  };

  it('another one imports the backup: nothing is lost or doubled, and no file is left over', async () => {
    const [, worker] = [await processes.start('main'), await processes.start('worker')];
    await processes.register();
    const address = await begin();
    await follow(address, isInPhotos);
    await end(worker, 'SIGKILL');
    expect(await count('plants')).toBe(0); // all rows are written at the end, or none
    await processes.start('worker');
    const done = await follow(address, ({ state }) => state === 'done' || state === 'failed');
    expect(done).toMatchObject({ state: 'done', result: { notes: [] } });
    expect([await count('plants'), await count('journal_entries'), await count('photos')]).toEqual([
      PLANTS,
      PLANTS,
      PHOTOS,
    ]);
    const [folder] = readdirSync(path.join(processes.dataDir, 'photos'));
    // The uploaded backup is deleted a moment after the import is done.
    const files = await eventually(
      () => readdirSync(path.join(processes.dataDir, 'photos', folder!), { recursive: true }) as string[],
      (names) => !names.some((name) => name.endsWith('.zip')),
    );
    expect(files.filter((name) => name.endsWith('.zip'))).toEqual([]);
    expect(files.filter((name) => name.endsWith('.small.webp'))).toHaveLength(PHOTOS);
    expect(readdirSync(path.join(processes.dataDir, 'tmp'))).toEqual([]);
  }, 120_000);

  it('another one writes the whole download again', async () => {
    const [, worker] = [await processes.start('main'), await processes.start('worker')];
    await processes.register();
    await follow(await begin(), ({ state }) => state === 'done');
    const { body } = await processes.call('POST', '/api/account/export', {});
    const address = `/api/account/exports/${body['id']}`;
    await follow(address, ({ state }) => state !== 'queued');
    await end(worker, 'SIGKILL');
    await processes.start('worker');
    expect(await follow(address, ({ state }) => state === 'ready' || state === 'failed')).toMatchObject({
      state: 'ready',
    });
    const files = await unpack((await processes.transfer('GET', `${address}/file`)).bytes);
    expect([...files.keys()].filter((name) => name.startsWith('photos/'))).toHaveLength(PHOTOS);
    expect(JSON.parse(files.get('leaflore.json')!.toString())).toMatchObject({
      counts: { plants: PLANTS, journal: PLANTS, photos: PHOTOS },
    });
  }, 120_000);

  it('a worker that is asked to stop lets go at once, and the next one goes on', async () => {
    const [, worker] = [await processes.start('main'), await processes.start('worker')];
    await processes.register();
    const address = await begin();
    await follow(address, isInPhotos);
    expect(await end(worker, 'SIGTERM')).toEqual({ code: 0 });
    expect(await count('plants')).toBe(0);
    await processes.start('worker');
    expect(await follow(address, ({ state }) => state === 'done' || state === 'failed')).toMatchObject({
      state: 'done',
    });
    expect([await count('plants'), await count('photos')]).toEqual([PLANTS, PHOTOS]);
  }, 120_000);
});
