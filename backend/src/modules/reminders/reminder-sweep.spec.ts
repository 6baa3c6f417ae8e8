import pg from 'pg';
import { createDatabase } from '../../../test/database.js';
import { eventually, WAITS_FOR_A_LOCK } from '../../../test/eventually.js';
import { PEOPLE, withoutClock } from '../../../test/reminder-year.js';
import { localDateOf } from '../../kernel/local-date.js';
import { AccountRepository } from '../auth/index.js';
import { RemindersService } from './reminders.service.js';

const HOUR_MS = 3_600_000;
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Sydney',
  'Pacific/Chatham',
  'Africa/Cairo',
  'America/Sao_Paulo',
];

describe('the sweep', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let one: Awaited<ReturnType<typeof withoutClock>>;
  let two: Awaited<ReturnType<typeof withoutClock>>;
  beforeEach(async () => {
    database = await createDatabase();
    [one, two] = [await withoutClock(database.url), await withoutClock(database.url)];
  });
  afterEach(async () => {
    await one.close();
    await two.close();
    await database.drop();
  });

  const people = async (count: number, from: Date, zones = ZONES) =>
    (await one.sql<{ user_id: string }>(PEOPLE, [count, zones, from])).map(({ user_id: id }) => id);
  const messages = () =>
    one.sql<{ id: string; userId: string; on: string; at: Date }>(
      `select id, user_id as "userId", on_date::text as "on" from reminder_messages order by user_id, on_date`,
    );

  it('makes one message for each, however many sweep at once, and a job for each message', async () => {
    const noon = new Date('2026-06-21T12:00:00Z');
    const all = await people(1500, noon, ['Europe/Berlin']);
    await one.sql('update reminder_settings set hour = 9');
    const counts = await Promise.all([one, two, one, two].map(({ sweep }) => sweep.run(noon)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1500);
    const made = await messages();
    expect(new Set(made.map(({ userId }) => userId))).toEqual(new Set(all));
    const jobs = await one.sql<{ id: string }>(`select id from outbox where name = 'send-reminder'`);
    expect(new Set(jobs.map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));
    expect(await one.sweep.run(noon)).toBe(0);
  });

  /** What delays a sweep: a message of the day that another transaction is writing, and a lock on the jobs. */
  const HOLDS_UP = [
    `insert into reminder_messages (user_id, on_date)
       select user_id, '2026-06-21' from reminder_settings where next_at <= '2026-06-21T12:00:00Z' order by random() limit 1`,
    'lock table outbox in share mode',
  ];

  it('leaves no half of it behind when its connection is cut in the middle, and is made up for by the next', async () => {
    const noon = new Date('2026-06-21T12:00:00Z');
    await people(2000, noon, ['Europe/Berlin']);
    await one.sql('update reminder_settings set hour = 9');
    for (const sql of [...HOLDS_UP, ...HOLDS_UP]) {
      const holder = new pg.Client({ connectionString: database.url });
      await holder.connect();
      await holder.query('begin');
      await holder.query(sql);
      const running = two.sweep.run(noon).then(
        () => 'done',
        () => 'cut',
      );
      await eventually(
        () => one.sql(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`),
        ({ length }) => length > 0,
      );
      await one.sql(`select pg_terminate_backend(pid) from pg_stat_activity where ${WAITS_FOR_A_LOCK}`);
      expect(await running).toBe('cut');
      await holder.end();
      const [halves] = await one.sql<{ count: number }>(
        `select count(*)::int from reminder_messages m
          where not exists (select 1 from outbox o where o.id = m.id)
             or exists (select 1 from reminder_settings s where s.user_id = m.user_id and s.next_at <= $1)`,
        [noon],
      );
      expect(halves).toEqual({ count: 0 });
    }
    await one.sweep.run(noon);
    expect(await messages()).toHaveLength(2000);
  });

  it('never makes two for one day of a person, and leaves no day out, over clock changes, outages and moves', async () => {
    for (const start of [
      '2026-03-06',
      '2026-03-27',
      '2026-04-02',
      '2026-10-02',
      '2026-10-23',
      '2026-10-30',
    ]) {
      const from = new Date(`${start}T00:00:00Z`);
      await people(60, from);
      for (let hour = 0; hour < 4 * 24; hour += 1) {
        const now = new Date(from.getTime() + hour * HOUR_MS);
        const isOutage = hour % 11 === 0 || (hour > 30 && hour < 34);
        if (!isOutage) await Promise.all([one.sweep.run(now), two.sweep.run(now)]);
      }
      const made = await messages();
      const days = (id: string) => made.filter(({ userId }) => userId === id).map(({ on }) => on);
      const settings = await one.sql<{ userId: string; hour: number; timeZone: string }>(
        `select user_id as "userId", hour, time_zone as "timeZone" from reminder_settings join users on id = user_id`,
      );
      for (const { userId, hour, timeZone } of settings) {
        const mine = days(userId);
        expect(new Set(mine).size).toBe(mine.length);
        // Whole days of this person within the four; an outage of up to three hours may take the last hour of one.
        const whole = [1, 2].map((n) =>
          localDateOf(new Date(from.getTime() + (n * 24 + 12) * HOUR_MS), timeZone),
        );
        if (hour < 17) expect(mine).toEqual(expect.arrayContaining(whole));
      }
      await one.sql('truncate reminder_messages, reminder_settings, outbox cascade');
    }
  });

  it('never makes two when somebody changes the hour or the place during the day', async () => {
    const from = new Date('2026-10-24T00:00:00Z');
    const all = await people(40, from);
    const reminders = one.app.get(RemindersService, { strict: false });
    const accounts = one.app.get(AccountRepository, { strict: false });
    let dice = 7;
    const roll = (sides: number) => (dice = (dice * 48271) % 2147483647) % sides;
    for (let hour = 0; hour < 72; hour += 1) {
      const now = new Date(from.getTime() + hour * HOUR_MS);
      await one.sweep.run(now);
      for (const id of all.filter(() => roll(5) === 0)) {
        const timeZone = roll(2) ? ZONES[roll(ZONES.length)] : undefined;
        await reminders.update(await accounts.get(id), { hour: 6 + roll(15), timeZone }, now);
      }
    }
    const made = await messages();
    expect(new Set(made.map(({ userId, on }) => `${userId} ${on}`)).size).toBe(made.length);
    expect(made.length).toBeGreaterThan(80);
  });

  it('finds people again whom a clock that ran ahead had put off', async () => {
    const [id] = await people(1, new Date('2027-06-01T12:00:00Z'), ['Europe/Berlin']);
    await one.sweep.run(new Date('2027-06-01T15:00:00Z'));
    await one.sql(`update reminder_settings set hour = 9`);
    await one.sweep.run(new Date('2026-06-01T12:00:00Z'));
    expect((await messages()).map(({ userId, on }) => [userId, on])).toContainEqual([id, '2026-06-01']);
  });
});
