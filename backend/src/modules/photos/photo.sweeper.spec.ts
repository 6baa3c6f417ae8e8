import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually, WAITS_FOR_A_LOCK } from '../../../test/eventually.js';
import { aPicture } from '../../../test/photos.js';
import { PhotoSweeper } from './photo.sweeper.js';

describe('photos that nothing refers to', () => {
  let api: Api;
  let sweeper: PhotoSweeper;
  let rosa: Person;
  let jpeg: Buffer;
  beforeAll(async () => {
    [api, jpeg] = await Promise.all([startApi(), aPicture('aloe', 300)]);
    sweeper = api.app.get(PhotoSweeper);
  });
  afterAll(() => api.stop());
  beforeEach(async () => void (rosa = await api.signUp()));

  const upload = async (): Promise<string> => {
    const { body } = await rosa.post('/api/uploads').expect(200);
    return (await rosa.putBytes(body.uploadURL, jpeg).expect(201)).body.imageUrl;
  };
  const stored = () => readdirSync(path.join(api.dataDir, 'photos', rosa.id));
  const aDayLater = () =>
    api.sql(
      `update photos set check_at = check_at - interval '25 hours', created_at = created_at - interval '25 hours'`,
    );
  const connect = async () => {
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    return client;
  };
  const addPlant = `insert into plants (user_id, common_name, image_url) values ($1, 'Aloe', $2)`;

  it('stay for a day, in two sizes, and then go with their row', async () => {
    await upload();
    await sweeper.sweep();
    expect(stored()).toHaveLength(2);
    await aDayLater();
    await sweeper.sweep();
    expect(stored()).toEqual([]);
    expect(await api.sql('select 1 from photos where user_id = $1', [rosa.id])).toEqual([]);
  });

  const uses: [string, (url: string) => Promise<unknown>][] = [
    ['a plant', (url) => rosa.post('/api/plants', { commonName: 'Aloe', imageUrl: url }).expect(201)],
    ['a profile', (url) => rosa.put('/api/profile/picture', { profileImageURL: url }).expect(200)],
    [
      'a journal entry',
      (url) =>
        api.sql(
          `with plant as (insert into plants (user_id, common_name) values ($1, 'Aloe') returning id)
           insert into journal_entries (plant_id, user_id, content, image_url) select id, $1, 'A leaf', $2 from plant`,
          [rosa.id, url],
        ),
    ],
    [
      'an identification, as its second photo',
      (url) =>
        api.sql(
          `insert into identification_history (id, user_id, image_url, image_urls, charged, request_hash)
           values ($1, $2, '', array['', $3], false, '')`,
          [randomUUID(), rosa.id, url],
        ),
    ],
    ['a plant by its thumbnail', (url) => api.sql(addPlant, [rosa.id, url.replace('.webp', '.small.webp')])],
  ];
  it.each(uses)('are not those of %s', async (_, use) => {
    const url = await upload();
    await use(url);
    for (let day = 0; day < 3; day += 1) {
      await aDayLater();
      await sweeper.sweep();
    }
    await rosa.get(url).expect(200);
  });

  it('are those that only another person’s plant names', async () => {
    const url = await upload();
    await api.sql(addPlant, [(await api.signUp()).id, url]);
    await aDayLater();
    await sweeper.sweep();
    await rosa.get(url).expect(404);
  });

  it('go after a plant that is gone for good', async () => {
    const url = await upload();
    await api.sql(addPlant, [rosa.id, url]);
    await aDayLater();
    await sweeper.sweep();
    await api.sql('delete from plants where user_id = $1', [rosa.id]);
    await sweeper.sweep();
    await rosa.get(url).expect(200);
    await aDayLater();
    await sweeper.sweep();
    await rosa.get(url).expect(404);
  });

  it('stay when somebody puts them to use while the sweep goes on', async () => {
    const url = await upload();
    await aDayLater();
    const gardener = await connect();
    try {
      await gardener.query('begin');
      await gardener.query(addPlant, [rosa.id, url]);
      await sweeper.sweep(); // sees no plant yet
      await gardener.query('commit');
    } finally {
      await gardener.end();
    }
    await aDayLater();
    await sweeper.sweep();
    await rosa.get(url).expect(200);
  });

  it('are refused, in plain words, to a person who asks for one while it is being deleted', async () => {
    const url = await upload();
    const sweep = await connect();
    try {
      await sweep.query('begin');
      await sweep.query('select from photos where user_id = $1 for update', [rosa.id]);
      const adding = rosa.post('/api/plants', { commonName: 'Aloe', imageUrl: url }).then((answer) => answer);
      await eventually(
        () => api.sql(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`),
        ({ length }) => length > 0,
      );
      await sweep.query('update photos set removed_at = now() where user_id = $1', [rosa.id]);
      await sweep.query('commit');
      const { status, body } = await adding;
      expect([status, body.code]).toEqual([404, 'photo-gone']);
      expect(await api.sql('select 1 from plants where user_id = $1', [rosa.id])).toEqual([]);
    } finally {
      await sweep.end();
    }
  });

  it('go in the next sweep when a worker died between the mark and the files', async () => {
    await upload();
    await aDayLater();
    await api.sql('update photos set removed_at = now() where user_id = $1', [rosa.id]);
    expect(stored()).toHaveLength(2);
    await sweeper.sweep();
    expect(stored()).toEqual([]);
  });

  it('go when there are hundreds, and when several workers sweep at once', async () => {
    const urls = [await upload(), await upload()];
    await api.sql(
      `insert into photos (id, user_id) select gen_random_uuid(), $1 from generate_series(1, 450)`,
      [rosa.id],
    );
    await api.sql(addPlant, [rosa.id, urls[0]]);
    await aDayLater();
    await Promise.all([sweeper.sweep(), sweeper.sweep(), sweeper.sweep()]);
    await sweeper.sweep();
    expect(await api.sql('select 1 from photos where user_id = $1', [rosa.id])).toHaveLength(1);
    await rosa.get(urls[0]!).expect(200);
    await rosa.get(urls[1]!).expect(404);
  });

  it('are those of an identification that was never opened, after a crash', async () => {
    const photo = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    await rosa.post('/api/identify-plant', { imageData: photo }, { prefer: 'respond-async' }).expect(202);
    expect(stored()).toHaveLength(2);
    await api.sql('delete from identification_history where user_id = $1', [rosa.id]); // as if it had never come
    await aDayLater();
    await sweeper.sweep();
    expect(stored()).toEqual([]);
  });
});
