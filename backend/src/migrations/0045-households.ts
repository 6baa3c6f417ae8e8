import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who else looks after a garden, who is invited to, and which of them has noted something. */
export class Households1795000000045 implements MigrationInterface {
  /** An index is made beside writers outside transactions only. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists garden_members (
        owner_id uuid not null references users on delete cascade,
        member_id uuid not null references users on delete cascade check (member_id <> owner_id),
        may text not null check (may in ('tick', 'change')),
        joined_at timestamptz(3) not null default now(),
        primary key (owner_id, member_id)
      )`);
    await runner.query(`create index if not exists garden_members_member on garden_members (member_id)`);
    await runner.query(`
      create table if not exists garden_invitations (
        id uuid primary key default gen_random_uuid(),
        owner_id uuid not null references users on delete cascade,
        email text not null,
        may text not null check (may in ('tick', 'change')),
        token_hash text unique,
        expires_at timestamptz not null,
        created_at timestamptz(3) not null default now(),
        unique (owner_id, email)
      )`);
    await runner.query(
      `create index if not exists garden_invitations_end on garden_invitations (expires_at)`,
    );
    for (const table of ['care_events', 'journal_entries']) {
      await runner.query(`
        alter table ${table} add column if not exists by_member boolean not null default false,
                             add column if not exists member_id uuid references users on delete set null`);
      await runner.query(`drop index concurrently if exists ${table}_member`);
      await runner.query(`
        create index concurrently ${table}_member on ${table} (member_id) where member_id is not null`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['care_events', 'journal_entries'])
      await runner.query(
        `alter table ${table} drop column if exists by_member, drop column if exists member_id`,
      );
    await runner.query(`drop table if exists garden_invitations`);
    await runner.query(`drop table if exists garden_members`);
  }
}
