import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Contact1795000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contact_messages (
        id uuid primary key default gen_random_uuid(),
        user_id uuid references users on delete cascade,
        name text not null,
        email text not null,
        subject text not null,
        message text not null,
        created_at timestamptz(3) not null default now()
      )`);
    await runner.query(`create index contact_messages_user on contact_messages (user_id)`);
    await runner.query(`create index contact_messages_age on contact_messages (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table contact_messages`);
  }
}
