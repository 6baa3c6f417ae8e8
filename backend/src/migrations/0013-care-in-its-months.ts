import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Feeding, repotting and pruning are bound to months, a date that was put off remembers the day before, and a plant is indoors
 * or outdoors. Tasks from before get the usual months of their kind and are due again when those come; the library's own months
 * hold for plants that are added from now on.
 */
export class CareInItsMonths1795000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table plants add column outdoors boolean not null default false`);
    await runner.query(`
      alter table care_tasks
        add column months smallint[] check (months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}' and cardinality(months) > 0),
        add column every_years smallint check (every_years between 1 and 10),
        add column rest_months smallint[] not null default '{11,12,1,2}'
          check (rest_months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'),
        add column closes_on date,
        add column put_off_from date,
        add constraint care_tasks_all_year
          check (kind not in ('water', 'mist') or months is null and every_years is null and closes_on is null)`);
    await runner.query(`create index care_tasks_closes on care_tasks (closes_on) where active`);
    await runner.query(`
      update plants p set outdoors = true from plant_library l where l.id = p.library_id and l.category = 'flowering'`);
    await runner.query(`
      update care_tasks t set resting_days = null from plants p join plant_library l on l.id = p.library_id
       where p.id = t.plant_id and t.kind = 'water' and not t.own_rhythm and p.outdoors and l.temperature_c[1] <= -5`);
    // Closed long ago, so the next sweep of the seasons computes their date and sentence.
    await runner.query(`
      update care_tasks set closes_on = '2000-01-01',
             months = case kind when 'fertilise' then '{3,4,5,6,7,8,9}'::smallint[]
                                when 'repot' then '{3,4,5}'::smallint[] else '{2,3,4}'::smallint[] end,
             every_years = case when kind <> 'fertilise' then greatest(1, least(10, round(growing_days / 365.0))) end
       where kind in ('fertilise', 'repot', 'prune') and not own_rhythm`);
    // Late is a whole interval more rather than half of one, and whose last watering is not known is looked at in two days.
    await runner.query(`
      update care_tasks set late_on = due_on + 2 * (late_on - due_on) - 1 where closes_on is null`);
    await runner.query(`
      update care_tasks set late_on = late_on - (due_on - (current_date + 2)), due_on = current_date + 2
       where kind = 'water' and last_done_on is null and due_on > current_date + 2`);
    await runner.query(`
      update care_tasks set reason =
             coalesce('Last watered on ' || to_char(last_done_on, 'FMDD FMMonth') || '. Check it around ',
                      'We don’t know when it was last watered, so check the soil on ')
             || to_char(due_on, 'FMDD FMMonth YYYY') || '.'
       where kind = 'water'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index care_tasks_closes`);
    await runner.query(`
      alter table care_tasks drop constraint care_tasks_all_year, drop column months, drop column every_years,
        drop column rest_months, drop column closes_on, drop column put_off_from`);
    await runner.query(`alter table plants drop column outdoors`);
  }
}
