import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Premium that an admin gives. Those who have premium from before have it by a grant without an end. */
export class PremiumGrants1795000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table premium_grants (
        user_id uuid primary key references users on delete cascade,
        until date,
        granted_by uuid references users on delete set null,
        created_at timestamptz(3) not null default now()
      )`);
    await runner.query(`create index premium_grants_by on premium_grants (granted_by)`);
    await runner.query(`create index users_premium on users (id) where is_premium`);
    await runner.query(`insert into premium_grants (user_id) select id from users where is_premium`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index users_premium`);
    await runner.query(`drop table premium_grants`);
  }
}
