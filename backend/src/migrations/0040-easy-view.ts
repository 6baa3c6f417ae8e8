import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a person uses Easy view; null until it was chosen. */
export class EasyView1795000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users add column easy_view boolean`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users drop column easy_view`);
  }
}
