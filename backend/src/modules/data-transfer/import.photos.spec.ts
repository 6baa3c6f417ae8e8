import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { aPlantRecord, DataTransferClient } from '../../../test/data-transfer.js';
import { photosOf, photoWithPlace } from '../../../test/grown-garden.js';

describe('photos of a backup that lie', () => {
  let api: Api;
  let rosa: Person;
  let client: DataTransferClient;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await api.signUp();
    client = new DataTransferClient(api, rosa);
  });

  const importPhoto = async (bytes: Buffer | string) => {
    const id = randomUUID();
    const imageUrl = `photos/${id}.webp`;
    const outcome = await client.importBackup({
      'plants.json': JSON.stringify([aPlantRecord({ imageUrl })]),
      [imageUrl]: bytes,
    });
    const [plant] = await api.sql<{ image_url: string | null }>(
      'select image_url from plants where user_id = $1',
      [rosa.id],
    );
    const kept = plant?.image_url ? [...(await photosOf(api, [plant.image_url])).values()][0] : undefined;
    return { outcome, kept };
  };
  const plain = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } })
      .webp()
      .toBuffer();

  it('are kept byte by byte where they are as we make them', async () => {
    const bytes = await plain();
    expect((await importPhoto(bytes)).kept).toEqual(bytes);
  });

  it('lose the place that they have', async () => {
    const bytes = await photoWithPlace();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { kept } = await importPhoto(bytes);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  it('lose what hangs on to them', async () => {
    const { kept } = await importPhoto(
      Buffer.concat([await plain(), Buffer.from('<script>alert(1)</script>')]),
    );
    expect(kept!.toString('latin1')).not.toContain('script');
  });

  it('are left out where the account has no room for more', async () => {
    for (const bytes of [1024 ** 3, 1024 ** 3])
      await api.sql('insert into photos (id, user_id, bytes) values ($1, $2, $3)', [
        randomUUID(),
        rosa.id,
        bytes,
      ]);
    const { outcome, kept } = await importPhoto(await plain());
    expect(kept).toBeUndefined();
    expect(outcome.result?.notes).toContainEqual(
      expect.stringMatching(/^A photo was left out: Your photos fill the 2 GB/),
    );
  });

  it('are made smaller where they are large', async () => {
    const large = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: 'red' } })
      .webp()
      .toBuffer();
    expect(await sharp((await importPhoto(large)).kept).metadata()).toMatchObject({
      width: 1600,
      height: 800,
    });
  });

  it.each<[string, () => Buffer | string | Promise<Buffer>]>([
    ['a page', () => '<html><script>alert(1)</script></html>'],
    ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['half a photo', async () => (await plain()).subarray(0, 60)],
  ])('are left out where one is %s, and its plant is kept', async (_what, make) => {
    const { outcome, kept } = await importPhoto(await make());
    expect(kept).toBeUndefined();
    expect(outcome.result?.tallies).toEqual([
      { kind: 'plants', added: 1, already: 0, leftOut: 0 },
      { kind: 'photos', added: 0, already: 0, leftOut: 1 },
    ]);
    expect(outcome.result?.notes[0]).toMatch(/^A photo was left out: /);
  });

  it('are not kept where no record speaks of them', async () => {
    await client.importBackup({ 'plants.json': '[]', [`photos/${randomUUID()}.webp`]: await plain() });
    expect(await api.sql('select 1 from photos where user_id = $1', [rosa.id])).toEqual([]);
  });
});
