import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { growGarden, photosOf, rowsOf } from '../../../test/grown-garden.js';
import { DataTransferClient, pack, unpack } from '../../../test/data-transfer.js';
import type { ImportAnswer } from '../../../test/data-transfer.js';
import { eventually } from '../../../test/eventually.js';
import { otherIdFor } from './archive/ids.js';

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Exports and imports: every row and every photo, compared as Postgres and the store have them. */
describe('a person’s own data', () => {
  let api: Api;
  let rosa: Person;
  let photos: string[];
  let file: Buffer<ArrayBuffer>;

  beforeAll(async () => {
    api = await startApi();
    rosa = await api.signUp();
    ({ photos } = await growGarden({ api, person: rosa }));
    ({ file } = await new DataTransferClient(api, rosa).exportData());
  });
  afterAll(() => api.stop());

  const importInto = async (person: Person, bytes = file) =>
    new DataTransferClient(api, person).importFile(bytes);
  const added = ({ result }: ImportAnswer) =>
    Object.fromEntries((result?.tallies ?? []).map((each) => [each.kind, each.added]));

  it('comes with every photo, byte by byte', async () => {
    const files = await unpack(file);
    for (const [key, bytes] of await photosOf(api, photos))
      expect(files.get(`photos/${key.split('/')[1]}`)?.equals(bytes)).toBe(true);
    expect([...files.keys()].filter((name) => name.startsWith('photos/'))).toHaveLength(photos.length);
  });

  it('does not tell the password, nor anything that opens a door', async () => {
    const [{ hash }] = (await api.sql('select password_hash as hash from users where id = $1', [
      rosa.id,
    ])) as [{ hash: string }];
    const files = await unpack(file);
    for (const [name, bytes] of files)
      if (!name.startsWith('photos/')) expect(bytes.toString()).not.toContain(hash);
  });

  it('is whole in a new account, under ids of its own, while the old one keeps its own', async () => {
    const otto = await api.signUp();
    const before = await rowsOf(api, rosa.id);
    const outcome = await importInto(otto);
    expect(outcome).toMatchObject({ state: 'done', result: { notes: [] } });
    const ids = new Set(JSON.stringify(before).match(ID));
    const library = new Set(
      (await api.sql<{ id: string }>('select id from plant_library')).map(({ id }) => id),
    );
    const moved = JSON.stringify(before).replace(ID, (id) => {
      if (id === rosa.id) return otto.id;
      return library.has(id) || !ids.has(id) ? id : otherIdFor(otto.id, id);
    });
    const sorted = Object.fromEntries(
      Object.entries(JSON.parse(moved) as Record<string, string[]>).map(([table, rows]) => [
        table,
        rows.sort(),
      ]),
    );
    expect(await rowsOf(api, otto.id)).toEqual(sorted);
    expect(await rowsOf(api, rosa.id)).toEqual(before);
    const own = photos.map((url) =>
      url.replace(ID, (id) => (id === rosa.id ? otto.id : otherIdFor(otto.id, id))),
    );
    expect([...(await photosOf(api, own)).values()]).toEqual([...(await photosOf(api, photos)).values()]);
    expect(await otto.account()).toMatchObject({
      timeZone: 'Pacific/Auckland',
      units: 'imperial',
      easyView: true,
      profileImageUrl: own[0],
    });
  });

  it('is not doubled when it is brought in twice, in whichever account', async () => {
    const otto = await api.signUp();
    await importInto(otto);
    const once = await rowsOf(api, otto.id);
    for (const person of [otto, rosa, otto]) {
      const outcome = await importInto(person);
      expect(Object.values(added(outcome)).every((count) => count === 0)).toBe(true);
    }
    expect(await rowsOf(api, otto.id)).toEqual(once);
  });

  it('comes whole from a file whose ids are in upper case, and is not doubled by it', async () => {
    const shout = (text: string) => text.replace(ID, (id) => id.toUpperCase());
    const files = [...(await unpack(file))].map(([name, bytes]): [string, Buffer | string] => [
      shout(name),
      name.endsWith('.json') ? shout(bytes.toString()) : bytes,
    ]);
    const [otto, mona] = [await api.signUp(), await api.signUp()];
    const usual = await importInto(mona);
    const outcome = await importInto(otto, await pack(files));
    expect(outcome).toMatchObject({ state: 'done', result: { notes: [] } });
    expect(added(outcome)).toEqual(added(usual));
    expect(Object.values(added(await importInto(otto))).every((count) => count === 0)).toBe(true);
  });

  it('comes back as it was after everything was lost, ids and all', async () => {
    const lone = await api.signUp();
    const { photos: own } = await growGarden({ api, person: lone, plants: 3 });
    const { file: kept } = await new DataTransferClient(api, lone).exportData();
    const [rows, bytes] = [await rowsOf(api, lone.id), await photosOf(api, own)];
    for (const table of ['plants', 'identification_history', 'photos', 'reminder_settings'])
      await api.sql(`delete from ${table} where user_id = $1`, [lone.id]);
    await api.sql(`update users set profile_image_url = null where id = $1`, [lone.id]);
    expect(await importInto(lone, kept)).toMatchObject({ state: 'done' });
    expect(await rowsOf(api, lone.id)).toEqual(rows);
    expect(await photosOf(api, own)).toEqual(bytes);
  });

  it('restores what was deleted, and leaves alone what was changed', async () => {
    const lone = await api.signUp();
    await growGarden({ api, person: lone, plants: 2 });
    const { file: kept } = await new DataTransferClient(api, lone).exportData();
    const plants = await api.sql<{ id: string }>(
      'select id from plants where user_id = $1 order by date_added',
      [lone.id],
    );
    await api.sql(`update plants set deleted_at = now() where id = $1`, [plants[0]!.id]);
    await api.sql(`update plants set common_name = 'Renamed' where id = $1`, [plants[1]!.id]);
    expect(added(await importInto(lone, kept))).toMatchObject({ plants: 1 });
    const after = await api.sql(
      'select deleted_at, common_name from plants where id = any($1) order by date_added',
      [plants.map(({ id }) => id)],
    );
    expect(after).toMatchObject([{ deleted_at: null }, { deleted_at: null, common_name: 'Renamed' }]);
  });

  it('moves the dates of plants that are there already by what was done since, their last watering too', async () => {
    const lone = await api.signUp();
    const { body: fern } = await lone
      .post('/api/plants', { commonName: 'Fern', waterNeeds: 'Weekly' })
      .expect(201);
    const { body } = await lone.post(`/api/plants/${fern.id}/water`).expect(200);
    const after = await rowsOf(api, lone.id);
    const { file: kept } = await new DataTransferClient(api, lone).exportData();
    await lone.delete(`/api/care/events/${body.eventId}`).expect(204);
    expect(await rowsOf(api, lone.id)).not.toEqual(after);
    await importInto(lone, kept);
    expect(await rowsOf(api, lone.id)).toEqual(after);
  });

  it('has its dates in the seasons of the garden that it comes into', async () => {
    const [berlin, sydney] = await Promise.all(
      ['Europe/Berlin', 'Australia/Sydney'].map((timeZone) => api.signUp({ timeZone })),
    );
    const [monstera] = (await berlin!.get('/api/plant-library?search=Monstera').expect(200)).body;
    await berlin!.post('/api/plants', { commonName: 'Monstera', libraryId: monstera.id }).expect(201);
    const { file: kept } = await new DataTransferClient(api, berlin!).exportData();
    await importInto(sydney!, kept);
    const month = () =>
      api.sql<{ month: string }>(
        `select to_char(due_on, 'MM') as month from care_tasks where user_id = $1 and kind = 'repot'`,
        [sydney!.id],
      );
    await eventually(month, ([task]) => ['09', '10', '11'].includes(task!.month));
  });

  it('takes every column of a garden along, but those that are named here', async () => {
    const columns = await api.sql<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_name in ('plants', 'plant_problems', 'care_tasks', 'care_events', 'journal_entries', 'identification_history')`,
    );
    const files = await unpack(file);
    const taken = Object.entries({
      plants: 'plants',
      plant_problems: 'problems',
      care_tasks: 'care-tasks',
      care_events: 'care',
      journal_entries: 'journal',
      identification_history: 'identifications',
    }).flatMap(([table, name]) => {
      const [record] = JSON.parse(files.get(`${name}.json`)!.toString()) as object[];
      const columnOf = (member: string) => member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return Object.keys(record!).map((member) => `${table}.${columnOf(member)}`);
    });
    const leftOut = columns.map(({ name }) => name).filter((name) => !taken.includes(name));
    expect(leftOut.sort()).toEqual([
      'care_events.member_id',
      'care_events.user_id',
      'care_tasks.user_id',
      'identification_history.idempotency_key',
      'identification_history.image_url',
      'identification_history.request_hash',
      'identification_history.user_id',
      'journal_entries.deleted_at',
      'journal_entries.member_id',
      'journal_entries.user_id',
      'plant_problems.user_id',
      'plants.deleted_at',
      'plants.user_id',
    ]);
  });

  it('changes neither what was paid nor what is left of the free identifications', async () => {
    const otto = await api.signUp({ identificationsUsed: 2 });
    await importInto(otto);
    expect(await otto.account()).toMatchObject({
      identificationsUsed: 2,
      isPremium: false,
      firstName: 'Rosa',
    });
  });
});
