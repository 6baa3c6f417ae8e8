import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An open problem has a next look: it comes again until the problem is closed. Problems from before whose look was ticked, or that
 * never had one, are looked at within a week.
 */
export class NextLooks1795000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update care_tasks t set active = true, put_off_from = null, due_on = t.last_done_on + 7, late_on = t.last_done_on + 10,
             reason = 'Part of its plan, on ' || to_char(t.last_done_on + 7, 'FMDD FMMonth') || '.'
       where t.step = 'look' and t.last_done_on is not null
         and exists (select 1 from plant_problems x where x.id = t.problem_id and x.closed_on is null)`);
    await runner.query(`
      insert into care_tasks (user_id, plant_id, problem_id, step, kind, title, growing_days, resting_days, own_rhythm, starts_on,
                              due_on, late_on, reason)
      select x.user_id, x.plant_id, x.id, 'look', 'custom', 'Look again: is it better?', 1, 1, true, day, day, day + 3,
             'Part of its plan, on ' || to_char(day, 'FMDD FMMonth') || '.'
        from plant_problems x, least(x.look_again_on, current_date + 7) as day
       where x.closed_on is null
         and not exists (select 1 from care_tasks t where t.problem_id = x.id and t.step = 'look')`);
  }

  /** A version that knows no repeated looks has a look that was ticked turned off. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update care_tasks set active = false where step = 'look' and last_done_on is not null`,
    );
  }
}
