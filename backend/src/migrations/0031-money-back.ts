import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why money for a subscription went back, where its open invoice is paid, when reading it was last tried, and whom an event is about until
 * it is handled.
 */
export class MoneyBack1795000000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table subscriptions
        add column money_back text check (money_back in ('refunded', 'disputed', 'charged-twice')),
        add column pay_url text,
        add column tried_at timestamptz not null default '-infinity'`);
    await runner.query(`
      alter table payment_events
        add column customer_id text,
        add column charge_id text,
        add column touched_at timestamptz not null default clock_timestamp()`);
    await runner.query(
      `create index payment_events_open on payment_events (touched_at) where customer_id is not null or charge_id is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index payment_events_open`);
    await runner.query(
      `alter table payment_events drop column customer_id, drop column charge_id, drop column touched_at`,
    );
    await runner.query(
      `alter table subscriptions drop column money_back, drop column pay_url, drop column tried_at`,
    );
  }
}
