import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { EntitySchema } from 'typeorm';
import { createDatabase } from '../../../test/database.js';
import { createDataSource } from './data-source.js';
import { Database } from './database.js';

interface Pot {
  id: string;
  potColour: string;
}
const PotSchema = new EntitySchema<Pot>({
  name: 'pot',
  tableName: 'pots',
  columns: { id: { type: 'uuid', primary: true }, potColour: { type: 'text' } },
});
const FIND = { name: 'pots-find', text: `select id, pot_colour as "potColour" from pots where id = $1` };
const ADD = { name: 'pots-add', text: `insert into pots values ($1, $2)` };

describe('the database', () => {
  let source: DataSource;
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const created = await createDatabase();
    drop = created.drop;
    source = await createDataSource({
      url: created.url,
      entities: [PotSchema as EntitySchema<never>],
    }).initialize();
    await source.query('create table pots (id uuid primary key, pot_colour text not null)');
    database = new Database(source);
  });
  afterAll(async () => {
    await database.onApplicationShutdown();
    await database.onApplicationShutdown(); // a second time is fine
    await drop();
  });

  const pots = () => database.table(PotSchema);
  const isKept = async (id: string) =>
    (await source.query('select 1 from pots where id = $1', [id])).length === 1;
  const add = (id: string) => pots().insert({ id, potColour: 'blue' });
  const fail = () => Promise.reject(new Error('dropped'));

  it('writes columns in its own way and reads them in ours', async () => {
    const id = randomUUID();
    await add(id);
    expect(await source.query('select pot_colour from pots where id = $1', [id])).toEqual([
      { pot_colour: 'blue' },
    ]);
    expect(await pots().findOneBy({ potColour: 'blue', id })).toEqual({ id, potColour: 'blue' });
  });

  it('keeps all of a transaction and answers what it answered', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const answer = await database.transaction(async () => {
      await add(one);
      await database.query(ADD, [two, 'red']);
      return 42;
    });
    expect([answer, await isKept(one), await isKept(two)]).toEqual([42, true, true]);
  });

  it('keeps nothing of a transaction that failed, whichever way it was written', async () => {
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

  it('shows a prepared statement and a table what the open transaction wrote, and nobody else', async () => {
    const id = randomUUID();
    let looking!: () => void;
    const looked = new Promise<void>((resolve) => (looking = resolve));
    const writing = database.transaction(async () => {
      await database.query(ADD, [id, 'green']);
      expect(await database.query(FIND, [id])).toEqual([{ id, potColour: 'green' }]);
      expect(await pots().countBy({ id })).toBe(1);
      await looked;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await database.query(FIND, [id])).toEqual([]);
    looking();
    await writing;
    expect(await database.query(FIND, [id])).toHaveLength(1);
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
    await source.query(others);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await database.query(FIND, [randomUUID()])).toEqual([]);
  });
});
