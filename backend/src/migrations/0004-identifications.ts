import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Identifications1795000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table identification_history (
        id uuid primary key,
        user_id uuid references users on delete cascade,
        state text not null default 'queued'
          check (state in ('queued', 'analysing', 'answered', 'released')),
        image_url text not null,
        image_urls text[] not null,
        identified_as uuid references plant_library on delete set null,
        confidence text,
        finding jsonb,
        failure jsonb,
        charged boolean not null,
        feedback jsonb,
        idempotency_key text,
        request_hash text not null,
        created_at timestamptz(3) not null default now(),
        closed_at timestamptz
      )`);
    await runner.query(
      `create index identification_history_own on identification_history (user_id, created_at desc, id desc)`,
    );
    await runner.query(
      `create unique index identification_history_once on identification_history (user_id, idempotency_key)
        where idempotency_key is not null`,
    );
    await runner.query(
      `create index identification_history_open on identification_history (created_at) where closed_at is null`,
    );
    await runner.query(`create index identification_history_plant on identification_history (identified_as)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table identification_history`);
  }
}
