import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who lets the built-in identifier learn from their photos, since when, and what their photos are called there. */
export class LearningConsents1795000000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table learning_consents (
        user_id uuid primary key references users on delete cascade,
        source uuid not null default gen_random_uuid(),
        given_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table learning_consents`);
  }
}
