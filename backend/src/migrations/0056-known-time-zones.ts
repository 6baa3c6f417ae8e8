import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A time zone that Postgres does not know, such as AET, is taken from its account, which counts as UTC until it says another: it was
 * accepted before, and each statement that works out the day of that account fails, so that sweeps of all gardens stopped.
 */
export class KnownTimeZones1795000000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update users set time_zone = null
       where lower(time_zone) not in (select lower(name) from pg_timezone_names union all select lower(abbrev) from pg_timezone_abbrevs)`);
  }

  /** What they were is not known any more, and would do harm. */
  async down(): Promise<void> {}
}
