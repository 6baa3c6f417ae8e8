import { DataSource } from 'typeorm';
import { createDatabase } from '../../test/database.js';
import { CareInItsMonths1795000000013 } from './0013-care-in-its-months.js';

/** A garden of before: a plant of the library and one that was typed in, with tasks as they were stored then. */
const GARDEN = `
  with person as (
    insert into users (email, first_name, last_name, password_hash) values ('r@example.org', 'Rosa', 'Moss', 'x') returning id
  ), rose as (
    insert into plants (user_id, common_name, library_id)
    select id, 'Rose', (select id from plant_library where slug = 'rose') from person returning id, user_id
  ), ivy as (insert into plants (user_id, common_name) select id, 'Ivy' from person returning id, user_id)
  insert into care_tasks (user_id, plant_id, kind, title, growing_days, resting_days, own_rhythm, starts_on, last_done_on, due_on,
                          late_on, reason)
  select user_id, id, kind, title, growing, resting, own, current_date - 20, last::date, current_date + due, current_date + late, 'Old.'
    from (select * from rose union all select * from ivy) plant,
         (values ('water', null, 7, 14, false, current_date - 3, 4, 8), ('fertilise', null, 365, null, false, null, 500, 700),
                 ('repot', null, 730, null, false, null, 900, 1300), ('prune', null, 60, 60, true, null, 60, 91),
                 ('custom', 'Turn it', 10, 10, true, null, 10, 16)) task (kind, title, growing, resting, own, last, due, late)`;

describe('gardens from before care was bound to months', () => {
  it('get the usual months, and are due again when those come; there and back again', async () => {
    const database = await createDatabase();
    const source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const runner = source.createQueryRunner();
    const migration = new CareInItsMonths1795000000013();
    await migration.down(runner);
    await source.query(GARDEN);
    await source.query(
      `update care_tasks set last_done_on = null, due_on = current_date + 30, late_on = current_date + 34
        where kind = 'water' and plant_id = (select id from plants where common_name = 'Ivy')`,
    );
    await migration.up(runner);
    const tasks = await source.query<Record<string, unknown>[]>(
      `select p.common_name as plant, p.outdoors, t.kind, t.months, t.every_years, t.resting_days, t.closes_on < current_date as passed,
              t.due_on - current_date as due, t.late_on - t.due_on as late, t.reason
         from care_tasks t join plants p on p.id = t.plant_id order by p.common_name, t.kind`,
    );
    const of = (plant: string, kind: string) =>
      tasks.find((task) => task.plant === plant && task.kind === kind);
    expect(of('Rose', 'water')).toMatchObject({ outdoors: true, resting_days: null, due: 4, late: 7 });
    expect(of('Rose', 'water')!.reason).toMatch(
      /^Last watered on \d+ [A-Z]\w+\. Check it around \d+ \w+ \d{4}\.$/,
    );
    expect(of('Rose', 'fertilise')).toMatchObject({
      months: [3, 4, 5, 6, 7, 8, 9],
      every_years: null,
      passed: true,
    });
    expect(of('Ivy', 'repot')).toMatchObject({ months: [3, 4, 5], every_years: 2, passed: true });
    expect(of('Ivy', 'prune')).toMatchObject({ months: null, passed: null, due: 60 });
    expect(of('Ivy', 'custom')).toMatchObject({ months: null, passed: null, reason: 'Old.' });
    expect(of('Ivy', 'water')).toMatchObject({ outdoors: false, resting_days: 14, due: 2 });
    expect(of('Ivy', 'water')!.reason).toMatch(
      /^We don’t know when it was last watered, so check the soil on /,
    );
    await source.destroy();
    await database.drop();
  });
});
