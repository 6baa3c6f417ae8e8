import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The latest answers about a task, as of now and not as of the beginning of the statement that asks: what is volatile takes a
 * new snapshot. Who had to wait for the lock of a task must see what was answered meanwhile.
 */
export class AnswersWhileWaiting1795000000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function care_answers(uuid) returns json language sql volatile as $$
        select coalesce(json_agg(json_build_object('id', e.id, 'answer', e.answer, 'on', e.happened_on, 'days', e.days,
                                                   'at', e.happened_at)), '[]')
          from (select * from care_events where task_id = $1 order by happened_on desc, created_at desc limit 30) e
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function care_answers`);
  }
}
