import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PhotoBytes1795000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table photos add column bytes integer not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table photos drop column bytes`);
  }
}
