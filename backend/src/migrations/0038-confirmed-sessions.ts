import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session knows when the person last showed in it who they are. Older ones count from now: nobody is asked in the middle of something. */
export class ConfirmedSessions1795000000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table sessions add column confirmed_at timestamptz not null default now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table sessions drop column confirmed_at`);
  }
}
