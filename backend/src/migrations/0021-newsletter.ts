import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Newsletter1795000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table newsletter_subscribers (
        id uuid primary key default gen_random_uuid(),
        email text not null unique,
        created_at timestamptz(3) not null default now(),
        confirmed_at timestamptz
      )`);
    await runner.query(
      `create index newsletter_subscribers_open on newsletter_subscribers (created_at) where confirmed_at is null`,
    );
    await runner.query(`
      create table newsletter_issues (
        id uuid primary key default gen_random_uuid(),
        month text not null unique,
        subject text not null,
        parts jsonb not null,
        created_at timestamptz(3) not null default now(),
        next_turn_at timestamptz not null default now(),
        closed_at timestamptz
      )`);
    await runner.query(`
      create table newsletter_deliveries (
        issue_id uuid not null references newsletter_issues on delete cascade,
        subscriber_id uuid not null references newsletter_subscribers on delete cascade,
        state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'unconfirmed')),
        tries smallint not null default 0,
        begun_at timestamptz,
        primary key (issue_id, subscriber_id)
      )`);
    await runner.query(
      `create index newsletter_deliveries_subscriber on newsletter_deliveries (subscriber_id)`,
    );
    await runner.query(
      `create index newsletter_deliveries_open on newsletter_deliveries (issue_id, tries, subscriber_id) where state in ('waiting', 'sending')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table newsletter_deliveries, newsletter_issues, newsletter_subscribers`);
  }
}
