import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an admin has looked at a report and left the post or comment as it is. The version before counts such reports still. */
export class DismissedReports1795000000057 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['community_reports', 'community_comment_reports'])
      await runner.query(`alter table ${table} add column dismissed_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['community_reports', 'community_comment_reports'])
      await runner.query(`alter table ${table} drop column dismissed_at`);
  }
}
