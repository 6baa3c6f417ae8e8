import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A treatment that was open before puts the feeding of its plant off, and says of what the cold has ended that it lives, as one that is
 * opened now does. Their tasks close before today, so the sweep of the seasons after it dates them; until then they are not fed.
 */
export class FeedingInTreatment1795000000058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update care_tasks t set closes_on = current_date - 2
        from plant_problems x
        join plants p on p.id = x.plant_id
        left join plant_library l on l.id = p.library_id
       where x.plant_id = t.plant_id and x.closed_on is null
         and (t.kind = 'fertilise' or t.kind = 'water' and p.outdoors and l.care ->> 'cold' = 'end')`);
  }

  /** The sweep has dated them. */
  async down(): Promise<void> {}
}
