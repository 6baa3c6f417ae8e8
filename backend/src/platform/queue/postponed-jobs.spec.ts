import type pg from 'pg';
import { eventually } from '../../../test/eventually.js';
import { askNeighbour, startWork, water } from '../../../test/work.js';
import type { Gardener } from '../../../test/work.js';
import type { JobQueue } from './job-queue.js';
import { OutboxRepository } from './outbox.repository.js';

describe('work that cannot be done now', () => {
  let work: Awaited<ReturnType<typeof startWork>>;
  let gardener: Gardener;
  let queue: JobQueue;
  let outbox: OutboxRepository;
  let pool: pg.Pool;

  beforeAll(async () => {
    work = await startWork();
    ({ gardener, queue, pool } = work);
    outbox = work.app.get(OutboxRepository, { strict: false });
  });
  afterAll(() => work.end());

  /** In seconds until the job is handed over again, once it waits; null when it is parked. */
  const waitOf = async (id: string) => {
    const [found] = await eventually(
      async () =>
        (
          await pool.query<{ parked: boolean; wait: number }>(
            `select parked_at is not null as parked, extract(epoch from due_at - now())::float8 as wait
               from outbox where id = $1`,
            [id],
          )
        ).rows,
      ([kept]) => !kept || kept.parked || kept.wait > 20,
    );
    return found!.parked ? null : found!.wait;
  };
  const again = (id: string, hours: number) =>
    pool.query(
      `update outbox set due_at = now(), handed_at = null, created_at = now() - $2 * interval '1 hour' where id = $1`,
      [id, hours],
    );

  it('waits ever longer for what is away, where it can, and is parked after a day', async () => {
    const id = await queue.enqueue(askNeighbour, { plant: 'hedge', fault: 'always' });
    expect(await waitOf(id)).toBeCloseTo(60, -1);
    expect(gardener.triesAt('hedge')).toHaveLength(3);
    expect((await outbox.backlog()).oldestS).toBe(0); // it waits, but is not late
    await again(id, 0.5);
    expect(await waitOf(id)).toBeCloseTo(1800, -2);
    await again(id, 9);
    expect(await waitOf(id)).toBeCloseTo(3600, -2);
    await again(id, 25);
    expect(await waitOf(id)).toBeNull();
    await queue.forget(['hedge']);
    expect(await work.row(id)).toBeUndefined();
  });

  it('is forgotten with the person whom it names, also while it waits', async () => {
    const id = await queue.enqueue(askNeighbour, { plant: 'yew', fault: 'always' });
    await waitOf(id);
    await queue.forget(['yew']);
    expect(await work.row(id)).toBeUndefined();
  });

  it('waits as well beside a worker of the version before, which takes it when it is due', async () => {
    const id = await queue.enqueue(askNeighbour, { plant: 'box', fault: 'always' });
    await waitOf(id);
    const { rows } = await pool.query<{ late: number }>(
      `select extract(epoch from handed_at + interval '15 seconds' - due_at)::float8 as late from outbox where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ late: 0 }]);
  });

  it('waits as well where a worker of the version before has postponed it, and is not late, but forgotten', async () => {
    const [before] = (
      await pool.query<{ id: string }>(
        `insert into outbox (id, name, data, created_at, due_at, handed_at)
         values (gen_random_uuid(), 'water', '{"plant": "larch"}', now() - interval '1 hour', now() - interval '1 hour',
                 now() + interval '45 seconds') returning id`,
      )
    ).rows;
    expect((await outbox.take()).map(({ id }) => id)).not.toContain(before!.id);
    expect((await outbox.backlog()).oldestS).toBeLessThan(60);
    await queue.forget(['larch']);
    expect(await work.row(before!.id)).toBeUndefined();
  });

  it('waits for nothing that would refuse it again', async () => {
    const id = await queue.enqueue(askNeighbour, { plant: 'ivy', fault: 'refused' });
    expect(await work.outcome(id)).toBe('Never again');
  });

  it('waits too where it cannot even be given up', async () => {
    gardener.kept.add('oak');
    const id = await queue.enqueue(water, { plant: 'oak', fault: 'always' });
    expect(await waitOf(id)).toBeCloseTo(60, -1);
    gardener.kept.delete('oak');
    await again(id, 1);
    expect(await work.outcome(id)).toBe('oak spilled');
  });

  it('waits as well where it is refused and cannot be given up', async () => {
    gardener.kept.add('elm');
    const id = await queue.enqueue(water, { plant: 'elm', fault: 'expected' });
    expect(await waitOf(id)).toBeCloseTo(60, -1);
    expect(gardener.triesAt('elm')).toHaveLength(1);
    await again(id, 25);
    expect(await work.outcome(id)).toBe('We can’t find this plant.');
    expect(gardener.triesAt('elm')).toHaveLength(2);
  });

  it('waits to be given up, and is not begun again, when it never ends', async () => {
    gardener.kept.add('nettle');
    const [poison] = (
      await pool.query<{ id: string }>(
        `insert into outbox (id, name, data, starts)
         values (gen_random_uuid(), 'water', '{"plant": "nettle"}', 9) returning id`,
      )
    ).rows;
    expect(await waitOf(poison!.id)).toBeCloseTo(60, -1);
    await again(poison!.id, 1);
    expect(await waitOf(poison!.id)).toBeCloseTo(3600, -2);
    await again(poison!.id, 25);
    expect(await work.outcome(poison!.id)).toMatch(/started again and again/);
    expect(gardener.triesAt('nettle')).toHaveLength(0);
    expect(gardener.givenUp.filter((plant) => plant === 'nettle')).toHaveLength(3);
  });
});
