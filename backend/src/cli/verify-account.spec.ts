import pg from 'pg';
import { createDatabase } from '../../test/database.js';
import { verifyAccount } from './verify-account.js';

describe('confirming an address on the machine itself', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let client: pg.Client;
  beforeEach(async () => {
    database = await createDatabase();
    client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(
      `insert into users (email, first_name, last_name, password_hash, created_at)
       values ('rosa@leaflore.test', 'Rosa', 'Moss', 'x', '2026-05-04T10:00:00Z'), ('otto@leaflore.test', 'Otto', 'Fern', 'x', now())`,
    );
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  const confirmed = async () =>
    (await client.query<{ email: string }>('select email from users where email_verified_at is not null'))
      .rows;

  it('confirms that account alone, and says whose it is', async () => {
    const said = await verifyAccount(database.url, ' Rosa@Leaflore.test');
    expect(said).toContain('The email address rosa@leaflore.test is confirmed.');
    expect(said).toContain('the account of Rosa Moss, made on 4 May 2026');
    expect(await confirmed()).toEqual([{ email: 'rosa@leaflore.test' }]);
    expect(await verifyAccount(database.url, 'rosa@leaflore.test')).toContain('was confirmed already');
  });

  it('changes nothing where there is no such account, and says so', async () => {
    await expect(verifyAccount(database.url, 'nobody@leaflore.test')).rejects.toThrow(
      'There is no account with the email nobody@leaflore.test.',
    );
    expect(await confirmed()).toEqual([]);
  });
});
