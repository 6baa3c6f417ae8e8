import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Logging in with a code from an app beside the password, or with a passkey instead of it. */
export class SecondFactors1795000000039 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table two_step (
        user_id uuid primary key references users on delete cascade,
        secret text not null,
        enabled_at timestamptz,
        last_step integer not null default 0
      )`);
    await runner.query(`
      create table recovery_codes (
        user_id uuid not null references users on delete cascade,
        code_hash text not null,
        primary key (user_id, code_hash)
      )`);
    await runner.query(`
      create table passkeys (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        created_at timestamptz not null default now(),
        used_at timestamptz
      )`);
    await runner.query(`create index passkeys_user on passkeys (user_id)`);
    await runner.query(`
      create table passkey_challenges (
        challenge_hash text primary key,
        user_id uuid references users on delete cascade,
        expires_at timestamptz not null
      )`);
    await runner.query(`create index passkey_challenges_expires on passkey_challenges (expires_at)`);
    await runner.query(`create index passkey_challenges_user on passkey_challenges (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table two_step, recovery_codes, passkeys, passkey_challenges`);
  }
}
