import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';
import { DataTransferClient } from '../../../test/data-transfer.js';
import { ActivityLists, ActivityLog } from './index.js';
import { ActivityRepository } from './activity.repository.js';

/** The names of this month and those around it, in UTC. */
const month = (n: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + n))
    .toISOString()
    .slice(0, 7)
    .replace('-', '_');
};
const part = (n: number) => `activity_months.m${month(n)}`;

describe('the months of the activity log', () => {
  let api: Api;
  let rosa: Person;
  let log: ActivityLog;
  let rows: ActivityRepository;
  beforeEach(async () => {
    api = await startApiWithoutWorker();
    rosa = await api.signUp();
    log = api.app.get(ActivityLog, { strict: false });
    rows = api.app.get(ActivityRepository, { strict: false });
    await api.sql('truncate user_activities');
  });
  afterEach(() => api.stop());

  /** What is written at a moment, here in a month counted from this one. */
  const write = (n: number, id = randomUUID()) => {
    const createdAt = `${month(n).replace('_', '-')}-15T12:00:00.000Z`;
    return rows.add(id, { userId: rosa.id, action: 'login', details: String(n), createdAt });
  };
  const places = () =>
    api.sql<{ part: string; details: string }>(
      'select tableoid::regclass::text as part, details from user_activities order by details::int',
    );
  const parts = async () =>
    (await api.sql<{ part: string }>('select part::text from activity_months.parts order by 1')).map(
      (row) => row.part,
    );
  /** Makes a month of long ago: what was written before there were months gives way. */
  const makeOld = async (...ns: number[]) => {
    await api.sql('drop table if exists activity_months.earlier');
    for (const n of ns)
      await api.sql(`select activity_months.make_one($1::timestamptz, $2::timestamptz)`, [
        `${month(n).replace('_', '-')}-01T00:00Z`,
        `${month(n + 1).replace('_', '-')}-01T00:00Z`,
      ]);
  };

  it('are there before they begin, and each has what was done in it', async () => {
    await log.prune();
    for (const n of [0, 1, 2, 3]) await write(n);
    expect(await places()).toEqual([0, 1, 2, 3].map((n) => ({ part: part(n), details: String(n) })));
  });

  it('take in what a clock that was ahead has written, once they are made; nothing is refused', async () => {
    await write(40);
    await write(5);
    await write(0);
    const misdated = (await places()).slice(1);
    expect(misdated.map((row) => row.part)).toEqual(['activity_months.others', 'activity_months.others']);
    await api.sql('select activity_months.make(5)');
    expect(await places()).toEqual([
      { part: part(0), details: '0' },
      { part: part(5), details: '5' },
      { part: 'activity_months.others', details: '40' },
    ]);
  });

  it('go as a whole when their first day is too old, and no other does', async () => {
    await makeOld(-30, -15, -12, -1);
    for (const n of [-30, -15, -12, -1, 0]) await write(n);
    await write(-50);
    await log.prune();
    expect((await places()).map(({ details }) => details)).toEqual(['-12', '-1', '0']);
    const left = await parts();
    for (const n of [-30, -15]) expect(left).not.toContain(part(n));
    for (const n of [-12, -1, 0, 3]) expect(left).toContain(part(n));
  });

  it('stay when the clock of a worker is years ahead', async () => {
    await makeOld(-12);
    await write(-12);
    await write(0);
    jest.useFakeTimers({
      now: Date.now() + 3 * 366 * 86_400_000,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'setTimeout',
        'setInterval',
        'clearTimeout',
        'clearInterval',
        'queueMicrotask',
        'performance',
        'hrtime',
      ],
    });
    await log.prune().finally(() => jest.useRealTimers());
    expect((await places()).map(({ details }) => details)).toEqual(['-12', '0']);
  });

  it('are made once by workers that do it at the same time, while people write', async () => {
    await api.sql(`drop table ${[1, 2, 3].map(part).join(', ')}`);
    await Promise.all([log.prune(), log.prune(), log.prune(), ...[0, 1, 2, 3].map((n) => write(n))]);
    await log.prune();
    expect(await places()).toEqual([0, 1, 2, 3].map((n) => ({ part: part(n), details: String(n) })));
  });

  it('give way to a person who is writing, and are made the next time', async () => {
    await api.sql(`drop table ${part(3)}`);
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query(`begin; update users set first_name = 'Rose' where id = '${rosa.id}'`);
    await expect(log.prune()).rejects.toMatchObject({ code: '55P03' });
    await client.query('commit');
    await client.end();
    await log.prune();
    expect(await parts()).toContain(part(3));
  });

  it('have an id once, also when a request is repeated in another month', async () => {
    const id = randomUUID();
    for (const n of [0, 1, 1]) await write(n, id);
    expect(await places()).toEqual([{ part: part(0), details: '0' }]);
  });

  it('forget a person in all of them', async () => {
    await makeOld(-12);
    for (const n of [-50, -12, 0, 3, 40]) await write(n);
    const otto = await api.signUp();
    await rows.add(randomUUID(), {
      userId: otto.id,
      action: 'login',
      details: '7',
      createdAt: new Date().toISOString(),
    });
    await new DataTransferClient(api, rosa).send(
      'DELETE',
      '/api/account',
      JSON.stringify({ password: rosa.password }),
    );
    expect(await places()).toEqual([{ part: part(0), details: '7' }]);
    await write(0);
    expect(await places()).toHaveLength(1);
  });

  it('are read from their index, newest first, page after page', async () => {
    for (const n of [-50, 0, 1, 2, 40]) await write(n);
    const lists = api.app.get(ActivityLists, { strict: false });
    const first = await lists.listActivities(3);
    expect(first.map(({ details }) => details)).toEqual(['40', '2', '1']);
    const second = await lists.listActivities(3, first.at(-1));
    expect(second.map(({ details }) => details)).toEqual(['0', '-50']);
    const plan = await api.sql<{ 'QUERY PLAN': string }>(
      `explain select * from user_activities where (created_at, id) < (now(), gen_random_uuid())
        order by created_at desc, id desc limit 50`,
    );
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('Merge Append');
    expect(text).not.toMatch(/Sort {2}|Seq Scan/);
  });
});
