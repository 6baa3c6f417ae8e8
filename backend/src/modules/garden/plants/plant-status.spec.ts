import fc from 'fast-check';
import { startApi } from '../../../../test/api.js';
import type { Api, Person } from '../../../../test/api.js';
import { addDays } from '../../../kernel/local-date.js';
import { wellbeingOf } from '../domain/plant-status.js';
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
  // Days around the dates, which are apart by less than two weeks, so that each side of each boundary comes up.
  const near = (days: number) => fc.integer({ min: -1, max: days }).map((n) => addDays(dueOn, n));
  const garden = fc.record({
    problem: fc.option(fc.constantFrom('', ' ', 'Brown tips')),
    isWatered: fc.boolean(),
    putOffFrom: fc.option(fc.integer({ min: 1, max: 5 }).map((n) => addDays(dueOn, -n))),
    lateOn: near(12),
    today: fc.integer({ min: -7, max: 14 }).map((n) => addDays(dueOn, n)),
  });

  it('is in the list what the rule says, whatever is due, put off and wrong', async () => {
    const plants = api.app.get(PlantRepository);
    await fc.assert(
      fc.asyncProperty(garden, async ({ problem, isWatered, putOffFrom, lateOn, today }) => {
        await api.sql('update plants set problem = $2 where id = $1', [id, problem]);
        await api.sql(
          `update care_tasks set active = $2, due_on = $3, late_on = $4, put_off_from = $5
            where plant_id = $1 and kind = 'water'`,
          [id, isWatered, dueOn, lateOn, putOffFrom],
        );
        const watering = isWatered
          ? { waterNeededOn: putOffFrom ?? dueOn, waterLateOn: lateOn }
          : { waterNeededOn: null, waterLateOn: null };
        const [listed] = await plants.list(rosa.id, { today, mayArchive: true }, false, 10);
        expect(listed).toMatchObject(wellbeingOf({ problem, ...watering }, today));
        expect(await plants.get(id, rosa.id, { today, mayArchive: true })).toEqual(listed);
      }),
      { numRuns: 200 },
    );
  });
});
