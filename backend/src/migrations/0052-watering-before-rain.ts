import type { MigrationInterface, QueryRunner } from 'typeorm';
import { patiently } from './patiently.js';

const BATCH = 5000;

/**
 * The watering of a plant that lives on rain in winter may close, too: what was missed before waits until it grows again. Tasks from before
 * close on the day that they are due, or today, so the sweep of the seasons after it dates them. May be interrupted anywhere, and begins again.
 */
export class WateringBeforeRain1795000000052 implements MigrationInterface {
  /** Rows are filled in batches, each of its own. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '500ms'`);
    try {
      await patiently(() =>
        runner.query(`
          alter table care_tasks drop constraint if exists care_tasks_all_year;
          alter table care_tasks add constraint care_tasks_all_year check (${ALL_YEAR}) not valid`),
      );
    } finally {
      await runner.query(`reset lock_timeout`);
    }
    await runner.query(`alter table care_tasks validate constraint care_tasks_all_year`);
    let last: string | null = '00000000-0000-0000-0000-000000000000';
    while (last) [{ last }] = (await runner.query(CLOSE, [last])) as [{ last: string | null }];
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update care_tasks set closes_on = null where kind in ('water', 'mist')`);
    await runner.query(`
      alter table care_tasks drop constraint care_tasks_all_year,
        add constraint care_tasks_all_year check (${ALL_YEAR} and closes_on is null)`);
  }
}

const ALL_YEAR = `kind not in ('water', 'mist') or months is null and every_years is null`;

const CLOSE = `
  with batch as (select id from care_tasks where id > $1 order by id limit ${BATCH}), closed as (
    update care_tasks t set closes_on = greatest(t.due_on, current_date) from batch
     where t.id = batch.id and t.kind = 'water' and t.resting_days is null and not t.own_rhythm and t.closes_on is null)
  select (select id from batch order by id desc limit 1) as last`;
