import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reminders1795000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reminder_settings (
        user_id uuid primary key references users on delete cascade,
        enabled boolean not null default false,
        hour smallint not null default 9 check (hour between 6 and 20),
        email boolean not null default true,
        next_at timestamptz,
        calendar_version integer not null default 0,
        calendar_hash bytea unique,
        check (enabled = (next_at is not null))
      )`);
    await runner.query(
      `create index reminder_settings_next on reminder_settings (next_at) where next_at is not null`,
    );
    // When a person's time zone changes, the next sweep looks at their reminder hour again.
    await runner.query(`
      create function reminder_zone_changed() returns trigger language plpgsql as $$
      begin
        update reminder_settings set next_at = least(next_at, now()) where user_id = new.id and enabled;
        return null;
      end $$`);
    await runner.query(`
      create trigger reminder_zone_changed after update of time_zone on users
        for each row when (old.time_zone is distinct from new.time_zone)
        execute function reminder_zone_changed()`);
    await runner.query(`
      create table reminder_messages (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        on_date date not null,
        is_test boolean not null default false,
        task_ids uuid[] not null default '{}',
        answer text check (answer in ('done', 'later')),
        created_at timestamptz(3) not null default now()
      )`);
    await runner.query(
      `create unique index reminder_messages_once on reminder_messages (user_id, on_date) where not is_test`,
    );
    await runner.query(`create index reminder_messages_own on reminder_messages (user_id)`);
    await runner.query(`create index reminder_messages_age on reminder_messages (created_at)`);
    await runner.query(`
      create table reminder_deliveries (
        message_id uuid not null references reminder_messages on delete cascade,
        target text not null,
        state text not null default 'sending' check (state in ('sending', 'sent', 'failed')),
        detail text,
        primary key (message_id, target)
      )`);
    await runner.query(`
      create table push_devices (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        name text not null,
        created_at timestamptz(3) not null default now()
      )`);
    await runner.query(`create index push_devices_own on push_devices (user_id, created_at)`);
    await runner.query(`
      create table push_keys (
        only_row boolean primary key default true check (only_row),
        public_key text not null,
        private_key text not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop trigger reminder_zone_changed on users`);
    await runner.query(`drop function reminder_zone_changed`);
    await runner.query(
      `drop table push_keys, push_devices, reminder_deliveries, reminder_messages, reminder_settings`,
    );
  }
}
