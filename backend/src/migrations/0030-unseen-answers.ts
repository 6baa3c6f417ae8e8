import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an expert answered a person who has not seen it yet, noted at the account, which each request reads anyway. */
export class UnseenAnswers1795000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users add column unseen_answer_at timestamptz(3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users drop column unseen_answer_at`);
  }
}
