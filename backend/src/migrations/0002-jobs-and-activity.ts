import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JobsAndActivity1795000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox (
        id uuid primary key,
        name text not null,
        data jsonb not null,
        created_at timestamptz not null default now(),
        handed_at timestamptz,
        starts integer not null default 0,
        parked_at timestamptz,
        error text
      )`);
    await runner.query(`create index outbox_waiting on outbox (created_at) where parked_at is null`);
    await runner.query(`
      create table user_activities (
        id uuid primary key,
        user_id uuid references users on delete cascade,
        action text not null,
        details text not null,
        ip_address text,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`create index user_activities_newest on user_activities (created_at desc, id desc)`);
    await runner.query(`create index user_activities_user on user_activities (user_id)`);
    await runner.query(`
      create table ai_interactions (
        id uuid primary key,
        user_id uuid references users on delete set null,
        kind text not null,
        ai_provider text not null,
        model text not null,
        outcome text not null,
        response_time integer not null,
        input_tokens integer,
        output_tokens integer,
        confidence real,
        user_message text not null,
        ai_response text not null,
        created_at timestamptz not null default now()
      )`);
    await runner.query(`create index ai_interactions_newest on ai_interactions (created_at desc, id desc)`);
    await runner.query(`create index ai_interactions_user on ai_interactions (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table ai_interactions, user_activities, outbox`);
  }
}
