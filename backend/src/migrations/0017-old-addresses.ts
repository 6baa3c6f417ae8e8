import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds addresses, and calls with a person, that have been kept long enough. */
export class OldAddresses1795000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index user_activities_addresses on user_activities (created_at) where ip_address is not null`,
    );
    await runner.query(
      `create index ai_interactions_people on ai_interactions (created_at) where user_id is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index user_activities_addresses, ai_interactions_people`);
  }
}
