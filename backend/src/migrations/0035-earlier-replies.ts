import type { MigrationInterface, QueryRunner } from 'typeorm';

/** While a question is asked again, its reply keeps the one before it, which is there again if nothing comes of the new one. */
export class EarlierReplies1795000000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table chat_messages add column earlier jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table chat_messages drop column earlier`);
  }
}
