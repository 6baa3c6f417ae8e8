import fc from 'fast-check';
import { startApi } from '../../../../test/api.js';
import type { Api, Person } from '../../../../test/api.js';
import { addDays } from '../../../kernel/local-date.js';
import { statusOf } from '../domain/plant-status.js';
import { PlantRepository } from './plant.repository.js';

describe('the status of a plant', () => {
  let api: Api;
  let rosa: Person;
  let id: string;
  beforeAll(async () => {
    api = await startApi();
    rosa = await api.signUp();
    id = (await rosa.post('/api/plants', { commonName: 'Basil' }).expect(201)).body.id;
  });
  afterAll(() => api.stop());

  const dueOn = '2026-11-21';
  // Days around both dates, which are apart by less than two weeks, so that each side of each boundary comes up.
  const near = (days: number) => fc.integer({ min: -1, max: days }).map((n) => addDays(dueOn, n));
  const garden = fc.record({
    problem: fc.option(fc.constantFrom('', ' ', 'Brown tips')),
    isWatered: fc.boolean(),
    lateOn: near(12),
    today: near(14),
  });

  it('is in the list what the rule says, whatever is due and whatever is wrong', async () => {
    const plants = api.app.get(PlantRepository);
    await fc.assert(
      fc.asyncProperty(garden, async ({ problem, isWatered, lateOn, today }) => {
        await api.sql('update plants set problem = $2 where id = $1', [id, problem]);
        await api.sql(
          `update care_tasks set active = $2, due_on = $3, late_on = $4 where plant_id = $1 and kind = 'water'`,
          [id, isWatered, dueOn, lateOn],
        );
        const watering = isWatered
          ? { waterDueOn: dueOn, waterLateOn: lateOn }
          : { waterDueOn: null, waterLateOn: null };
        const [listed] = await plants.list(rosa.id, today, false, 10);
        expect(listed?.status).toBe(statusOf({ problem, ...watering }, today));
        expect(await plants.get(id, rosa.id, today)).toEqual(listed);
      }),
      { numRuns: 200 },
    );
  });
});
