import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently } from './patiently.js';

/**
 * Says of each session that is deleted before its time that it has ended, in whichever way: a logout, a new password, a device that is
 * signed out, an account that goes. By this the processes end what they still stream to it.
 */
export class EndedSessions1795000000053 implements MigrationInterface {
  /** Every request reads `sessions`: the lock on it is given up soon, and asked for again. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function session_ended() returns trigger language plpgsql as $$
      begin
        perform pg_notify('session-ended', sid) from ended where expire > now();
        return null;
      end $$`);
    await runner.query(`set lock_timeout = '500ms'`);
    try {
      await patiently(() =>
        runner.query(`
          create or replace trigger session_ended after delete on sessions
            referencing old table as ended
            for each statement execute function session_ended()`),
      );
    } finally {
      await runner.query(`reset lock_timeout`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop trigger session_ended on sessions`);
    await runner.query(`drop function session_ended`);
  }
}
