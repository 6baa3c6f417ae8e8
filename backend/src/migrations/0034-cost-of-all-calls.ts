import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens and cost of a day are those of all calls: the index of the charts holds the ones that failed or were stopped, too. */
export class CostOfAllCalls1795000000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index ai_interactions_all_daily on ai_interactions (created_at)
        include (outcome, response_time, input_tokens, output_tokens, cost_micros)`,
    );
    await runner.query(`drop index ai_interactions_daily`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index ai_interactions_daily on ai_interactions (created_at)
        include (response_time, input_tokens, output_tokens, cost_micros) where outcome = 'answered'`,
    );
    await runner.query(`drop index ai_interactions_all_daily`);
  }
}
