import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job knows the trace of the request that asked for it (https://www.w3.org/TR/trace-context/). */
export class TracesOfJobs1795000000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox add column traceparent text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox drop column traceparent`);
  }
}
