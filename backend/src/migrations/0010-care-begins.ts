import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Journal entries refer to the care that they record, and plants from before the care schedule get a watering task. */
export class CareBegins1795000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table care_events add column entry_id uuid references journal_entries on delete set null`,
    );
    await runner.query(`create index care_events_entry on care_events (entry_id) where entry_id is not null`);
    await runner.query(`drop index care_events_plant`);
    await runner.query(`create index care_events_plant on care_events (plant_id, happened_at desc, id desc)`);
    await runner.query(`
      insert into care_tasks (user_id, plant_id, kind, growing_days, resting_days, starts_on, due_on, late_on, reason)
      select user_id, id, 'water', days, coalesce(rest, days), current_date, current_date + days, current_date + days + days / 2 + 1,
             'About every ' || days || ' days; counted from the day the schedule began.'
        from (select p.user_id, p.id, l.winter_interval_days as rest,
                     coalesce(l.water_interval_days,
                              case lower(p.water_needs) when 'daily' then 1 when 'bi-weekly' then 14 else 7 end) as days
                from plants p left join plant_library l on l.id = p.library_id) known
       where not exists (select 1 from care_tasks t where t.plant_id = known.id and t.kind = 'water')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index care_events_plant`);
    await runner.query(`create index care_events_plant on care_events (plant_id, created_at desc, id desc)`);
    await runner.query(`alter table care_events drop column entry_id`);
  }
}
