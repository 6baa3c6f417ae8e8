import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently } from './patiently.js';

/**
 * The care that a guide asks for is kept with it, and a change of it is noted, so that a worker can fit the plants that follow it: in the
 * order of their ids, by an index that replaces the one on the guide alone. What gardens were fitted to before is not known, so the first
 * seed after this notes every guide. May be interrupted anywhere, and begins again.
 */
export class GuidesThatChange1795000000055 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index concurrently if exists plants_guide`);
    await runner.query(`create index concurrently plants_guide on plants (library_id, id)`);
    await runner.query(`drop index concurrently if exists plants_library`);
    await runner.query(`set lock_timeout = '500ms'`);
    try {
      await patiently(() => runner.query(`alter table plant_library add column if not exists care jsonb`));
      await patiently(() =>
        runner.query(`
          create table if not exists guide_changes (
            id uuid primary key default gen_random_uuid(),
            library_id uuid not null references plant_library on delete cascade,
            care_before jsonb,
            water_needs_before text not null,
            fitted_to uuid not null default '00000000-0000-0000-0000-000000000000',
            created_at timestamptz not null default now()
          )`),
      );
    } finally {
      await runner.query(`reset lock_timeout`);
    }
    await runner.query(onChange(NOTE));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(onChange(''));
    await runner.query(`alter table plant_library drop column care`);
    await runner.query(`drop table guide_changes`);
    await runner.query(`create index plants_library on plants (library_id)`);
    await runner.query(`drop index plants_guide`);
  }
}

/** A row of its own for each change: one that is being worked off is waited for by nobody. */
const NOTE = `
        insert into guide_changes (library_id, care_before, water_needs_before)
        select a.id, b.care, b.water_needs from guides_before b join guides_after a on a.id = b.id
         where a.care is not null and (a.care, a.water_needs) is distinct from (b.care, b.water_needs);`;

const onChange = (note: string) => `
      create or replace function guide_changed() returns trigger language plpgsql as $$
      begin
        update plants p set care_instructions = a.care_instructions
          from guides_before b join guides_after a on a.id = b.id
         where p.library_id = a.id and p.care_instructions = b.care_instructions
           and a.care_instructions <> b.care_instructions;${note}
        return null;
      end $$`;
