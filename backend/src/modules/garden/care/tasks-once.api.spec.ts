import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';

const turn = { kind: 'custom', title: 'Turn it', everyDays: 10 };
const key = { 'idempotency-key': 'task-1' };

describe('a task of one’s own that is sent twice', () => {
  let api: Api;
  let rosa: Person;
  let path: string;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await api.signUp();
    path = await addPlant(rosa);
  });

  const addPlant = async (person: Person) =>
    `/api/plants/${(await person.post('/api/plants', { commonName: 'Fern' }).expect(201)).body.id}/schedule`;
  const own = async (person = rosa, at = path) =>
    (await person.get(at).expect(200)).body.filter(({ kind }: { kind: string }) => kind === 'custom');

  it('is there once under the same key, also when both arrive at the same moment', async () => {
    const first = await rosa.patch(path, turn, key).expect(200);
    expect((await rosa.patch(path, turn, key).expect(200)).body).toEqual(first.body);
    expect(await own()).toHaveLength(1);
    const other = { 'idempotency-key': 'task-2' };
    await Promise.all(Array.from({ length: 5 }, () => rosa.patch(path, turn, other).expect(200)));
    expect(await own()).toHaveLength(2);
  });

  it('is there once where the plant has no room for another', async () => {
    const { body } = await rosa.get(path).expect(200);
    for (let n = body.length + 1; n < 25; n += 1)
      await rosa.patch(path, { ...turn, title: `Task ${n}` }).expect(200);
    await rosa.patch(path, turn, key).expect(200);
    await rosa.patch(path, turn, key).expect(200);
    expect((await rosa.patch(path, turn).expect(400)).body.code).toBe('too-many-tasks');
  });

  it('is not taken for one with another name, rhythm or plant', async () => {
    await rosa.patch(path, turn, key).expect(200);
    const second = await addPlant(rosa);
    for (const [at, change] of [
      [path, { ...turn, title: 'Dust it' }],
      [path, { ...turn, everyDays: 11 }],
      [second, turn],
    ] as const)
      expect((await rosa.patch(at, change, key).expect(409)).body.code).toBe('key-used-elsewhere');
    expect(await own()).toHaveLength(1);
    expect(await own(rosa, second)).toEqual([]);
  });

  it('is the own one of each person, and two without a key', async () => {
    const otto = await api.signUp();
    const ottos = await addPlant(otto);
    await rosa.patch(path, turn, key).expect(200);
    await otto.patch(ottos, turn, key).expect(200);
    expect(await own(otto, ottos)).toHaveLength(1);
    for (let n = 0; n < 2; n += 1) await otto.patch(ottos, turn).expect(200);
    expect(await own(otto, ottos)).toHaveLength(3);
  });
});
