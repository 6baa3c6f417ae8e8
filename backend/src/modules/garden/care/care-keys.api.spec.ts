import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';

describe('the key of an answer', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => void (rosa = await api.signUp()));

  const add = async () => (await rosa.post('/api/plants', { commonName: 'Peace Lily' }).expect(201)).body;
  const get = async (id: string) => (await rosa.get(`/api/plants/${id}`).expect(200)).body;
  const schedule = async (id: string) => (await rosa.get(`/api/plants/${id}/schedule`).expect(200)).body;
  const events = (id: string) => api.sql('select * from care_events where plant_id = $1', [id]);

  it('is not taken for one of another plant or task: nothing is written there', async () => {
    const [fern, basil] = [await add(), await add()];
    const key = { 'idempotency-key': 'offline-3' };
    await rosa.post(`/api/plants/${fern.id}/water`, {}, key).expect(200);
    const before = await get(basil.id);
    const { body } = await rosa.post(`/api/plants/${basil.id}/water`, {}, key).expect(409);
    expect(body).toMatchObject({ code: 'key-used-elsewhere' });
    const [task] = await schedule(basil.id);
    await rosa.post(`/api/care/tasks/${task.id}/done`, {}, key).expect(409);
    await rosa.post(`/api/care/tasks/${task.id}/snooze`, { because: 'later' }, key).expect(409);
    expect(await get(basil.id)).toEqual(before);
    expect(await events(basil.id)).toEqual([]);
    await rosa.post(`/api/plants/${fern.id}/water`, {}, key).expect(200);
    expect(await events(fern.id)).toHaveLength(1);
  });

  it('is written for one of two plants that race with it', async () => {
    const plants = [await add(), await add()];
    const key = { 'idempotency-key': 'offline-4' };
    const answers = await Promise.all(plants.map(({ id }) => rosa.post(`/api/plants/${id}/water`, {}, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const [index, { status }] of answers.entries())
      expect(await events(plants[index]!.id)).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each(['water', 'task'] as const)(
    'is none of a second tab, which shows it as due still: %s',
    async (by) => {
      const lily = await add();
      const [task] = await schedule(lily.id);
      const path = by === 'water' ? `/api/plants/${lily.id}/water` : `/api/care/tasks/${task.id}/done`;
      const { dueOn } = task;
      const tabs = await Promise.all(Array.from({ length: 5 }, () => rosa.post(path, { dueOn }).expect(200)));
      expect(tabs.map(({ body }) => body.alreadyDone).sort()).toEqual([
        ...Array.from({ length: 4 }, () => 'It has already been noted.'),
        null,
      ]);
      expect(await events(lily.id)).toHaveLength(1);
      // Who sees that it is done may do it again.
      const [after] = await schedule(lily.id);
      const again = await rosa.post(path, { dueOn: after.dueOn }).expect(200);
      expect(again.body.alreadyDone).toBeNull();
      expect((await rosa.post(path, {}).expect(200)).body.alreadyDone).toBeNull();
      expect(await events(lily.id)).toHaveLength(3);
      // What was only moved meanwhile is done.
      const basil = await add();
      const [other] = await schedule(basil.id);
      await rosa.post(`/api/care/tasks/${other.id}/snooze`, { because: 'later', days: 3 }).expect(200);
      const { body } = await rosa
        .post(`/api/care/tasks/${other.id}/done`, { dueOn: other.dueOn })
        .expect(200);
      expect(body.alreadyDone).toBeNull();
      await rosa.post(path, { dueOn: 'soon' }).expect(400);
    },
  );
});
