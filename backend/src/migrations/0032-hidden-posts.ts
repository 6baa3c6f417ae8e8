import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts that a reader does not want to see; others see them as before. */
export class HiddenPosts1795000000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table community_hidden_posts (
        post_id uuid not null references community_posts on delete cascade,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz(3) not null default now(),
        primary key (post_id, user_id)
      )`);
    await runner.query(`create index community_hidden_posts_user on community_hidden_posts (user_id)`);
    await runner.query(
      `create index community_photos_waiting on community_photos (created_at, id) where state = 'doubtful'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index community_photos_waiting`);
    await runner.query(`drop table community_hidden_posts`);
  }
}
