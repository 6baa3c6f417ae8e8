import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNSEEN = String.raw`[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]`;

/**
 * Takes from the address of an account what is not seen of it, as it came along from the contacts of a phone: typed, it was another one.
 * It is to be confirmed again, as it may be another mailbox. Where somebody has that address already, both stay as they are.
 */
export class SeenEmails1795000000061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update users u set email = of.seen, email_verified_at = null
         from (select distinct on (lower(seen)) id, seen
                 from (select id, created_at, regexp_replace(email, $1, '', 'g') as seen from users where email ~ $1) found
                order by lower(seen), created_at, id) of
        where of.id = u.id and not exists (select from users o where lower(o.email) = lower(of.seen))`,
      [UNSEEN],
    );
  }

  /** Nobody knows where it was. */
  async down(): Promise<void> {}
}
