import pg from 'pg';
import { createDatabase } from '../../test/database.js';
import { setPremium } from './premium-account.js';

describe('giving premium on the machine itself', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let client: pg.Client;
  beforeEach(async () => {
    database = await createDatabase();
    client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(
      `insert into users (email, first_name, last_name, password_hash)
       values ('rosa@leaflore.test', 'Rosa', 'Moss', 'x'), ('otto@leaflore.test', 'Otto', 'Fern', 'x')`,
    );
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  const premium = async () =>
    (
      await client.query<{ email: string; until: string | null }>(
        'select u.email, g.until::text from users u left join premium_grants g on g.user_id = u.id where is_premium',
      )
    ).rows;

  it('gives it to that account alone, and takes it back', async () => {
    expect(await setPremium(database.url, ' Rosa@Leaflore.test')).toContain('Rosa Moss) has premium');
    expect(await premium()).toEqual([{ email: 'rosa@leaflore.test', until: null }]);
    expect(await setPremium(database.url, 'rosa@leaflore.test', { isOff: true })).toContain('has no premium');
    expect(await premium()).toEqual([]);
  });

  it('gives it to the end of a day, and changes that day', async () => {
    const said = await setPremium(database.url, 'rosa@leaflore.test', { until: '2099-12-31' });
    expect(said).toContain('has premium from now on until the end of 2099-12-31.');
    await setPremium(database.url, 'rosa@leaflore.test', { until: '2098-12-31' });
    expect(await premium()).toEqual([{ email: 'rosa@leaflore.test', until: '2098-12-31' }]);
  });

  it.each([
    ['a day that is over', { until: '2020-01-01' }, 'This day is over'],
    ['what is no day', { until: '2026-02-30' }, 'Please write the day as'],
  ])('refuses %s', async (_, change, message) => {
    await expect((async () => setPremium(database.url, 'rosa@leaflore.test', change))()).rejects.toThrow(
      message,
    );
    expect(await premium()).toEqual([]);
  });

  it('changes nothing where there is no such account, and says so', async () => {
    await expect(setPremium(database.url, 'nobody@leaflore.test')).rejects.toThrow('There is no account');
    expect(await premium()).toEqual([]);
  });
});
