import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Emails are confirmed by a link, and the browsers in which a person signed in are rows. Sessions from before get a device each,
 * which no cookie knows; people who get reminders by email are mailed a link to confirm the address.
 */
export class Identity1795000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users add column email_verified_at timestamptz`);
    await runner.query(`
      create table email_verifications (
        user_id uuid primary key references users on delete cascade,
        token_hash text not null unique,
        expires_at timestamptz not null
      )`);
    await runner.query(`create index email_verifications_expires on email_verifications (expires_at)`);
    await runner.query(`
      create table devices (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        token_hash text not null unique,
        seen_at timestamptz not null default now()
      )`);
    await runner.query(`create index devices_user on devices (user_id)`);
    await runner.query(`
      alter table sessions add column device_id uuid, add column seen_at timestamptz not null default now()`);
    await runner.query(`
      update sessions set device_id = gen_random_uuid(), seen_at = least(now(), expire - interval '30 days')`);
    await runner.query(`
      insert into devices (id, user_id, token_hash, seen_at)
      select device_id, user_id, gen_random_uuid()::text, seen_at from sessions`);
    await runner.query(`
      alter table sessions add constraint sessions_device foreign key (device_id) references devices on delete cascade`);
    await runner.query(`create index sessions_device_id on sessions (device_id)`);
    await runner.query(`
      insert into outbox (id, name, data)
      select gen_random_uuid(), 'mail-verification-link', jsonb_build_object('userId', user_id)
        from reminder_settings where enabled and email`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table sessions drop column device_id, drop column seen_at`);
    await runner.query(`drop table devices, email_verifications`);
    await runner.query(`alter table users drop column email_verified_at`);
  }
}
