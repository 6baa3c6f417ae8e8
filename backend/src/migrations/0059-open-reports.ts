import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDICES = {
  community_reports_open: 'community_reports (post_id) where dismissed_at is null',
  community_comment_reports_open: 'community_comment_reports (comment_id) where dismissed_at is null',
};

/** Indices for the reports that wait for an admin; those that were dismissed stay for good. May be interrupted anywhere, and begins again. */
export class OpenReports1795000000059 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, of] of Object.entries(INDICES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${of}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDICES)) await runner.query(`drop index ${name}`);
  }
}
