import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The index of the feed, now that authors see also what admins have hidden of theirs. `community_posts_feed` is dropped by the next
 * version: the one before still reads by it. May be interrupted anywhere, and begins again.
 */
export class OwnHiddenPosts1795000000054 implements MigrationInterface {
  /** An index is made beside writers outside transactions only. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index concurrently if exists community_posts_newest`);
    await runner.query(
      `create index concurrently community_posts_newest on community_posts (created_at desc, id desc) where deleted_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index community_posts_newest`);
  }
}
