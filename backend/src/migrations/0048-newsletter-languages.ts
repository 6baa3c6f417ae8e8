import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently } from './patiently.js';

/**
 * In which language somebody reads the newsletter, null where that was not noted yet; and what an issue says in each besides English.
 * The columns are added in moments, and the rows there are checked beside their writers. May be interrupted anywhere, and begins again.
 */
export class NewsletterLanguages1795000000048 implements MigrationInterface {
  /** What is added may be written to while the rows there are checked, outside transactions only. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '500ms'`);
    try {
      await patiently(() =>
        runner.query(`
          alter table newsletter_subscribers add column if not exists language text;
          alter table newsletter_subscribers drop constraint if exists newsletter_subscribers_language;
          alter table newsletter_subscribers add constraint newsletter_subscribers_language
            check (language in ('en', 'es', 'de')) not valid`),
      );
      await patiently(() =>
        runner.query(
          `alter table newsletter_issues add column if not exists translations jsonb not null default '{}'`,
        ),
      );
    } finally {
      await runner.query(`reset lock_timeout`);
    }
    await runner.query(
      `alter table newsletter_subscribers validate constraint newsletter_subscribers_language`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table newsletter_issues drop column translations`);
    await runner.query(`alter table newsletter_subscribers drop column language`);
  }
}
