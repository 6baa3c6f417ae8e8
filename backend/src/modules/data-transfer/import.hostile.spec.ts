import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ZipFile } from 'yazl';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { growGarden, keepPhoto, rowsOf } from '../../../test/grown-garden.js';
import {
  aPlantRecord,
  BACKUP_TIME,
  DataTransferClient,
  MANIFEST,
  pack,
  unpack,
} from '../../../test/data-transfer.js';
import type { BackupFiles } from '../../../test/data-transfer.js';

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
    const underWay = path.join(api.dataDir, 'tmp');
    mkdirSync(underWay, { recursive: true });
    // A file that was refused is taken away after the answer.
    await eventually(
      () => readdirSync(underWay),
      (names) => names.length === 0,
    );
  });

  const plantsOf = (person: Person) =>
    api.sql<{ id: string; common_name: string; image_url: string | null }>(
      'select * from plants where user_id = $1 order by common_name',
      [person.id],
    );

  it.each<[string, BackupFiles, RegExp]>([
    ['without a manifest', { 'leaflore.json': '' }, /not as we wrote it/],
    ['of another program', { 'leaflore.json': '{"format":"other","version":1}' }, /not made by Leaflore/],
    ['of a newer version', { 'leaflore.json': '{"format":"leaflore","version":3}' }, /newer Leaflore/],
    ['whose records are no array', { 'plants.json': '{"plants":[]}' }, /plants\.json is not as we wrote it/],
    ['whose records are cut', { 'plants.json': '[{"id":' }, /plants\.json is not as we wrote it/],
    ['with a record that never ends', { 'plants.json': `["${'x'.repeat(300_000)}"]` }, /not as we wrote it/],
    ['with brackets without end', { 'plants.json': `[${'['.repeat(200_000)}]` }, /not as we wrote it/],
    [
      'with a record of very many parts',
      { 'plants.json': `[{${Array.from({ length: 20_000 }, (_, n) => `"${n}":1`).join(',')}}]` },
      /plants\.json is not as we wrote it/,
    ],
    [
      'with a record that is deeper than any',
      { 'plants.json': `[{"potCm":${'['.repeat(60_000)}${']'.repeat(60_000)}}]` },
      /plants\.json is not as we wrote it/,
    ],
    [
      'whose account is deeper than any',
      { 'account.json': `{"timeZone":${'['.repeat(60_000)}${']'.repeat(60_000)}}` },
      /account\.json is not as we wrote it/,
    ],
    ['that unpacks into a flood', { 'plants.json': Buffer.alloc(50 * 1024 * 1024, ' ') }, /far too large/],
  ])('%s is refused, in plain words', async (_what, files, words) => {
    const { state, problem } = await client.importBackup(files);
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

  it('whose small files are a flood together is refused, and so is one whose list of files fills the memory', async () => {
    const zeros = Buffer.alloc(1024 ** 2);
    const flood = Array.from({ length: 60 }, (_, n): [string, Buffer] => [`photos/${n}`, zeros]);
    const bomb = await pack([['leaflore.json', MANIFEST], ...flood]);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await client.importFile(bomb)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/far too large/),
    });
    const name = 'x'.repeat(65_000);
    const wordy = await pack(Array.from({ length: 140 }, (_, n): [string, string] => [`${name}${n}`, '']));
    expect(await client.importFile(wordy)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/list of files is far too long/),
    });
    expect(await plantsOf(rosa)).toEqual([]);
  });

  it('that says it holds more files than any backup is refused', async () => {
    const zip = await pack([['leaflore.json', MANIFEST]]);
    const end = zip.length - 22; // the end of its directory (APPNOTE.TXT 4.3.16)
    for (const count of [end + 8, end + 10]) zip.writeUInt16LE(50_001, count);
    expect(await client.importFile(zip)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/far too many files/),
    });
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
    const plants = JSON.stringify([aPlantRecord({ commonName: 'AAAAAAAA', imageUrl: `photos/${id}.webp` })]);
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
    const outcome = await client.importBackup({
      'plants.json': JSON.stringify([aPlantRecord({ id: plant!.id, commonName: 'Stolen' })]),
      'journal.json': JSON.stringify([
        {
          id: randomUUID(),
          plantId: plant!.id,
          content: 'Mine',
          imageUrl: null,
          careActions: [],
          createdAt: BACKUP_TIME,
        },
        {
          id: randomUUID(),
          plantId: randomUUID(),
          content: 'Lost',
          imageUrl: null,
          careActions: [],
          createdAt: BACKUP_TIME,
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
          happenedAt: BACKUP_TIME,
          createdAt: BACKUP_TIME,
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
    const outcome = await client.importBackup({
      'plants.json': JSON.stringify([aPlantRecord({ imageUrl })]),
    });
    expect(outcome).toMatchObject({
      state: 'done',
      result: { tallies: [{ kind: 'plants', added: 0, leftOut: 1 }] },
    });
    expect(outcome.result?.notes[0]).toMatch(/plant number 1: its “imageUrl” is not as we wrote it/);
  });

  it('cannot make anybody premium, an admin, somebody else, or free of limits', async () => {
    await client.importBackup({
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
    const outcome = await client.importBackup({
      'plants.json': JSON.stringify([
        aPlantRecord({ commonName: 'A\u0000\ud800good one' }),
        aPlantRecord({ commonName: '' }),
        aPlantRecord({ id: "'; drop table plants; --" }),
        aPlantRecord({ dateAdded: '9999-99-99T00:00:00Z' }),
        aPlantRecord({ potCm: 1e308 }),
        aPlantRecord({ commonName: { toString: 'x' } }),
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

  it('with a list of very many things is refused, and keeps nobody else waiting', async () => {
    const many = Array.from({ length: 80_000 }, () => ({}));
    const delays = monitorEventLoopDelay();
    delays.enable();
    const { state, problem } = await client.importBackup({
      'care-tasks.json': JSON.stringify([{ id: randomUUID(), months: many }]),
    });
    delays.disable();
    expect({ state, problem }).toEqual({
      state: 'failed',
      problem: expect.stringMatching(/not as we wrote/),
    });
    expect(delays.max / 1e6).toBeLessThan(2500);
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
