import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Garden1795000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table plants (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        library_id uuid references plant_library on delete set null,
        common_name text not null,
        scientific_name text,
        description text,
        image_url text,
        water_needs text not null default 'Weekly',
        light_needs text not null default 'Bright indirect',
        soil_type text,
        care_instructions text,
        date_added timestamptz(3) not null default now(),
        last_watered timestamptz,
        status text not null default 'healthy'
      )`);
    await runner.query(`create index plants_own on plants (user_id, date_added desc, id desc)`);
    await runner.query(`create index plants_library on plants (library_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table plants`);
  }
}
