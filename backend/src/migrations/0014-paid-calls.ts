import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaidCalls1795000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table paid_calls (
        day date not null,
        scope text not null check (scope in ('account', 'address', 'total')),
        key text not null,
        calls integer not null,
        primary key (day, scope, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table paid_calls`);
  }
}
