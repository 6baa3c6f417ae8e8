import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlantLibrary1795000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create extension if not exists pg_trgm`);
    await runner.query(`
      create table plant_library (
        id uuid primary key default gen_random_uuid(),
        slug text not null unique,
        vision_class text unique,
        common_name text not null,
        scientific_name text not null,
        rank text not null,
        family text not null,
        other_names text[] not null default '{}',
        description text not null,
        image_url text not null,
        category text not null check (category in ('houseplants', 'succulents', 'flowering')),
        kind text not null,
        water_needs text not null,
        water_interval_days integer not null check (water_interval_days > 0),
        winter_interval_days integer not null check (winter_interval_days > 0),
        light_needs text not null,
        soil_type text,
        care_instructions text,
        difficulty text not null default 'beginner',
        temperature_c integer[] not null,
        humidity text not null,
        pet_toxicity jsonb not null,
        drawing jsonb not null
      )`);
    await runner.query(
      `create unique index plant_library_scientific_name on plant_library (lower(scientific_name))`,
    );
    // One row per name. The search reads this table only, so it stays fast with hundreds of thousands of names.
    await runner.query(`
      create table plant_names (
        plant_id uuid not null references plant_library on delete cascade,
        name text not null,
        weight smallint not null,
        primary key (plant_id, name)
      )`);
    await runner.query(`create index plant_names_prefix on plant_names (name text_pattern_ops)`);
    await runner.query(`create index plant_names_trigram on plant_names using gin (name gin_trgm_ops)`);
    await runner.query(
      `create index plant_names_words on plant_names using gin (to_tsvector('simple', name))`,
    );
    await runner.query(
      `create table library_version (one boolean primary key default true check (one), version text not null)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table library_version, plant_names, plant_library`);
  }
}
