import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OwnData1795000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table data_exports (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        state text not null default 'queued' check (state in ('queued', 'working', 'ready', 'failed')),
        part text not null default 'garden',
        done integer not null default 0,
        total integer not null default 0,
        bytes bigint,
        failure text,
        created_at timestamptz(3) not null default now(),
        closed_at timestamptz(3)
      )`);
    await runner.query(`
      create table data_imports (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        kind text not null check (kind in ('backup', 'list')),
        state text not null
          check (state in ('arriving', 'preview', 'queued', 'working', 'done', 'failed')),
        part text not null default 'reading',
        done integer not null default 0,
        total integer not null default 0,
        rows jsonb,
        result jsonb,
        failure text,
        created_at timestamptz(3) not null default now(),
        closed_at timestamptz(3)
      )`);
    for (const table of ['data_exports', 'data_imports']) {
      // At most one open row per person, however many requests race.
      await runner.query(`create unique index ${table}_one on ${table} (user_id) where closed_at is null`);
      await runner.query(`create index ${table}_own on ${table} (user_id, created_at desc, id desc)`);
      await runner.query(`create index ${table}_old on ${table} (created_at)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table data_imports, data_exports`);
  }
}
