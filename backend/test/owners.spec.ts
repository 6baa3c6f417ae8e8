import { randomUUID } from 'node:crypto';
import { CareRepository } from '../src/modules/garden/care/care.repository.js';
import { JournalRepository } from '../src/modules/garden/journal/journal.repository.js';
import { PlantRepository } from '../src/modules/garden/plants/plant.repository.js';
import { startApiWithoutWorker } from './api-without-worker.js';
import type { Api, Person } from './api-without-worker.js';
import { rowsOf } from './grown-garden.js';

/** The services ask first whose a thing is. What writes has to ask too, as others may call it one day. */
describe('what writes into a garden', () => {
  let api: Api;
  let otto: Person;
  let eve: Person;
  let ids: { plant: string; task: string; entry: string };

  beforeAll(async () => {
    api = await startApiWithoutWorker();
    [otto, eve] = [await api.signUp(), await api.signUp()];
    const { body: plant } = await otto.post('/api/plants', { commonName: 'Fern' }).expect(201);
    const [task] = await api.sql<{ id: string }>(
      `update care_tasks set kind = 'custom', title = 'Turn it'
        where id = (select id from care_tasks where plant_id = $1 limit 1) returning id`,
      [plant.id],
    );
    const entry = randomUUID();
    await api.sql(
      `insert into journal_entries (id, plant_id, user_id, content) values ($1, $2, $3, 'A new leaf')`,
      [entry, plant.id, otto.id],
    );
    ids = { plant: plant.id, task: task!.id, entry };
  });
  afterAll(() => api.stop());

  it.each([
    [
      'changes no plant',
      () => api.app.get(PlantRepository).updatePlant(ids.plant, eve.id, { commonName: 'Mine' }),
    ],
    ['deletes no plant', () => api.app.get(PlantRepository).remove(ids.plant, eve.id)],
    ['deletes no entry', () => api.app.get(JournalRepository).remove(ids.entry, eve.id)],
    ['removes no task', () => api.app.get(CareRepository).remove(ids.task, eve.id)],
  ])('%s of somebody else', async (_, write) => {
    const before = await rowsOf(api, otto.id);
    await expect(write()).rejects.toThrow();
    expect(await rowsOf(api, otto.id)).toEqual(before);
  });
});
