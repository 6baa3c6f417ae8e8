import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the payment provider last said of subscriptions, which of its events are known, and which customers are to be deleted there. */
export class Subscriptions1795000000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create unique index users_stripe_customer on users (stripe_customer_id) where stripe_customer_id is not null`,
    );
    await runner.query(`
      create table subscriptions (
        id text primary key,
        user_id uuid not null references users on delete cascade,
        plan text check (plan in ('monthly', 'annual')),
        status text not null,
        current_period_end timestamptz not null,
        cancel_at_period_end boolean not null,
        paid_until timestamptz,
        is_returned boolean not null,
        created_at timestamptz not null,
        read_at timestamptz not null,
        reminded_for timestamptz
      )`);
    await runner.query(`create index subscriptions_user on subscriptions (user_id)`);
    await runner.query(
      `create index subscriptions_read on subscriptions (read_at) where status not in ('canceled', 'incomplete_expired')`,
    );
    await runner.query(`
      create table payment_events (
        id text primary key,
        type text not null,
        created_at timestamptz not null
      )`);
    await runner.query(`create index payment_events_created on payment_events (created_at)`);
    await runner.query(`
      create table payment_polls (
        id boolean primary key default true check (id),
        polled_until timestamptz not null
      )`);
    await runner.query(`insert into payment_polls (polled_until) values (now() - interval '1 day')`);
    await runner.query(`
      create table leaving_customers (
        id text primary key,
        created_at timestamptz(3) not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table leaving_customers, payment_polls, payment_events, subscriptions`);
    await runner.query(`drop index users_stripe_customer`);
  }
}
