import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Community1795000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table community_posts (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        text text not null,
        plant_name text,
        plant_drawing text,
        created_at timestamptz(3) not null default now(),
        edited_at timestamptz,
        deleted_at timestamptz,
        hidden_at timestamptz
      )`);
    await runner.query(
      `create index community_posts_feed on community_posts (created_at desc, id desc) where deleted_at is null and hidden_at is null`,
    );
    await runner.query(`create index community_posts_user on community_posts (user_id)`);
    await runner.query(
      `create index community_posts_deleted on community_posts (deleted_at) where deleted_at is not null`,
    );
    await runner.query(`
      create table community_comments (
        id uuid primary key,
        post_id uuid not null references community_posts on delete cascade,
        user_id uuid not null references users on delete cascade,
        text text not null,
        created_at timestamptz(3) not null default now()
      )`);
    await runner.query(
      `create index community_comments_post on community_comments (post_id, created_at, id)`,
    );
    await runner.query(`create index community_comments_user on community_comments (user_id)`);
    for (const table of ['community_likes', 'community_reports']) {
      await runner.query(`
        create table ${table} (
          post_id uuid not null references community_posts on delete cascade,
          user_id uuid not null references users on delete cascade,
          created_at timestamptz(3) not null default now(),
          primary key (post_id, user_id)
        )`);
      await runner.query(`create index ${table}_user on ${table} (user_id)`);
    }
    await runner.query(`
      create table community_blocks (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        blocked_id uuid not null references users on delete cascade,
        unique (user_id, blocked_id),
        check (user_id <> blocked_id)
      )`);
    await runner.query(`create index community_blocks_blocked on community_blocks (blocked_id)`);
    await runner.query(`
      create table expert_questions (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        user_email text not null,
        user_name text not null,
        message text not null,
        category text not null default 'general',
        status text not null default 'pending' check (status in ('pending', 'responded')),
        ai_response text,
        expert_response text,
        created_at timestamptz(3) not null default now(),
        responded_at timestamptz
      )`);
    await runner.query(`create index expert_questions_newest on expert_questions (created_at desc, id desc)`);
    await runner.query(
      `create index expert_questions_own on expert_questions (user_id, created_at desc, id desc)`,
    );
    await runner.query(
      `create index expert_questions_pending on expert_questions (created_at) where status = 'pending'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table expert_questions, community_blocks, community_reports, community_likes, community_comments, community_posts`,
    );
  }
}
