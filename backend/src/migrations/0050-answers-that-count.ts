import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently } from './patiently.js';

const latest = (
  what: string,
) => `(select * from care_events where task_id = $1 and answer ${what} ('done', 'was-dry')
            order by happened_on desc, created_at desc limit 30)`;

/**
 * What was done counts however often a task was put off since: the latest answers of each kind are read. And whether a task was turned off
 * by moving the plant, which turns it on again when the plant comes back. May be interrupted anywhere, and begins again.
 */
export class AnswersThatCount1795000000050 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function care_answers(uuid) returns json language sql volatile as $$
        select coalesce(json_agg(json_build_object('id', e.id, 'answer', e.answer, 'on', e.happened_on, 'days', e.days,
                                                   'at', e.happened_at)), '[]')
          from (${latest('in')} union all ${latest('not in')} order by happened_on desc, created_at desc) e
      $$`);
    await runner.query(`set lock_timeout = '500ms'`);
    try {
      await patiently(() =>
        runner.query(
          `alter table care_tasks add column if not exists off_by_move boolean not null default false`,
        ),
      );
    } finally {
      await runner.query(`reset lock_timeout`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table care_tasks drop column off_by_move`);
    await runner.query(`
      create or replace function care_answers(uuid) returns json language sql volatile as $$
        select coalesce(json_agg(json_build_object('id', e.id, 'answer', e.answer, 'on', e.happened_on, 'days', e.days,
                                                   'at', e.happened_at)), '[]')
          from (select * from care_events where task_id = $1 order by happened_on desc, created_at desc limit 30) e
      $$`);
  }
}
