import { DataSource } from 'typeorm';
import { createDatabase } from '../../test/database.js';
import { JobsThatWait1795000000051 } from './0051-jobs-that-wait.js';

/** Jobs as the version before keeps them: one that is postponed by half an hour is handed over 15 seconds before it is due. */
const JOBS = `
  insert into outbox (id, name, data, handed_at, parked_at)
  select gen_random_uuid(), name, '{}', now() + wait, parked
    from (values ('new', null::interval, null::timestamptz), ('under way', interval '-5 seconds', null),
                 ('postponed', interval '30 minutes -15 seconds', null), ('parked', interval '30 minutes', now())) job (name, wait, parked)`;

it('jobs that were postponed before are due when they were to be, and all others at once', async () => {
  const database = await createDatabase();
  const source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const migration = new JobsThatWait1795000000051();
  try {
    await migration.down(source.createQueryRunner());
    await source.query(JOBS);
    await migration.up(source.createQueryRunner());
    await migration.up(source.createQueryRunner());
    const jobs = await source.query<{ name: string; wait: number }[]>(
      `select name, greatest(round(extract(epoch from due_at - now()) / 60), 0)::integer as wait from outbox order by name`,
    );
    expect(jobs).toEqual([
      { name: 'new', wait: 0 },
      { name: 'parked', wait: 0 },
      { name: 'postponed', wait: 30 },
      { name: 'under way', wait: 0 },
    ]);
  } finally {
    await source.destroy();
    await database.drop();
  }
});
