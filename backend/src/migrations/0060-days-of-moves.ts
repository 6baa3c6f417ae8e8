import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day before which a task has not waited, as its gardener lived where it was not due then. Instant, also for large tables. */
export class DaysOfMoves1795000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table care_tasks add column if not exists not_before date`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table care_tasks drop column not_before`);
  }
}
