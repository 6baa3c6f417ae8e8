import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';

const lily = { commonName: 'Peace Lily', waterNeeds: 'Weekly' };

describe('care of somebody’s plants', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  beforeEach(async () => void (rosa = await api.signUp()));

  const add = async (plant: object = lily) => (await rosa.post('/api/plants', plant).expect(201)).body;
  const schedule = async (id: string) => (await rosa.get(`/api/plants/${id}/schedule`).expect(200)).body;

  it('gives nobody anything of somebody else', async () => {
    const plant = await add();
    const [task] = await schedule(plant.id);
    const { eventId } = (await rosa.post(`/api/plants/${plant.id}/water`).expect(200)).body;
    const entry = (await rosa.post(`/api/plants/${plant.id}/journal`, { content: 'Mine' }).expect(201)).body;
    const otto = await api.signUp();
    for (const path of [
      `/api/plants/${plant.id}`,
      `/api/plants/${plant.id}/schedule`,
      `/api/plants/${plant.id}/journal`,
    ])
      await otto.get(path).expect(404);
    for (const path of [
      `/api/plants/${plant.id}/water`,
      `/api/plants/${plant.id}/restore`,
      `/api/care/tasks/${task.id}/done`,
      `/api/journal/${entry.id}/restore`,
    ])
      await otto.post(path).expect(404);
    await otto.post(`/api/plants/${plant.id}/journal`, { content: 'Not mine' }).expect(404);
    await otto.post(`/api/care/tasks/${task.id}/snooze`, { because: 'later' }).expect(404);
    await otto.patch(`/api/plants/${plant.id}`, { commonName: 'Stolen' }).expect(404);
    await otto.patch(`/api/plants/${plant.id}/schedule`, { kind: 'water', everyDays: 1 }).expect(404);
    await otto.patch(`/api/journal/${entry.id}`, { content: 'Stolen' }).expect(404);
    const others = await add({ ...lily, commonName: 'Own' });
    await otto
      .patch(`/api/plants/${others.id}/schedule`, { kind: 'custom', taskId: task.id, title: 'x' })
      .expect(404);
    for (const path of [
      `/api/plants/${plant.id}`,
      `/api/care/tasks/${task.id}`,
      `/api/care/events/${eventId}`,
      `/api/journal/${entry.id}`,
    ])
      await otto.delete(path).expect(404);
    expect((await otto.get('/api/care/today').expect(200)).body).toMatchObject({
      due: [],
      done: [],
      next: [],
    });
    await api.visitor().get('/api/care/today').expect(401);
    expect(await api.sql('select * from care_events where plant_id = $1', [plant.id])).toHaveLength(1);
    expect((await rosa.get(`/api/plants/${plant.id}`).expect(200)).body.commonName).toBe('Peace Lily');
  });

  it('does not let the task of one plant be changed through another', async () => {
    const [one, other] = [await add(), await add()];
    const made = await rosa
      .patch(`/api/plants/${one.id}/schedule`, { kind: 'custom', title: 'Turn it', everyDays: 10 })
      .expect(200);
    await rosa
      .patch(`/api/plants/${other.id}/schedule`, {
        kind: 'custom',
        taskId: made.body.at(-1).id,
        title: 'Elsewhere',
      })
      .expect(404);
  });
});
