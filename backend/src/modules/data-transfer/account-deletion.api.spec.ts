import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { growGarden, rowsOf } from '../../../test/grown-garden.js';
import { DataTransferClient } from '../../../test/data-transfer.js';

describe('deleting the account', () => {
  let api: Api;

  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());

  const remove = (person: Person, password = person.password) =>
    new DataTransferClient(api, person).send('DELETE', '/api/account', JSON.stringify({ password }));
  const folder = ({ id }: Person) => path.join(api.dataDir, 'photos', id);

  /** Searches every column of every table, whatever its type. */
  async function tracesOf(text: string): Promise<string[]> {
    const tables = await api.sql<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await api.sql(`select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [
        text,
      ]);
      if (rows.length) found.push(name);
    }
    return found;
  }

  /** Searches every file of the data folder, and its name. */
  const filesWith = (text: string): string[] =>
    readdirSync(api.dataDir, { recursive: true, withFileTypes: true })
      .map((file) => ({ file, place: path.join(file.parentPath, file.name) }))
      .filter(
        ({ file, place }) =>
          place.includes(text) || (file.isFile() && readFileSync(place, 'latin1').includes(text)),
      )
      .map(({ place }) => path.relative(api.dataDir, place));

  it('asks for the password again, and does nothing without it', async () => {
    const rosa = await api.signUp();
    const { status, body } = await remove(rosa, 'a guess');
    expect([status, body.code]).toEqual([400, 'wrong-password']);
    expect((await new DataTransferClient(api, rosa).send('DELETE', '/api/account')).status).toBe(400);
    await rosa.get('/api/auth/user').expect(200);
  });

  it('leaves nothing of the person, in no table and on no disk, and nobody else’s things are touched', async () => {
    const [rosa, otto] = [await api.signUp({ isVerified: true }), await api.signUp()];
    await growGarden({ api, person: rosa, plants: 4 });
    await growGarden({ api, person: otto, plants: 2 });
    const client = new DataTransferClient(api, rosa);
    await client.exportData();
    await client.importFile('name\nMint', 'text/csv');
    await api.sql(
      `insert into ai_interactions (id, user_id, kind, ai_provider, model, outcome, response_time, user_message, ai_response)
       values (gen_random_uuid(), $1, 'chat', 'local', 'x', 'answered', 1, 'My name is Rosaline', 'Hello Rosaline')`,
      [rosa.id],
    );
    await api.sql(
      `insert into rate_limits (key, points, expire) values ('identify:' || $1, 3, 9999999999999)`,
      [rosa.id],
    );
    await api.sql(
      `insert into outbox (id, name, data, parked_at, error) values (gen_random_uuid(), 'mail-reset-link', jsonb_build_object('email', $1::text), now(), 'no answer')`,
      [rosa.email],
    );
    await api.sql(`insert into paid_calls values (current_date, 'account', $1, 3)`, [rosa.id]);
    await rosa.post('/api/reminders/test', { channel: 'email' }).expect(200);
    const before = await rowsOf(api, otto.id);
    expect(existsSync(folder(rosa))).toBe(true);

    expect((await remove(rosa)).status).toBe(204);
    const gone = await eventually(
      () => Promise.all([rosa.id, rosa.email, 'Rosaline'].map(tracesOf)),
      (traces) => traces.flat().length === 0,
    );
    expect(gone).toEqual([[], [], []]);
    expect(
      await eventually(
        () => existsSync(folder(rosa)),
        (isThere) => !isThere,
      ),
    ).toBe(false);
    const mails = await eventually(
      () => api.mails().filter((mail) => mail.includes(rosa.email)),
      (kept) => kept.length === 1 && kept[0]!.includes('is deleted'),
    );
    expect(mails).toHaveLength(1); // the one that confirms it
    expect(filesWith(rosa.email)).toEqual([expect.stringMatching(/^mail\//)]);
    expect([rosa.id, 'Rosaline'].flatMap(filesWith)).toEqual([]);
    expect(await rowsOf(api, otto.id)).toEqual(before);
    expect(existsSync(folder(otto))).toBe(true);
  });

  it('ends every session at once, and the password opens nothing any more', async () => {
    const rosa = await api.signUp();
    const elsewhere = api.visitor();
    await elsewhere.post('/api/login', { email: rosa.email, password: rosa.password }).expect(200);
    await remove(rosa);
    await rosa.get('/api/auth/user').expect(401);
    await elsewhere.get('/api/auth/user').expect(401);
    await api.visitor().post('/api/login', { email: rosa.email, password: rosa.password }).expect(401);
  });

  it('is confirmed by mail, to an address that was confirmed', async () => {
    const [otto, rosa] = [await api.signUp(), await api.signUp({ isVerified: true })];
    await remove(otto);
    await remove(rosa);
    const mails = await eventually(
      () => api.mails().filter((mail) => mail.includes(rosa.email)),
      (found) => found.length > 0,
    );
    expect(mails.at(-1)).toMatch(/Your Leaflore account is deleted/);
    await eventually(
      () => api.sql('select 1 from outbox'),
      ({ length }) => length === 0,
    );
    expect(api.mails().filter((mail) => mail.includes(`To: ${otto.email}`))).toEqual([]);
  });

  it('makes room for a new account with the same email', async () => {
    const rosa = await api.signUp();
    await remove(rosa);
    expect((await api.signUp({ email: rosa.email })).id).not.toBe(rosa.id);
  });

  it('is only for people who are signed in', async () => {
    const { status } = await new DataTransferClient(api, api.visitor()).send(
      'DELETE',
      '/api/account',
      '{"password":"x"}',
    );
    expect(status).toBe(401);
  });
});
