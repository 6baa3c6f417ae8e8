import { AsyncResource } from 'node:async_hooks';
import { emptyQueue } from '../../../test/emptied-queue.js';
import { forgotten, Gardener, Rival, startWork, water } from '../../../test/work.js';
import { Database } from '../database/database.js';
import { eventually, gate } from '../../../test/eventually.js';
import { readConfig } from '../config/config.js';
import { openBackend } from './adapters/bullmq.js';
import { PromptStart } from './prompt-start.js';

const KEEP_NONE = { removeOnComplete: true, removeOnFail: true };

describe('work for later', () => {
  let work: Awaited<ReturnType<typeof startWork>>;
  beforeAll(async () => void (work = await startWork()));
  afterAll(() => work.end());

  it('is done once, and then forgotten', async () => {
    const id = await work.queue.enqueue(water, { plant: 'aloe' });
    expect(await work.outcome(id)).toBe('done');
    expect(work.gardener.triesAt('aloe')).toEqual([{ id, plant: 'aloe' }]);
  });

  it('is never done when the transaction that asked for it was rolled back', async () => {
    const db = work.app.get(Database, { strict: false });
    const asking = db.transaction(async () => {
      await work.queue.enqueue(water, { plant: 'ghost' });
      throw new Error('changed my mind');
    });
    await expect(asking).rejects.toThrow('changed my mind');
    const kept = await db.transaction(() => work.queue.enqueue(water, { plant: 'fern' }));
    expect(await work.outcome(kept)).toBe('done');
    expect(work.gardener.triesAt('ghost')).toEqual([]);
  });

  it('is not begun before the transaction that asked for it is over', async () => {
    const elsewhere = AsyncResource.bind(() => work.queue.enqueue(water, { plant: 'lichen' }));
    const id = await work.app.get(Database, { strict: false }).transaction(async () => {
      const asked = await work.queue.enqueue(water, { plant: 'moss' });
      expect(await work.outcome(await elsewhere())).toBe('done'); // enqueued later, and outside of the transaction
      expect(work.gardener.triesAt('moss')).toEqual([]);
      return asked;
    });
    expect(await work.outcome(id)).toBe('done');
  });

  it('is tried again with the same id when it failed once', async () => {
    const id = await work.queue.enqueue(water, { plant: 'iris', fault: 'once' });
    expect(await work.outcome(id)).toBe('done');
    expect(work.gardener.triesAt('iris')).toEqual([
      { id, plant: 'iris' },
      { id, plant: 'iris' },
    ]);
    expect(work.gardener.givenUp).not.toContain('iris');
  });

  it('is parked with its error after three tries, and tidied up after', async () => {
    const id = await work.queue.enqueue(water, { plant: 'cactus', fault: 'always' });
    expect(await work.outcome(id)).toBe('cactus spilled');
    expect(work.gardener.triesAt('cactus')).toHaveLength(3);
    expect(work.gardener.givenUp.filter((plant) => plant === 'cactus')).toHaveLength(1);
  });

  it('is not tried again when it failed for a reason that will not pass', async () => {
    const id = await work.queue.enqueue(water, { plant: 'unicorn', fault: 'expected' });
    expect(await work.outcome(id)).toBe('We can’t find this plant.');
    expect(work.gardener.triesAt('unicorn')).toHaveLength(1);
  });

  it('is parked when nobody knows how to do it', async () => {
    expect(await work.outcome(await work.queue.enqueue(forgotten, { plant: 'fig' }))).toBe(
      'Nobody does the job "forgotten".',
    );
  });

  it('goes on for others while some of it fails again and again', async () => {
    const names = Array.from({ length: 30 }, (_, n) => n);
    const poison = names.map((n) => work.queue.enqueue(water, { plant: `weed ${n}`, fault: 'always' }));
    const good = names.map((n) => work.queue.enqueue(water, { plant: `rose ${n}` }));
    expect(new Set(await Promise.all((await Promise.all(good)).map((id) => work.outcome(id))))).toEqual(
      new Set(['done']),
    );
    expect(await Promise.all((await Promise.all(poison)).map((id) => work.outcome(id)))).toEqual(
      names.map((n) => `weed ${n} spilled`),
    );
    const lastOf = (kind: string) => work.gardener.tried.findLastIndex(({ plant }) => plant.startsWith(kind));
    expect(lastOf('rose')).toBeLessThan(lastOf('weed'));
  });

  it('is shared by two workers, each piece done by one', async () => {
    const second = await work.startBeside(Gardener);
    const plants = Array.from({ length: 60 }, (_, n) => `tulip ${n}`);
    const ids = await Promise.all(plants.map((plant) => work.queue.enqueue(water, { plant })));
    await Promise.all(ids.map((id) => work.outcome(id)));
    const all = [...work.gardener.done, ...second.get(Gardener).done].filter((plant) =>
      plant.startsWith('tulip'),
    );
    expect(all.sort()).toEqual([...plants].sort());
    await second.close();
  });

  it('is handed over again when the queue has lost everything', async () => {
    await work.app.close(); // no worker runs, so new jobs wait
    const [lost] = (
      await work.pool.query<{ id: string }>(
        `insert into outbox (id, name, data, handed_at)
       values (gen_random_uuid(), 'water', '{"plant": "phoenix"}', now() - interval '16 seconds') returning id`,
      )
    ).rows;
    await emptyQueue(work.database.url);
    await work.start();
    expect(await work.outcome(lost!.id)).toBe('done');
    expect(work.gardener.triesAt('phoenix')).toHaveLength(1);
    expect(await work.outcome(await work.queue.enqueue(water, { plant: 'after' }))).toBe('done');
  });

  it('is not begun twice by a worker that is at it when the queue loses it', async () => {
    const id = await work.queue.enqueue(water, { plant: 'orchid', fault: 'held' });
    const isTried = () => work.gardener.triesAt('orchid').length;
    await eventually(isTried, (tries) => tries === 1);
    await emptyQueue(work.database.url);
    await work.pool.query(`update outbox set handed_at = now() - interval '16 seconds' where id = $1`, [id]);
    const isHanded = async () =>
      (
        await work.pool.query(
          `select 1 from outbox where id = $1 and handed_at > now() - interval '10 seconds'`,
          [id],
        )
      ).rowCount;
    await eventually(isHanded, (count) => count === 1);
    expect(await work.outcome(await work.queue.enqueue(water, { plant: 'behind it' }))).toBe('done');
    expect(isTried()).toBe(1);
    work.gardener.gate.open();
    expect(await work.outcome(id)).toBe('done');
    expect(isTried()).toBe(1);
    await work.app.close();
    await work.start();
  });

  it('is given up when it was started again and again and never ended', async () => {
    await work.app.close();
    const [poison] = (
      await work.pool.query<{ id: string }>(
        `insert into outbox (id, name, data, starts)
         values (gen_random_uuid(), 'water', '{"plant": "deadly"}', 9) returning id`,
      )
    ).rows;
    await work.start();
    expect(await work.outcome(poison!.id)).toMatch(/started again and again/);
    expect(work.gardener.triesAt('deadly')).toHaveLength(0);
  });

  it('is finished when the worker is asked to stop in the middle of it', async () => {
    const id = await work.queue.enqueue(water, { plant: 'bonsai', fault: 'held' });
    await eventually(
      () => work.gardener.triesAt('bonsai'),
      ({ length }) => length === 1,
    );
    const closing = work.app.close();
    work.gardener.gate.open();
    await closing;
    expect(work.gardener.done).toContain('bonsai');
    expect(await work.row(id)).toBeUndefined();
    await work.start();
  });

  it('is started as soon as it is fetched, however many may run side by side', async () => {
    await work.app.close();
    const backend = openBackend(
      readConfig({ DATABASE_URL: work.database.appUrl, REDIS_URL: process.env.REDIS_URL }),
    );
    const jobs = backend.queue('talk');
    await jobs.addBulk(Array.from({ length: 20 }, (_, n) => ({ name: 'talk', data: n, opts: KEEP_NONE })));
    const { opened, open } = gate();
    const held: number[] = [];
    let fetched = 0;
    const prompt = new PromptStart(256);
    const talk = prompt.around(() => (held.push(fetched), opened));
    const worker = backend.worker('talk', talk, { autorun: false });
    prompt.of(worker.on('active', () => (fetched += 1)));
    const ended = worker.run();
    await eventually(
      () => held.length,
      (begun) => begun === 20,
    );
    open();
    await worker.close();
    await Promise.all([ended, jobs.close()]);
    await backend.close();
    expect(held).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(prompt.concurrency).toBe(1);
    await work.start();
  });

  it('has one hand for each kind: two that claim the same stop the start', async () => {
    await expect(work.startBeside(Gardener, Rival)).rejects.toThrow('Two methods claim the job "water".');
  });
});
