import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Care1795000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add column time_zone text,
        add column units text not null default 'metric' check (units in ('metric', 'imperial'))`);
    await runner.query(`
      alter table plants
        add column place text,
        add column light text check (light in ('low', 'medium', 'bright', 'sun')),
        add column pot_cm integer check (pot_cm between 1 and 200),
        add column problem text,
        add column archived_at timestamptz,
        add column deleted_at timestamptz,
        add constraint plants_id_and_owner unique (id, user_id)`);
    await runner.query(`drop index plants_own`);
    await runner.query(
      `create index plants_own on plants (user_id, date_added desc, id desc) where deleted_at is null`,
    );
    await runner.query(`create index plants_deleted on plants (deleted_at) where deleted_at is not null`);
    // Owner and plant are one key, so no row can join one person's plant to another person.
    await runner.query(`
      create table care_tasks (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        plant_id uuid not null,
        kind text not null check (kind in ('water', 'fertilise', 'repot', 'prune', 'mist', 'custom')),
        title text,
        growing_days integer not null check (growing_days between 1 and 3650),
        resting_days integer check (resting_days between 1 and 3650),
        own_rhythm boolean not null default false,
        active boolean not null default true,
        starts_on date not null,
        last_done_on date,
        due_on date not null,
        late_on date not null,
        reason text not null,
        created_at timestamptz(3) not null default now(),
        foreign key (plant_id, user_id) references plants (id, user_id) on delete cascade,
        check ((kind = 'custom') = (title is not null))
      )`);
    await runner.query(
      `create unique index care_tasks_once on care_tasks (plant_id, kind) where kind <> 'custom'`,
    );
    await runner.query(`create index care_tasks_plant on care_tasks (plant_id, user_id)`);
    await runner.query(`create index care_tasks_due on care_tasks (user_id, due_on) where active`);
    await runner.query(`
      create table care_events (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        plant_id uuid not null,
        task_id uuid references care_tasks on delete set null,
        kind text not null,
        title text,
        answer text not null check (answer in ('done', 'was-dry', 'still-moist', 'later')),
        days integer check (days between 1 and 60),
        happened_on date not null,
        happened_at timestamptz(3) not null default now(),
        created_at timestamptz(3) not null default now(),
        foreign key (plant_id, user_id) references plants (id, user_id) on delete cascade
      )`);
    await runner.query(
      `create index care_events_task on care_events (task_id, happened_on desc, created_at desc)`,
    );
    await runner.query(`create index care_events_plant on care_events (plant_id, created_at desc, id desc)`);
    await runner.query(`create index care_events_own on care_events (user_id, happened_on)`);
    await runner.query(`
      create table journal_entries (
        id uuid primary key default gen_random_uuid(),
        plant_id uuid not null,
        user_id uuid not null references users on delete cascade,
        content text not null,
        image_url text,
        care_actions text[] not null default '{}',
        created_at timestamptz(3) not null default now(),
        deleted_at timestamptz,
        foreign key (plant_id, user_id) references plants (id, user_id) on delete cascade
      )`);
    await runner.query(
      `create index journal_entries_plant on journal_entries (plant_id, created_at desc, id desc)`,
    );
    await runner.query(`create index journal_entries_own on journal_entries (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table journal_entries, care_events, care_tasks`);
    await runner.query(`alter table users drop column time_zone, drop column units`);
    await runner.query(`
      alter table plants drop constraint plants_id_and_owner, drop column place, drop column light,
        drop column pot_cm, drop column problem, drop column archived_at, drop column deleted_at`);
    await runner.query(`create index plants_own on plants (user_id, date_added desc, id desc)`);
  }
}
