import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently } from './patiently.js';

/** When a job is due, which is later for one that is postponed. A default that is the same for all rows does not rewrite the table. */
export class JobsThatWait1795000000051 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '500ms'`);
    try {
      await patiently(() =>
        runner.query(`alter table outbox add column if not exists due_at timestamptz not null default now()`),
      );
    } finally {
      await runner.query(`reset lock_timeout`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox drop column due_at`);
  }
}
