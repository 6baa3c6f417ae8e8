import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What admins see: lists that are read newest first, a position in milliseconds, and figures per day, without reading whole tables.
 * A call of a provider has its cost, a message to the team the moment in which it was answered.
 */
export class AdminLists1795000000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table user_activities alter column created_at type timestamptz(3)`);
    await runner.query(
      `alter table ai_interactions alter column created_at type timestamptz(3), add column cost_micros integer`,
    );
    await runner.query(
      `create index ai_interactions_daily on ai_interactions (created_at)
        include (response_time, input_tokens, output_tokens, cost_micros) where outcome = 'answered'`,
    );
    await runner.query(
      `create index identification_history_daily on identification_history (created_at) where state = 'answered'`,
    );
    await this.people(runner);
    await runner.query(`alter table outbox alter column parked_at type timestamptz(3)`);
    await runner.query(
      `create index outbox_parked on outbox (parked_at desc, id desc) where parked_at is not null`,
    );
    await runner.query(`alter table contact_messages add column answered_at timestamptz`);
    await runner.query(`create index contact_messages_newest on contact_messages (created_at desc, id desc)`);
    await runner.query(`drop index contact_messages_age`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create index contact_messages_age on contact_messages (created_at)`);
    await runner.query(`drop index contact_messages_newest, outbox_parked, users_newest, users_email_prefix,
      users_name_prefix, users_last_name_prefix, identification_history_daily, ai_interactions_daily`);
    await runner.query(`alter table contact_messages drop column answered_at`);
    await runner.query(`alter table ai_interactions drop column cost_micros`);
  }

  private async people(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users alter column created_at type timestamptz(3)`);
    await runner.query(`create index users_newest on users (created_at desc, id desc)`);
    for (const [name, text] of [
      ['email', 'lower(email)'],
      ['name', `lower(first_name || ' ' || last_name)`],
      ['last_name', 'lower(last_name)'],
    ])
      await runner.query(`create index users_${name}_prefix on users ((${text}) text_pattern_ops)`);
  }
}
