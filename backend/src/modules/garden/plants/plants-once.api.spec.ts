import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { statementsOf } from '../../../../test/statements.js';

const path = '/api/plants';
const lily = { commonName: 'Peace Lily', place: 'Kitchen', watered: 'today' };
const key = { 'idempotency-key': 'add-1' };

describe('a plant that is sent twice', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => void (rosa = await api.signUp()));

  const count = async (table: string, userId = rosa.id) =>
    (await api.sql(`select from ${table} where user_id = $1`, [userId])).length;
  const counts = async () => Promise.all(['plants', 'care_tasks', 'care_events'].map((each) => count(each)));
  const recorded = async () =>
    (
      await api.sql(`select from outbox where data->>'userId' = $1 and data->>'action' = 'plant_added'`, [
        rosa.id,
      ])
    ).length;

  it('is there once under the same key, with its tasks, its watering and its entry in the log', async () => {
    const { body } = await rosa.post(path, lily, key).expect(201);
    const before = await counts();
    expect((await rosa.post(path, lily, key).expect(201)).body).toEqual(body);
    expect(await counts()).toEqual(before);
    expect(before[0]).toBe(1);
    expect(before[2]).toBe(1);
    expect(await recorded()).toBe(1);
  });

  it('is there once when both arrive at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => rosa.post(path, lily, key).expect(201)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await count('plants')).toBe(1);
    expect(await count('care_events')).toBe(1);
    expect(await recorded()).toBe(1);
  });

  it.each([
    { ...lily, commonName: 'Basil' },
    { ...lily, place: 'Hall' },
    { ...lily, place: undefined },
    { ...lily, watered: 'unknown' },
  ])('is not answered for another one under its key: %j', async (other) => {
    await rosa.post(path, lily, key).expect(201);
    expect((await rosa.post(path, other, key).expect(409)).body.code).toBe('key-used-elsewhere');
    expect(await count('plants')).toBe(1);
  });

  it('is the own one of each person, whatever their keys are', async () => {
    const otto = await api.signUp();
    const first = await rosa.post(path, lily, key).expect(201);
    const second = await otto.post(path, lily, key).expect(201);
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.body.userId).toBe(otto.id);
    expect([await count('plants'), await count('plants', otto.id)]).toEqual([1, 1]);
  });

  it('does not come back when it was removed meanwhile', async () => {
    const { body } = await rosa.post(path, lily, key).expect(201);
    await rosa.delete(`${path}/${body.id}`).expect(204);
    expect((await rosa.post(path, lily, key).expect(404)).body.code).toBe('plant-not-found');
  });

  it('is two without a key, each in one statement', async () => {
    const named = { commonName: 'Nobody knows', waterNeeds: 'Weekly' };
    for (const sent of [{}, key])
      expect(await statementsOf(api, () => rosa.post(path, named, sent).expect(201))).toEqual([
        'session-find',
        'garden-add',
      ]);
    await rosa.post(path, named).expect(201);
    expect(await count('plants')).toBe(3);
  });
});
