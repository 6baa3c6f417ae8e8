import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links for the person who looks after the plants while their gardener is away, and which care a plant sitter has done. */
export class PlantSitter1795000000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sitter_links (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        token_hash bytea not null unique,
        from_day date not null,
        to_day date not null check (to_day between from_day and from_day + 59),
        note text check (length(note) <= 500),
        ended_at timestamptz,
        created_at timestamptz(3) not null default now()
      )`);
    await runner.query(`create index sitter_links_own on sitter_links (user_id, created_at)`);
    await runner.query(`create index sitter_links_age on sitter_links (to_day)`);
    await runner.query(`alter table care_events add column by_sitter boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table care_events drop column by_sitter`);
    await runner.query(`drop table sitter_links`);
  }
}
