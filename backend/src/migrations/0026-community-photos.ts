import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PHOTO = `'^/api/photos/${ID}/(${ID})(?:\\.small)?\\.webp$'`;
const IN_USE = `
  create or replace view photos_in_use (user_id, photo) as
  select user_id, substring(unnest(image_urls) from ${PHOTO}) from identification_history
  union all select user_id, substring(image_url from ${PHOTO}) from plants
  union all select user_id, substring(image_url from ${PHOTO}) from journal_entries
  union all select id, substring(profile_image_url from ${PHOTO}) from users`;

/** Photos of posts, which are checked before others see them; comments can be restored, reported and hidden as posts can. */
export class CommunityPhotos1795000000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table community_photos (
        id uuid primary key,
        post_id uuid not null references community_posts on delete cascade,
        user_id uuid not null references users on delete cascade,
        image_url text not null,
        position smallint not null,
        state text not null default 'checking' check (state in ('checking', 'shown', 'doubtful', 'refused')),
        created_at timestamptz(3) not null default now(),
        unique (post_id, position),
        unique (post_id, image_url)
      )`);
    await runner.query(`create index community_photos_user on community_photos (user_id)`);
    await runner.query(
      `create index community_photos_doubtful on community_photos (created_at) where state = 'doubtful'`,
    );
    await runner.query(
      `${IN_USE} union all select user_id, substring(image_url from ${PHOTO}) from community_photos`,
    );
    await runner.query(`
      create trigger community_photos_keep_photo before insert or update of image_url on community_photos
      for each row when (new.image_url like '/api/photos/%') execute function keep_photo('image_url')`);
    await runner.query(
      `alter table community_comments add column deleted_at timestamptz, add column hidden_at timestamptz`,
    );
    await runner.query(
      `create index community_comments_deleted on community_comments (deleted_at) where deleted_at is not null`,
    );
    await runner.query(`
      create table community_comment_reports (
        comment_id uuid not null references community_comments on delete cascade,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz(3) not null default now(),
        primary key (comment_id, user_id)
      )`);
    await runner.query(`create index community_comment_reports_user on community_comment_reports (user_id)`);
    await runner.query(`alter table expert_questions add column ai_provider text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table expert_questions drop column ai_provider`);
    await runner.query(`drop table community_comment_reports`);
    await runner.query(`alter table community_comments drop column deleted_at, drop column hidden_at`);
    await runner.query(IN_USE);
    await runner.query(`drop table community_photos`);
  }
}
