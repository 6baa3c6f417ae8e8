import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1795000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key default gen_random_uuid(),
        email text not null,
        first_name text not null,
        last_name text not null,
        password_hash text not null,
        profile_image_url text,
        is_premium boolean not null default false,
        identifications_used integer not null default 0 check (identifications_used >= 0),
        stripe_customer_id text,
        stripe_subscription_id text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    await runner.query(`create unique index users_email on users (lower(email))`);
    await runner.query(`
      create table sessions (
        sid text primary key,
        sess json not null,
        user_id uuid not null references users on delete cascade,
        expire timestamptz not null
      )`);
    await runner.query(`create index sessions_expire on sessions (expire)`);
    await runner.query(`create index sessions_user on sessions (user_id)`);
    await runner.query(`
      create table password_resets (
        token_hash text primary key,
        user_id uuid not null references users on delete cascade,
        expires_at timestamptz not null
      )`);
    await runner.query(`create index password_resets_user on password_resets (user_id)`);
    // The table that rate-limiter-flexible expects.
    await runner.query(`
      create table rate_limits (key text primary key, points integer not null default 0, expire bigint)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table rate_limits, password_resets, sessions, users`);
  }
}
