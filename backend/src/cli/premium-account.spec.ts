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
    (await client.query<{ email: string }>('select email from users where is_premium')).rows;

  it('gives it to that account alone, and takes it back', async () => {
    expect(await setPremium(database.url, ' Rosa@Leaflore.test', true)).toContain('Rosa Moss) has premium');
    expect(await premium()).toEqual([{ email: 'rosa@leaflore.test' }]);
    expect(await setPremium(database.url, 'rosa@leaflore.test', false)).toContain('has no premium');
    expect(await premium()).toEqual([]);
  });

  it('changes nothing where there is no such account, and says so', async () => {
    await expect(setPremium(database.url, 'nobody@leaflore.test', true)).rejects.toThrow(
      'There is no account',
    );
    expect(await premium()).toEqual([]);
  });
});
