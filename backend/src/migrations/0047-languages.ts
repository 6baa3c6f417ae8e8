import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently } from './patiently.js';

/**
 * The language in which a person is spoken to; null until it was chosen. The column and its rule are added in moments, and the rows
 * there are checked beside their writers. May be interrupted anywhere, and begins again.
 */
export class Languages1795000000047 implements MigrationInterface {
  /** What is added may be written to while the rows there are checked, outside transactions only. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '500ms'`);
    try {
      await patiently(() =>
        runner.query(`
          alter table users add column if not exists language text;
          alter table users drop constraint if exists users_language;
          alter table users add constraint users_language check (language in ('en', 'es', 'de')) not valid`),
      );
    } finally {
      await runner.query(`reset lock_timeout`);
    }
    await runner.query(`alter table users validate constraint users_language`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users drop column language`);
  }
}
