import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { growGarden, keepPhoto, photosOf, photoWithPlace, rowsOf } from '../../../test/grown-garden.js';
import { DataTransferClient, pack, unpack } from '../../../test/data-transfer.js';

type Files = Record<string, Buffer | string>;
const MANIFEST = JSON.stringify({ format: 'leaflore', version: 1 });
const NOW = '2026-11-01T10:00:00.000Z';

const aPlant = (more: object = {}) => ({
  id: randomUUID(),
  libraryId: null,
  commonName: 'Fern',
  scientificName: null,
  description: null,
  imageUrl: null,
  waterNeeds: 'Weekly',
  lightNeeds: 'Bright',
  soilType: null,
  careInstructions: null,
  dateAdded: NOW,
  lastWatered: null,
  status: 'healthy',
  place: null,
  light: null,
  potCm: null,
  problem: null,
  archivedAt: null,
  ...more,
});

/** Malicious or broken files: whatever they contain, other people's data stays unchanged and nothing crashes. */
describe('a backup that nobody vouches for', () => {
  let api: Api;
  let rosa: Person;
  let otto: Person;
  let client: DataTransferClient;
  let ottosRows: Awaited<ReturnType<typeof rowsOf>>;

  beforeAll(async () => {
    api = await startApi();
    otto = await api.signUp();
    await growGarden({ api, person: otto, plants: 2 });
    ottosRows = await rowsOf(api, otto.id);
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await api.signUp();
    client = new DataTransferClient(api, rosa);
  });
  afterEach(async () => {
    expect(await rowsOf(api, otto.id)).toEqual(ottosRows);
    expect(
      readdirSync(api.dataDir).filter((name) => !['photos', 'mail', 'tmp', 'session-secret'].includes(name)),
    ).toEqual([]);
    mkdirSync(path.join(api.dataDir, 'tmp'), { recursive: true });
    expect(readdirSync(path.join(api.dataDir, 'tmp'))).toEqual([]);
  });

  const importBackup = async (files: Files) =>
    client.importFile(await pack(Object.entries({ 'leaflore.json': MANIFEST, ...files })));
  const plantsOf = (person: Person) =>
    api.sql<{ id: string; common_name: string; image_url: string | null }>(
      'select * from plants where user_id = $1 order by common_name',
      [person.id],
    );

  it.each<[string, Files, RegExp]>([
    ['without a manifest', { 'leaflore.json': '' }, /not as we wrote it/],
    ['of another program', { 'leaflore.json': '{"format":"other","version":1}' }, /not made by Leaflore/],
    ['of a newer version', { 'leaflore.json': '{"format":"leaflore","version":3}' }, /newer Leaflore/],
    ['whose records are no array', { 'plants.json': '{"plants":[]}' }, /plants\.json is not as we wrote it/],
    ['whose records are cut', { 'plants.json': '[{"id":' }, /plants\.json is not as we wrote it/],
    ['with a record that never ends', { 'plants.json': `["${'x'.repeat(300_000)}"]` }, /not as we wrote it/],
    ['with brackets without end', { 'plants.json': `[${'['.repeat(200_000)}]` }, /not as we wrote it/],
    ['that unpacks into a flood', { 'plants.json': Buffer.alloc(50 * 1024 * 1024, ' ') }, /far too large/],
  ])('%s is refused, in plain words', async (_what, files, words) => {
    const { state, problem } = await importBackup(files);
    expect({ state, problem }).toEqual({ state: 'failed', problem: expect.stringMatching(words) });
    expect(problem).toMatch(/Nothing was changed/);
    expect(await plantsOf(rosa)).toEqual([]);
  });

  it('that is cut off, or no ZIP at all, is refused', async () => {
    const whole = await pack([['leaflore.json', MANIFEST]]);
    const cut = await client.importFile(Buffer.from(whole.subarray(0, whole.length - 30)));
    expect(cut).toMatchObject({ state: 'failed', problem: expect.stringMatching(/damaged/) });
    expect(await client.importFile(Buffer.from([1, 2, 0, 4]))).toMatchObject({ code: 'unreadable-list' });
    expect(await client.importFile('')).toMatchObject({ code: expect.any(String) });
  });

  it('with names that lead out of it writes nowhere', async () => {
    const zip = await pack([
      ['leaflore.json', MANIFEST],
      ['photos/aaaaaaaa', 'harm'],
    ]);
    const slip = Buffer.from(
      zip.toString('latin1').replaceAll('photos/aaaaaaaa', '../../../../xxx'),
      'latin1',
    );
    expect(await client.importFile(slip)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/damaged/),
    });
  });

  it('whose content was changed on the way is refused', async () => {
    const id = randomUUID();
    const plants = JSON.stringify([aPlant({ commonName: 'AAAAAAAA', imageUrl: `photos/${id}.webp` })]);
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(MANIFEST), 'leaflore.json');
    zip.addBuffer(Buffer.from(plants), 'plants.json', { compress: false });
    zip.end();
    const chunks: Buffer[] = [];
    for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
    const changed = Buffer.from(
      Buffer.concat(chunks).toString('latin1').replace('AAAAAAAA', 'BBBBBBBB'),
      'latin1',
    );
    expect(await client.importFile(changed)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/changed or damaged/),
    });
    expect(await plantsOf(rosa)).toEqual([]);
  });

  it('with somebody else’s ids makes new things of one’s own', async () => {
    const [plant] = await plantsOf(otto);
    const [task] = await api.sql<{ id: string }>(`select id from care_tasks where user_id = $1`, [otto.id]);
    const outcome = await importBackup({
      'plants.json': JSON.stringify([aPlant({ id: plant!.id, commonName: 'Stolen' })]),
      'journal.json': JSON.stringify([
        {
          id: randomUUID(),
          plantId: plant!.id,
          content: 'Mine',
          imageUrl: null,
          careActions: [],
          createdAt: NOW,
        },
        {
          id: randomUUID(),
          plantId: randomUUID(),
          content: 'Lost',
          imageUrl: null,
          careActions: [],
          createdAt: NOW,
        },
      ]),
      'care.json': JSON.stringify([
        {
          id: task!.id,
          plantId: plant!.id,
          taskId: task!.id,
          kind: 'water',
          title: null,
          answer: 'done',
          days: null,
          happenedOn: '2026-11-01',
          happenedAt: NOW,
          createdAt: NOW,
          entryId: null,
        },
      ]),
    });
    expect(outcome.result?.notes).toEqual([
      'A journal entry belongs to a plant that could not be brought in.',
    ]);
    const [mine] = await plantsOf(rosa);
    expect(mine!.common_name).toBe('Stolen');
    expect(mine!.id).not.toBe(plant!.id);
    expect(await api.sql('select task_id from care_events where user_id = $1', [rosa.id])).toEqual([
      { task_id: null },
    ]);
  });

  it.each([
    ['somebody else’s photo', (other: string) => other],
    ['a picture of another site', () => 'https://evil.test/pixel.gif'],
    ['a script', () => 'javascript:alert(1)'],
    ['a path out', () => 'photos/../../secret.webp'],
  ])('cannot show %s', async (_what, pictureOf) => {
    const imageUrl = pictureOf(await keepPhoto(api, otto.id, 'secret'));
    const outcome = await importBackup({ 'plants.json': JSON.stringify([aPlant({ imageUrl })]) });
    expect(outcome).toMatchObject({
      state: 'done',
      result: { tallies: [{ kind: 'plants', added: 0, leftOut: 1 }] },
    });
    expect(outcome.result?.notes[0]).toMatch(/plant number 1: imageUrl must be a picture of ours/);
  });

  it('cannot make anybody premium, an admin, somebody else, or free of limits', async () => {
    await importBackup({
      'account.json': JSON.stringify({
        email: 'admin@leaflore.test',
        firstName: 'Eve',
        units: 'metric',
        timeZone: null,
        profileImage: null,
        isPremium: true,
        identificationsUsed: -5,
        passwordHash: 'x',
        __proto__: { isAdmin: true },
      }),
    });
    expect(await rosa.account()).toMatchObject({
      email: rosa.email,
      firstName: 'Rosa',
      isPremium: false,
      isAdmin: false,
      identificationsUsed: 0,
    });
  });

  it('loses what cannot be kept, and keeps the rest', async () => {
    const outcome = await importBackup({
      'plants.json': JSON.stringify([
        aPlant({ commonName: 'A\u0000\ud800good one' }),
        aPlant({ commonName: '' }),
        aPlant({ id: "'; drop table plants; --" }),
        aPlant({ dateAdded: '9999-99-99T00:00:00Z' }),
        aPlant({ potCm: 1e308 }),
        aPlant({ commonName: { toString: 'x' } }),
        null,
        7,
        [],
        'text',
      ]),
    });
    expect(outcome).toMatchObject({
      state: 'done',
      result: { tallies: [{ added: 1, already: 0, leftOut: 9 }] },
    });
    expect((await plantsOf(rosa)).map((plant) => plant.common_name)).toEqual(['Agood one']);
  });

  describe('with photos that lie', () => {
    const importPhoto = async (bytes: Buffer | string) => {
      const id = randomUUID();
      const imageUrl = `photos/${id}.webp`;
      const outcome = await importBackup({
        'plants.json': JSON.stringify([aPlant({ imageUrl })]),
        [imageUrl]: bytes,
      });
      const [plant] = await plantsOf(rosa);
      const kept = plant?.image_url ? [...(await photosOf(api, [plant.image_url])).values()][0] : undefined;
      return { outcome, kept };
    };
    const plain = () =>
      sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } })
        .webp()
        .toBuffer();

    it('keeps one as we make them, byte by byte', async () => {
      const bytes = await plain();
      expect((await importPhoto(bytes)).kept).toEqual(bytes);
    });

    it('takes the place out of one that has it', async () => {
      const bytes = await photoWithPlace();
      expect((await sharp(bytes).metadata()).exif).toBeDefined();
      const { kept } = await importPhoto(bytes);
      expect((await sharp(kept).metadata()).exif).toBeUndefined();
    });

    it('takes off what hangs on to it', async () => {
      const { kept } = await importPhoto(
        Buffer.concat([await plain(), Buffer.from('<script>alert(1)</script>')]),
      );
      expect(kept!.toString('latin1')).not.toContain('script');
    });

    it('makes a smaller copy of a large one', async () => {
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
    ])('leaves %s out, and keeps its plant', async (_what, make) => {
      const { outcome, kept } = await importPhoto(await make());
      expect(kept).toBeUndefined();
      expect(outcome.result?.tallies).toEqual([
        { kind: 'plants', added: 1, already: 0, leftOut: 0 },
        { kind: 'photos', added: 0, already: 0, leftOut: 1 },
      ]);
      expect(outcome.result?.notes[0]).toMatch(/^A photo was left out: /);
    });

    it('keeps none that no record speaks of', async () => {
      await importBackup({ 'plants.json': '[]', [`photos/${randomUUID()}.webp`]: await plain() });
      expect(await api.sql('select 1 from photos where user_id = $1', [rosa.id])).toEqual([]);
    });
  });

  it('that somebody has unpacked and packed again is read all the same', async () => {
    const { file } = await new DataTransferClient(api, otto).exportData();
    const inFolder = [...(await unpack(file))].map(([name, bytes]): [string, Buffer] => [
      `my backup/${name}`,
      bytes,
    ]);
    const outcome = await client.importFile(await pack([...inFolder, ['__MACOSX/._x', 'x']]));
    expect(outcome).toMatchObject({ state: 'done', result: { notes: [] } });
    expect(await plantsOf(rosa)).toHaveLength(2);
  });
});
