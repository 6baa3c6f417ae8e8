import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { addDays, localDateOf } from '../../../kernel/local-date.js';

const path = '/api/away';
const key = { 'idempotency-key': 'away-1' };

describe('days away that are sent twice', () => {
  let api: Api;
  let rosa: Person;
  let fromDay: string;
  let wish: { fromDay: string; toDay: string; note: string };
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await api.signUp();
    fromDay = addDays(localDateOf(new Date(), 'UTC'), 1);
    wish = { fromDay, toDay: addDays(fromDay, 6), note: 'The can is under the sink.' };
  });

  const links = async (person = rosa) => (await person.get(path).expect(200)).body;

  it('have one link under the same key, also when both arrive at the same moment', async () => {
    const { body } = await rosa.post(path, wish, key).expect(201);
    expect((await rosa.post(path, wish, key).expect(201)).body).toEqual(body);
    const other = { 'idempotency-key': 'away-2' };
    await Promise.all(Array.from({ length: 4 }, () => rosa.post(path, wish, other).expect(201)));
    expect(await links()).toHaveLength(2);
  });

  it('have the link that was made, also when no more are allowed, and when it was ended', async () => {
    const { body } = await rosa.post(path, wish, key).expect(201);
    let status = 201;
    while (status === 201) ({ status } = await rosa.post(path, wish));
    expect(status).toBe(409);
    expect((await rosa.post(path, wish, key).expect(201)).body).toEqual(body);
    await rosa.delete(`${path}/${body.id}`).expect(204);
    const again = await rosa.post(path, wish, key).expect(201);
    expect(again.body).toEqual({ ...body, state: 'ended', url: null });
  });

  it('are not answered with the link for other days, or with another note', async () => {
    await rosa.post(path, wish, key).expect(201);
    for (const other of [
      { toDay: addDays(fromDay, 7) },
      { fromDay: addDays(fromDay, 1) },
      { note: 'In the shed.' },
    ]) {
      const { body } = await rosa.post(path, { ...wish, ...other }, key).expect(409);
      expect(body.code).toBe('key-used-elsewhere');
    }
    expect(await links()).toHaveLength(1);
  });

  it('have the own link of each person, and two without a key', async () => {
    const otto = await api.signUp();
    const first = await rosa.post(path, wish, key).expect(201);
    const second = await otto.post(path, wish, key).expect(201);
    expect(second.body.url).not.toBe(first.body.url);
    for (let n = 0; n < 2; n += 1) await otto.post(path, wish).expect(201);
    expect([(await links()).length, (await links(otto)).length]).toEqual([1, 3]);
  });
});
