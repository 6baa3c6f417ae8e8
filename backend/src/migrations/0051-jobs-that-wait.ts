import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently } from './patiently.js';

/** The version before has only `handed_at`. Of a job that is postponed it is in the future, and this long before the job is due. */
const HANDED_BEFORE_S = 15;

/**
 * When a job is due, which is later for one that is postponed. A default that is the same for all rows does not rewrite the table. May be
 * interrupted anywhere, and begins again.
 */
export class JobsThatWait1795000000051 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '500ms'`);
    try {
      await patiently(() =>
        runner.query(`alter table outbox add column if not exists due_at timestamptz not null default now()`),
      );
      await patiently(() =>
        runner.query(`
          update outbox set due_at = handed_at + interval '${HANDED_BEFORE_S} seconds'
           where parked_at is null and handed_at > now()`),
      );
    } finally {
      await runner.query(`reset lock_timeout`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox drop column due_at`);
  }
}
