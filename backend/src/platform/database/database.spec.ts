import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource, EntitySchema } from 'typeorm';
import { createDatabase } from '../../../test/database.js';
import { eventually, gate } from '../../../test/eventually.js';
import { Database } from './database.js';
import { connectionOptions } from './data-source.js';

const FIND = { name: 'pots-find', text: `select id, pot_colour as "potColour" from pots where id = $1` };
const ADD = { name: 'pots-add', text: `insert into pots values ($1, $2)` };

const PotSchema = new EntitySchema<{ id: string; potColour: string }>({
  name: 'pot',
  tableName: 'pots',
  columns: { id: { type: 'uuid', primary: true }, potColour: { type: 'text' } },
});

describe('the database', () => {
  let source: DataSource;
  let outside: pg.Pool;
  let database: Database;
  let drop: () => Promise<void>;
  let url: string;

  beforeAll(async () => {
    const created = await createDatabase();
    ({ drop, url } = created);
    outside = new pg.Pool({ connectionString: created.url });
    outside.on('error', () => undefined);
    await outside.query('create table pots (id uuid primary key, pot_colour text not null)');
    source = await new DataSource({ ...connectionOptions(created.url), entities: [PotSchema] }).initialize();
    database = new Database(source);
  });
  afterAll(async () => {
    await source.destroy();
    await outside.end();
    await drop();
  });

  const isKept = async (id: string) =>
    (await outside.query('select 1 from pots where id = $1', [id])).rowCount === 1;
  const add = (id: string) => database.query(ADD, [id, 'blue']);
  const fail = () => Promise.reject(new Error('dropped'));

  it('keeps all of a transaction and answers what it answered', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const answer = await database.transaction(async () => {
      await add(one);
      await database.query(ADD, [two, 'red']);
      return 42;
    });
    expect([answer, await isKept(one), await isKept(two)]).toEqual([42, true, true]);
  });

  it('keeps nothing of a transaction that failed', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const failing = database.transaction(async () => {
      await add(one);
      await database.query(ADD, [two, 'red']);
      await fail();
    });
    await expect(failing).rejects.toThrow('dropped');
    expect([await isKept(one), await isKept(two)]).toEqual([false, false]);
  });

  it('joins a transaction inside another: both are kept or neither', async () => {
    const [outer, inner] = [randomUUID(), randomUUID()];
    const failing = database.transaction(async () => {
      await add(outer);
      await database.transaction(() => add(inner));
      expect(await isKept(inner)).toBe(false);
      await fail();
    });
    await expect(failing).rejects.toThrow('dropped');
    expect([await isKept(outer), await isKept(inner)]).toEqual([false, false]);

    await database.transaction(async () => {
      await add(outer);
      await database.transaction(() => add(inner));
    });
    expect([await isKept(outer), await isKept(inner)]).toEqual([true, true]);
  });

  it('shows statements what the open transaction wrote, and nobody else', async () => {
    const id = randomUUID();
    const [written, looked] = [gate(), gate()];
    const writing = database.transaction(async () => {
      await database.query(ADD, [id, 'green']);
      expect(await database.query(FIND, [id])).toEqual([{ id, potColour: 'green' }]);
      written.open();
      await looked.opened;
    });
    await written.opened;
    expect(await database.query(FIND, [id])).toEqual([]);
    looked.open();
    await writing;
    expect(await database.query(FIND, [id])).toHaveLength(1);
  });

  it('has one transaction for tables and statements: each sees what the other wrote, and both are rolled back', async () => {
    const [mapped, stated] = [randomUUID(), randomUUID()];
    const failing = database.transaction(async () => {
      await database.table(PotSchema).insert({ id: mapped, potColour: 'blue' });
      expect(await database.query(FIND, [mapped])).toEqual([{ id: mapped, potColour: 'blue' }]);
      await database.query(ADD, [stated, 'red']);
      expect(await database.table(PotSchema).findOneBy({ id: stated })).toEqual({
        id: stated,
        potColour: 'red',
      });
      await fail();
    });
    await expect(failing).rejects.toThrow('dropped');
    expect(await database.table(PotSchema).countBy({})).toBe(
      await outside.query('select 1 from pots').then(({ rowCount }) => rowCount),
    );
    expect([await isKept(mapped), await isKept(stated)]).toEqual([false, false]);
  });

  it('keeps transactions apart that run at the same moment', async () => {
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const work = ids.map((id, n) =>
      database.transaction(async () => void (await add(id), n % 2 && (await fail()))),
    );
    await Promise.allSettled(work);
    expect(await Promise.all(ids.map(isKept))).toEqual(ids.map((_, n) => n % 2 === 0));
  });

  it('is outside again when a transaction is over', async () => {
    const id = randomUUID();
    await database.transaction(() => add(randomUUID()));
    await database.transaction(fail).catch(() => undefined);
    await database.query(ADD, [id, 'red']);
    expect(await isKept(id)).toBe(true);
  });

  it('gives its connections back, also after failures and wrong statements', async () => {
    const wrong = { name: 'wrong', text: 'select nothing from nowhere' };
    const failures = Array.from({ length: 30 }, () =>
      database.transaction(() => database.query(wrong)).catch((error: Error) => error.message),
    );
    expect(new Set(await Promise.all(failures))).toEqual(new Set(['relation "nowhere" does not exist']));
    expect(database.pool.waitingCount).toBe(0);
    expect(await database.query({ name: 'one', text: 'select 1 as one' })).toEqual([{ one: 1 }]);
  });

  it('heals when Postgres cuts every connection', async () => {
    const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await Promise.all(Array.from({ length: 5 }, () => database.query(FIND, [randomUUID()])));
    await outside.query(others);
    await eventually(
      () => database.pool.totalCount,
      (connections) => connections === 0,
    );
    expect(await database.query(FIND, [randomUUID()])).toEqual([]);
  });

  it('fails a transaction whose connection is cut, keeps nothing of it, and goes on', async () => {
    const id = randomUUID();
    const cut = database.transaction(async () => {
      await add(id);
      const [me] = await database.query<{ pid: number }>({
        name: 'me',
        text: 'select pg_backend_pid() as pid',
      });
      await outside.query('select pg_terminate_backend($1)', [me!.pid]);
      await add(randomUUID());
    });
    await expect(cut).rejects.toThrow(/terminat|connection error/);
    expect(await isKept(id)).toBe(false);
    expect(await database.transaction(() => add(id))).toEqual([]);
  });

  it('gives a statement up after its deadline, and the connection with it', async () => {
    const options = connectionOptions(url);
    const hasty = await new DataSource({
      ...options,
      poolSize: 1,
      extra: { ...options.extra, silenceMs: 100 },
      entities: [PotSchema],
    }).initialize();
    const impatient = new Database(hasty);
    const holder = await outside.connect();
    await holder.query('begin; lock table pots');
    const given = /Query read timeout/;
    await expect(impatient.table(PotSchema).countBy({})).rejects.toThrow(given);
    await expect(impatient.query(FIND, [randomUUID()])).rejects.toThrow(given);
    await expect(impatient.transaction(() => impatient.query(FIND, [randomUUID()]))).rejects.toThrow(given);
    await holder.query('rollback');
    holder.release();
    const stillWaiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(
      () => outside.query(stillWaiting),
      ({ rowCount }) => rowCount === 0,
    );
    expect(await impatient.query({ name: 'one', text: 'select 1 as one' })).toEqual([{ one: 1 }]);
    await hasty.destroy();
  });
});
