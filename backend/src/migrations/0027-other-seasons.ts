import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gardens follow the seasons of a person who moves, and the library's words about care where nobody changed them. */
export class OtherSeasons1795000000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The worker says whether the seasons there are others: SQL does not know the hemisphere of a time zone.
    await runner.query(`
      create function garden_zone_changed() returns trigger language plpgsql as $$
      begin
        if exists (select from plants where user_id = new.id) then
          insert into outbox (id, name, data)
          values (gen_random_uuid(), 'follow-seasons', jsonb_build_object('userId', new.id, 'from', old.time_zone));
          perform pg_notify('outbox', '');
        end if;
        return null;
      end $$`);
    await runner.query(`
      create trigger garden_zone_changed after update of time_zone on users
        for each row when (old.time_zone is distinct from new.time_zone)
        execute function garden_zone_changed()`);
    // A plant took the words over from the library; those that its gardener wrote stay.
    await runner.query(`
      create function guide_changed() returns trigger language plpgsql as $$
      begin
        update plants p set care_instructions = a.care_instructions
          from guides_before b join guides_after a on a.id = b.id
         where p.library_id = a.id and p.care_instructions = b.care_instructions
           and a.care_instructions <> b.care_instructions;
        return null;
      end $$`);
    await runner.query(`
      create trigger guide_changed after update on plant_library
        referencing old table as guides_before new table as guides_after
        for each statement execute function guide_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop trigger guide_changed on plant_library`);
    await runner.query(`drop trigger garden_zone_changed on users`);
    await runner.query(`drop function guide_changed, garden_zone_changed`);
  }
}
