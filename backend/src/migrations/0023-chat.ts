import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations with the plant expert. A conversation has at most one reply that is still being written. */
export class Chat1795000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table chat_conversations (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        title text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      )`);
    await runner.query(
      `create index chat_conversations_own on chat_conversations (user_id, updated_at desc, id desc)`,
    );
    await runner.query(`
      create table chat_messages (
        id uuid primary key,
        conversation_id uuid not null references chat_conversations on delete cascade,
        user_id uuid not null references users on delete cascade,
        role text not null check (role in ('user', 'assistant')),
        content text not null,
        state text not null check (state in ('waiting', 'writing', 'done', 'stopped', 'failed')),
        provider text,
        model text,
        created_at timestamptz(3) not null default now(),
        closed_at timestamptz,
        constraint chat_messages_closed check ((closed_at is null) = (state in ('waiting', 'writing')))
      )`);
    await runner.query(
      `create index chat_messages_of_conversation on chat_messages (conversation_id, created_at desc, id desc)`,
    );
    await runner.query(`create index chat_messages_user on chat_messages (user_id)`);
    await runner.query(
      `create unique index chat_messages_open on chat_messages (conversation_id) where closed_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table chat_messages, chat_conversations`);
  }
}
