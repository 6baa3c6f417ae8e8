import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDICES = {
  identification_history_judged: `identification_history (user_id, id) where state = 'answered' and feedback is not null`,
  community_posts_hidden: `community_posts (hidden_at desc, id desc) where hidden_at is not null and deleted_at is null`,
  community_comments_hidden: `community_comments (hidden_at desc, id desc) where hidden_at is not null and deleted_at is null`,
};

/** Indices for what admins read: answers to learn from, and what is hidden from everybody. May be interrupted anywhere, and begins again. */
export class AdminIndices1795000000044 implements MigrationInterface {
  /** An index is made beside writers outside transactions only. */
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
