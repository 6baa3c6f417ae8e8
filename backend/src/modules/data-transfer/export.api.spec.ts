import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startApi } from '../../../test/api.js';
import { givePremium } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api.js';
import { upload } from '../../../test/community.js';
import { growGarden } from '../../../test/grown-garden.js';
import { DataTransferClient, pack, unpack } from '../../../test/data-transfer.js';
import { aPicture } from '../../../test/photos.js';
import { ImageStore, storageFull } from '../../platform/storage/image-store.js';
import { ExportWork } from './export.work.js';
import { ImportWork } from './import.work.js';

describe('the download of one’s own data', () => {
  let api: Api;
  let rosa: Person;
  let client: DataTransferClient;

  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await api.signUp();
    client = new DataTransferClient(api, rosa);
  });
  afterEach(() => jest.restoreAllMocks());

  const stored = (id: string) =>
    existsSync(path.join(api.dataDir, 'photos', rosa.id, 'exports', `${id}.zip`));

  it('is only for people who are signed in', async () => {
    const visitor = new DataTransferClient(api, api.visitor());
    for (const [method, address] of [
      ['POST', '/api/account/export'],
      ['GET', '/api/account/exports'],
      ['POST', '/api/account/import'],
      ['GET', '/api/account/imports'],
    ] as const)
      expect((await visitor.send(method, address)).status).toBe(401);
  });

  it('is saved only by who has shown lately who they are, and says so before a byte of it is sent', async () => {
    const { outcome, file } = await client.exportData();
    const address = `/api/account/exports/${outcome.id}/file`;
    const head = await client.send('HEAD', address);
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([
      200,
      String(file.length),
      0,
    ]);
    await api.sql(`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = $1`, [
      rosa.id,
    ]);
    expect((await client.send('HEAD', address)).status).toBe(403);
    expect((await client.send('GET', address)).body.code).toBe('confirmation-needed');
    await rosa.post('/api/account/confirm', { password: rosa.password }).expect(204);
    expect((await client.send('GET', address)).bytes.equals(file)).toBe(true);
  });

  it('holds tables for people and records for programs, and says what it is', async () => {
    await growGarden({ api, person: rosa, plants: 3 });
    const { file, outcome } = await client.exportData();
    const files = await unpack(file);
    expect([...files.keys()].filter((name) => !name.startsWith('photos/'))).toEqual([
      'README.txt',
      'account.json',
      'premium.json',
      'plants.json',
      'problems.json',
      'care-tasks.json',
      'journal.json',
      'care.json',
      'identifications.json',
      'community.json',
      'letters.json',
      'conversations.json',
      'plants.csv',
      'care.csv',
      'journal.csv',
      'leaflore.json',
    ]);
    expect(outcome).toMatchObject({ state: 'ready', bytes: file.length, problem: null });
    expect(JSON.parse(files.get('leaflore.json')!.toString())).toMatchObject({
      format: 'leaflore',
      version: 2,
      counts: { plants: 3, problems: 4, tasks: 10, care: 6, journal: 3, identifications: 2, photos: 8 },
    });
    expect(files.get('README.txt')!.toString()).toMatch(/Import a backup or a list/);
    const sheet = files.get('plants.csv')!.toString();
    expect(sheet.charCodeAt(0)).toBe(0xfeff);
    expect(sheet).toContain(`"'=HYPERLINK(""http://evil.test"",""click"")"`);
    for (const line of sheet.split('\r\n')) expect(line).not.toMatch(/(^|,)"?[=+@]/);
  });

  it('names days as its person has lived them', async () => {
    await rosa.put('/api/profile/update', { firstName: 'R', lastName: 'M', timeZone: 'Pacific/Auckland' });
    const { body } = await rosa
      .post('/api/plants', { commonName: 'Fern', lastWatered: '2026-11-20' })
      .expect(201);
    await api.sql(`update plants set date_added = '2026-11-20T11:30:00Z' where id = $1`, [body.id]);
    const files = await unpack((await client.exportData()).file);
    const line = files.get('plants.csv')!.toString().split('\r\n')[1]!;
    expect(line.match(/\d{4}-\d\d-\d\d/g)).toEqual(['2026-11-20', '2026-11-21']);
    expect(files.get('care.csv')!.toString()).toContain('2026-11-20,Fern');
  });

  it('holds what was written in the community and to the team, and nothing of others', async () => {
    const otto = await api.signUp({ isPremium: true });
    await givePremium(api.sql, rosa.id);
    const post = async (who: Person, text: string) =>
      (await who.post('/api/community/posts', { text }).expect(201)).body.id as string;
    const [kept, deleted] = [await post(rosa, 'Rosa’s post'), await post(rosa, 'Deleted post')];
    const imageUrl = await upload(rosa, await aPicture());
    await rosa.post(`/api/community/posts/${kept}/photos`, { imageUrl }).expect(201);
    await rosa.delete(`/api/community/posts/${deleted}`).expect(204);
    await otto.post(`/api/community/posts/${kept}/comments`, { text: 'Otto’s comment' }).expect(201);
    await rosa.post(`/api/community/posts/${kept}/comments`, { text: 'Rosa’s comment' }).expect(201);
    await rosa.post('/api/community/expert-question', { message: 'Rosa’s question' }).expect(201);
    const letter = { name: 'Rosa', email: rosa.email, subject: 'Hello', message: 'Rosa’s letter' };
    await rosa.post('/api/contact', letter).expect(201);
    const files = await unpack((await client.exportData()).file);
    const read = (name: string) => JSON.parse(files.get(name)!.toString()) as object[];
    expect(read('community.json')).toMatchObject([
      { kind: 'post', text: 'Rosa’s post', imageUrls: [imageUrl.replace(/.*\//, 'photos/')] },
      { kind: 'comment', text: 'Rosa’s comment' },
      { kind: 'question', text: 'Rosa’s question', answer: null, aiAnswer: expect.any(String) },
    ]);
    expect(files.has(imageUrl.replace(/.*\//, 'photos/'))).toBe(true);
    expect(read('letters.json')).toMatchObject([letter]);
    expect(read('premium.json')).toEqual({
      grant: { until: null, since: expect.any(String) },
      subscription: null,
    });
  });

  it('of an empty garden is whole too', async () => {
    const files = await unpack((await client.exportData()).file);
    expect(JSON.parse(files.get('plants.json')!.toString())).toEqual([]);
    expect(JSON.parse(files.get('account.json')!.toString())).toMatchObject({
      email: rosa.email,
      firstName: 'Rosa',
    });
  });

  it('is sent as a file that is named after its day and that nobody keeps on the way', async () => {
    const { outcome } = await client.exportData();
    const { headers } = await client.send('GET', `/api/account/exports/${outcome.id}/file`);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="leaflore-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is one at a time: asking again meanwhile answers the same', async () => {
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => client.send('POST', '/api/account/export')),
    );
    expect(asked.map(({ status }) => status)).toEqual(Array(10).fill(202));
    const rows = await api.sql('select 1 from data_exports where user_id = $1 and closed_at is null', [
      rosa.id,
    ]);
    expect(rows.length).toBeLessThanOrEqual(1);
  });

  it('is nobody else’s', async () => {
    const { outcome } = await client.exportData();
    const other = new DataTransferClient(api, await api.signUp());
    for (const address of [`/api/account/exports/${outcome.id}`, `/api/account/exports/${outcome.id}/file`])
      expect((await other.send('GET', address)).status).toBe(404);
    expect((await other.send('GET', '/api/account/exports')).body).toEqual([]);
  });

  it('goes after a week, and when a newer one is there', async () => {
    const [first, second] = [await client.exportData(), await client.exportData()];
    await api.app.get(ExportWork).sweep();
    expect([stored(first.outcome.id), stored(second.outcome.id)]).toEqual([false, true]);
    await api.sql(`update data_exports set closed_at = now() - interval '8 days' where id = $1`, [
      second.outcome.id,
    ]);
    expect((await client.send('GET', `/api/account/exports/${second.outcome.id}/file`)).status).toBe(404);
    await api.app.get(ExportWork).sweep();
    expect(stored(second.outcome.id)).toBe(false);
    expect(await api.sql('select 1 from data_exports where user_id = $1', [rosa.id])).toEqual([]);
  });

  it('is in the language of the person, and is understood when it is brought in', async () => {
    await api.sql(`update users set language = 'de' where id = $1`, [rosa.id]);
    const isFull = () => Promise.reject(storageFull());
    jest.spyOn(api.app.get(ImageStore), 'putStream').mockImplementationOnce(isFull);
    const { outcome } = await client.exportData();
    expect(outcome).toMatchObject({ state: 'failed', problem: expect.stringMatching(/kein Platz/) });
    const files = await unpack((await client.exportData()).file);
    expect(files.get('README.txt')!.toString()).toContain('Das ist alles, was in Leaflore dir gehört.\r\n');
    expect(files.get('plants.csv')!.toString()).toMatch(/^\ufeffName,Botanischer Name,Standort,/);
    expect(JSON.parse(files.get('account.json')!.toString())).toMatchObject({ language: 'de' });
    files.set('plants.json', Buffer.from('[null, {}]'));
    const brought = await client.importFile(await pack(files));
    expect(brought.result?.notes.slice(0, 2)).toEqual([
      'Pflanze Nummer 1 konnten wir nicht lesen: Das ist kein Eintrag.',
      'Pflanze Nummer 2 konnten wir nicht lesen: So haben wir „id“ nicht geschrieben.',
    ]);
  });

  it('says so when there is no room, and works when there is room again', async () => {
    jest.spyOn(api.app.get(ImageStore), 'putStream').mockRejectedValueOnce(storageFull());
    const { outcome } = await client.exportData();
    expect(outcome).toMatchObject({ state: 'failed', problem: expect.stringMatching(/no room/) });
    expect((await client.exportData()).outcome.state).toBe('ready');
  });

  it('goes without a photo that is lost', async () => {
    const { photos } = await growGarden({ api, person: rosa, plants: 2 });
    await api.app.get(ImageStore).delete(photos[0]!.replace('/api/photos/', ''));
    const files = await unpack((await client.exportData()).file);
    expect([...files.keys()].filter((name) => name.startsWith('photos/'))).toHaveLength(photos.length - 1);
    const outcome = await client.importFile(await pack(files));
    expect(outcome).toMatchObject({ state: 'done', result: { notes: ['A photo is missing in this file.'] } });
  });
});

describe('bringing a file in', () => {
  let api: Api;
  let client: DataTransferClient;
  const manifest: [string, string] = ['leaflore.json', JSON.stringify({ format: 'leaflore', version: 1 })];

  beforeAll(async () => {
    api = await startApi({ RATE_LIMITS: 'on' });
    client = new DataTransferClient(api, await api.signUp());
  });
  afterAll(() => api.stop());
  afterEach(() => jest.restoreAllMocks());

  it('that finds no room on arrival changes nothing, and works when there is room again', async () => {
    jest.spyOn(api.app.get(ImageStore), 'putStream').mockRejectedValueOnce(storageFull());
    const file = await pack([manifest]);
    expect(await client.importFile(file)).toMatchObject({ code: 'storage-full' });
    expect(await client.importFile(file)).toMatchObject({ state: 'done' });
  });

  it('is one at a time', async () => {
    const [{ id }] = (await api.sql('select id from users limit 1')) as [{ id: string }];
    await api.sql(
      `insert into data_imports (id, user_id, kind, state) values (gen_random_uuid(), $1, 'backup', 'working')`,
      [id],
    );
    expect(await client.importFile(await pack([manifest]))).toMatchObject({ code: 'import-under-way' });
    await api.sql('delete from data_imports');
  });

  it('that stopped arriving is forgotten', async () => {
    await client.importFile('name\nMint', 'text/csv');
    await api.sql(`update data_imports set created_at = now() - interval '2 days'`);
    await api.app.get(ImportWork).sweep();
    expect((await client.send('GET', '/api/account/imports')).body).toEqual([]);
  });

  it('leaves no copy behind, also where its worker was killed', async () => {
    const folder = path.join(api.dataDir, 'tmp');
    mkdirSync(folder, { recursive: true });
    const [old, fresh] = ['import-1-a.zip', 'import-1-b.zip'].map((name) => path.join(folder, name));
    for (const file of [old!, fresh!]) writeFileSync(file, 'a backup');
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    utimesSync(old!, twoDaysAgo, twoDaysAgo);
    await api.app.get(ImportWork).sweep();
    expect([old!, fresh!].map((file) => existsSync(file))).toEqual([false, true]);
    rmSync(fresh!);
  });

  it('too often has to wait', async () => {
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 20; tries += 1) codes.push((await client.importFile('x', 'text/csv')).code);
    expect(codes[0]).toBe('unreadable-list');
    expect(codes.at(-1)).toBe('too-many-tries');
  });
});
