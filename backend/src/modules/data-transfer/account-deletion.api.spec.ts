import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually, WAITS_FOR_A_LOCK } from '../../../test/eventually.js';
import { jobsAreDone } from '../../../test/jobs.js';
import { growGarden, rowsOf } from '../../../test/grown-garden.js';
import { liveIn, OWN_NAME } from '../../../test/lived-account.js';
import { DataTransferClient } from '../../../test/data-transfer.js';
import { aPicture } from '../../../test/photos.js';
import { ImageStore } from '../../platform/storage/image-store.js';

/** The tables that hold nothing of a person. Every other one must have a row of the person who is deleted below. */
const OF_NOBODY = [
  'article_views',
  'guide_changes',
  'leaving_customers', // the payment provider's own ids, until the customers are deleted there: billing.api.spec.ts
  'library_version',
  'migrations',
  'newsletter_issues',
  'payment_events',
  'payment_polls',
  'plant_library',
  'plant_names',
  'plant_words',
  'push_keys',
];
/** Its rows stay, for the statistics, without the person and their words. */
const KEPT_WITHOUT_PERSON = 'ai_interactions';
const LETTER = 'Written before I had an account.';

describe('deleting the account', () => {
  let api: Api;

  beforeAll(async () => void (api = await startApi({ ADMIN_EMAILS: 'boss@leaflore.test' })));
  afterAll(() => api.stop());

  const remove = (person: Person, password = person.password) =>
    new DataTransferClient(api, person).send('DELETE', '/api/account', JSON.stringify({ password }));
  const folder = ({ id }: Person) => path.join(api.dataDir, 'photos', id);

  /** Every table that there is, as SQL names it: a new one is found without a change to this test. */
  const tables = async (schema = '%') =>
    (
      await api.sql<{ name: string }>(
        `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
          where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') and table_schema like $1`,
        [schema],
      )
    ).map(({ name }) => name);

  /** Searches every column of every table, whatever its type, for any of these texts. */
  async function tracesOf(texts: string[], schema?: string): Promise<string[]> {
    const found: string[] = [];
    for (const name of await tables(schema)) {
      const rows = await api.sql(`select 1 from ${name} t where t::text ilike any($1) limit 1`, [
        texts.map((text) => `%${text}%`),
      ]);
      if (rows.length) found.push(name);
    }
    return found;
  }

  /** The ids of all rows in which one of these texts stands: other tables may know these rows by them. */
  async function idsWith(texts: string[]): Promise<string[]> {
    const withId = await api.sql<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' and table_name <> $1`,
      [KEPT_WITHOUT_PERSON],
    );
    const like = texts.map((text) => `%${text}%`);
    const rows = withId.map(({ name }) =>
      api.sql<{ id: string }>(`select id from ${name} t where t::text ilike any($1)`, [like]),
    );
    return (await Promise.all(rows)).flat().map(({ id }) => id);
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

  /** Letters to the team that were mailed to it. */
  const letters = (from: string) =>
    api.mails().filter((mail) => mail.includes(from) && mail.includes(LETTER));
  /** A letter to the team, which is also mailed to it. */
  async function writeSignedOut(email: string): Promise<void> {
    const words = { name: OWN_NAME, subject: 'My fern', message: LETTER };
    await api
      .visitor()
      .post('/api/contact', { ...words, email })
      .expect(201);
    await eventually(
      () => letters(email),
      ({ length }) => length > 0,
    );
  }

  it('asks for the password again, and does nothing without it', async () => {
    const rosa = await api.signUp();
    const { status, body } = await remove(rosa, 'a guess');
    expect([status, body.code]).toEqual([400, 'wrong-password']);
    expect((await new DataTransferClient(api, rosa).send('DELETE', '/api/account')).status).toBe(400);
    await rosa.get('/api/auth/user').expect(200);
  });

  it('leaves nothing of the person, in no table and on no disk, and nobody else’s things are touched', async () => {
    const [rosa, otto] = [await api.signUp({ isVerified: true }), await api.signUp()];
    await growGarden({ api, person: otto, plants: 2 });
    await liveIn(api, rosa, otto);
    const client = new DataTransferClient(api, rosa);
    await client.exportData();
    await client.importFile('name\nMint', 'text/csv');
    await writeSignedOut(rosa.email.toUpperCase());
    await rosa.post('/api/reminders/test', { channel: 'email' }).expect(200);
    const before = await rowsOf(api, otto.id);
    expect(existsSync(folder(rosa))).toBe(true);

    const texts = [rosa.id, rosa.email, OWN_NAME];
    const ids = (await idsWith(texts)).filter((id) => id !== otto.id);
    const filled = await tracesOf([...texts, ...ids]);
    const empty = (await tables('public')).filter((name) => !filled.includes(name));
    expect(empty.map((name) => name.replace('public.', '')).sort()).toEqual(OF_NOBODY);

    expect((await remove(rosa)).status).toBe(204);
    const gone = await eventually(
      () => tracesOf(texts),
      (traces) => traces.length === 0,
    );
    expect(gone).toEqual([]);
    expect(await tracesOf(ids, 'public')).toEqual([]); // the queue's own history has ids of jobs
    expect(
      await eventually(
        () => existsSync(folder(rosa)),
        (isThere) => !isThere,
      ),
    ).toBe(false);
    const mails = await eventually(
      () => api.mails().filter((mail) => mail.includes(rosa.email)),
      (kept) => kept.length === 1 && kept[0]!.includes('has been deleted'),
    );
    expect(mails).toHaveLength(1); // the one that confirms it
    expect(filesWith(rosa.email)).toEqual([expect.stringMatching(/^mail\//)]);
    expect([rosa.id, OWN_NAME].flatMap(filesWith)).toEqual([]);
    expect(await rowsOf(api, otto.id)).toEqual(before);
    expect(existsSync(folder(otto))).toBe(true);
  });

  it('leaves no photo that was being stored meanwhile', async () => {
    const rosa = await api.signUp();
    const store = api.app.get(ImageStore);
    const put = store.put.bind(store);
    jest.spyOn(store, 'put').mockImplementationOnce(async (...photo) => {
      expect((await remove(rosa)).status).toBe(204);
      await jobsAreDone(api);
      await put(...photo);
    });
    const { body } = await rosa.post('/api/uploads').expect(200);
    await rosa.putBytes(body.uploadURL, await aPicture('aloe', 300)).expect(401);
    expect(filesWith(rosa.id).filter((file) => file.endsWith('.webp'))).toEqual([]);
  });

  it('leaves no word of a conversation that was being noted meanwhile', async () => {
    const rosa = await api.signUp();
    const worker = new pg.Client({ connectionString: api.databaseUrl });
    await worker.connect();
    await worker.query('begin');
    await worker.query(
      `insert into ai_interactions (id, user_id, kind, ai_provider, model, outcome, response_time, user_message, ai_response)
       values (gen_random_uuid(), $1, 'chat', 'openai', 'gpt', 'answered', 1, 'My secret fern', 'Water it.')`,
      [rosa.id],
    );
    const removed = remove(rosa);
    const waiting = () => api.sql(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`);
    await eventually(waiting, ({ length }) => length === 1);
    await worker.query('commit');
    await worker.end();
    expect((await removed).status).toBe(204);
    expect(await tracesOf(['My secret fern'])).toEqual([]);
  });

  it('goes on where something of the person was being written, and each stood in the other’s way', async () => {
    const rosa = await api.signUp();
    const plant = (await rosa.post('/api/plants', { commonName: 'Fern' }).expect(201)).body.id;
    const writer = new pg.Client({ connectionString: api.databaseUrl });
    await writer.connect();
    await writer.query('begin');
    await writer.query('update plants set place = $2 where id = $1', [plant, 'Hall']);
    const removed = remove(rosa);
    const waiting = () => api.sql(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`);
    await eventually(waiting, ({ length }) => length === 1);
    // The deletion has waited for longer, so it is the one that Postgres ends.
    await writer.query(
      `insert into ai_interactions (id, user_id, kind, ai_provider, model, outcome, response_time, user_message, ai_response)
       values (gen_random_uuid(), $1, 'chat', 'openai', 'gpt', 'answered', 1, 'My secret palm', 'Water it.')`,
      [rosa.id],
    );
    await writer.query('commit');
    await writer.end();
    expect((await removed).status).toBe(204);
    expect(await tracesOf([rosa.id, 'My secret palm'])).toEqual([]);
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
    expect(mails.at(-1)).toMatch(/Your Leaflore account has been deleted/);
    await jobsAreDone(api);
    expect(api.mails().filter((mail) => mail.includes(`To: ${otto.email}`))).toEqual([]);
  });

  it('leaves alone what somebody has written with an address that the account never confirmed', async () => {
    const rosa = await api.signUp();
    await writeSignedOut(rosa.email);
    await remove(rosa);
    await jobsAreDone(api);
    expect(await api.sql('select 1 from contact_messages where email = $1', [rosa.email])).toHaveLength(1);
    expect(letters(rosa.email)).toHaveLength(1);
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
