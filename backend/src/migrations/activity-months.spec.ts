import { DataSource } from 'typeorm';
import { createDatabase } from '../../test/database.js';
import { eventually, WAITS_FOR_A_LOCK } from '../../test/eventually.js';
import { ActivityMonths1795000000043 } from './0043-activity-months.js';

/** A log of before: two years, the running month, and an entry of a clock that was wrong. */
const LOG = `
  with person as (
    insert into users (email, first_name, last_name, password_hash) values ('r@example.org', 'Rosa', 'Moss', 'x') returning id
  )
  insert into user_activities (id, user_id, action, details, ip_address, created_at)
  select gen_random_uuid(), id, 'login', days::text, '192.0.2.1', now() - make_interval(days => days)
    from person, unnest(array[700, 300, 29, 0, -3000]) days`;
const ENTRIES = `select details from user_activities order by details::int desc`;
const PARTS = `select tableoid::regclass::text as part, count(*)::int from user_activities group by 1`;

describe('an activity log of before there were months', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let source: DataSource;
  beforeEach(async () => {
    database = await createDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    await new ActivityMonths1795000000043().down(source.createQueryRunner());
    await source.query(LOG);
  });
  afterEach(async () => {
    await source.destroy();
    await database.drop();
  });

  const migration = new ActivityMonths1795000000043();
  const up = () => migration.up(source.createQueryRunner());
  const fileOf = async (name: string) =>
    (
      (await source.query(`select pg_relation_filepath($1::regclass) as file`, [name])) as { file: string }[]
    )[0]!;

  it('keeps every entry, in the file in which it was, and goes back again', async () => {
    const before = await source.query<object[]>(ENTRIES);
    const file = await fileOf('user_activities');
    expect(before).toHaveLength(5);
    await up();
    expect(await source.query(ENTRIES)).toEqual(before);
    expect(await source.query(PARTS)).toEqual([{ part: 'activity_months.earlier', count: 5 }]);
    expect(await fileOf('activity_months.earlier')).toEqual(file);
    await migration.down(source.createQueryRunner());
    expect(await source.query(ENTRIES)).toEqual(before);
    await up();
    expect(await source.query(ENTRIES)).toEqual(before);
  });

  it('gives an entry of the future the moment at which it was found', async () => {
    await up();
    expect(
      await source.query(
        `select details from user_activities where created_at > now() - interval '1 minute' order by 1`,
      ),
    ).toEqual([{ details: '-3000' }, { details: '0' }]);
  });

  it('begins again where it was interrupted, and changes nothing once it is done', async () => {
    await source.query(`create unique index user_activities_key on user_activities (id, created_at)`);
    await source.query(
      `alter table user_activities add constraint user_activities_end check (created_at < '2001-01-01') not valid`,
    );
    await up();
    const parts = await source.query(PARTS);
    await up();
    expect(await source.query(PARTS)).toEqual(parts);
  });

  it('waits for a person who is writing, in turns', async () => {
    const writer = source.createQueryRunner();
    await writer.startTransaction();
    await writer.query(`update user_activities set details = '299' where details = '300'`);
    const done = up();
    await eventually(
      () => source.query<object[]>(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`),
      ({ length }) => length > 0,
    );
    await source.query(`update user_activities set details = '28' where details = '29'`);
    await writer.commitTransaction();
    await writer.release();
    await done;
    expect(await source.query(ENTRIES)).toEqual(
      ['700', '299', '28', '0', '-3000'].map((details) => ({ details })),
    );
  });
});
