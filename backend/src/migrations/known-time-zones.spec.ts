import { DataSource } from 'typeorm';
import { createDatabase } from '../../test/database.js';
import { KnownTimeZones1795000000056 } from './0056-known-time-zones.js';

it('only time zones that Postgres does not know are taken from their accounts', async () => {
  const database = await createDatabase();
  const source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const day = `select (now() at time zone coalesce(time_zone, 'UTC'))::date from users`;
  try {
    for (const zone of ['AET', 'Europe/Berlin', 'america/new_york', 'EST', null])
      await source.query(
        `insert into users (email, first_name, last_name, password_hash, time_zone)
         values (gen_random_uuid() || '@example.org', 'Rosa', 'Moss', 'x', $1)`,
        [zone],
      );
    await expect(source.query(day)).rejects.toThrow('time zone "AET" not recognized');
    await new KnownTimeZones1795000000056().up(source.createQueryRunner());
    await source.query(day);
    const kept = await source.query<{ zone: string | null }[]>(
      `select time_zone as zone from users order by 1`,
    );
    expect(kept.map(({ zone }) => zone).sort()).toEqual(
      ['Europe/Berlin', 'america/new_york', 'EST', null, null].sort(),
    );
  } finally {
    await source.destroy();
    await database.drop();
  }
});
