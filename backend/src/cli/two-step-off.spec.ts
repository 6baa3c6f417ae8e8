import pg from 'pg';
import { createDatabase } from '../../test/database.js';
import { turnTwoStepOff } from './two-step-off.js';

describe('turning two-step login off on the machine itself', () => {
  it('does so for that account alone, with its codes', async () => {
    const database = await createDatabase();
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(
      `with people as (
         insert into users (email, first_name, last_name, password_hash)
         values ('rosa@leaflore.test', 'Rosa', 'Moss', 'x'), ('otto@leaflore.test', 'Otto', 'Fern', 'x') returning id),
       codes as (insert into recovery_codes (user_id, code_hash) select id, 'x' from people)
       insert into two_step (user_id, secret, enabled_at) select id, 'x', now() from people`,
    );
    const left = async () =>
      (
        await client.query(
          `select u.email from two_step join recovery_codes using (user_id) join users u on u.id = user_id`,
        )
      ).rows;
    await expect(turnTwoStepOff(database.url, 'nobody@leaflore.test')).rejects.toThrow('no account');
    expect(await turnTwoStepOff(database.url, 'Rosa@leaflore.test')).toContain('Two-step login is off');
    expect(await left()).toEqual([{ email: 'otto@leaflore.test' }]);
    expect(await turnTwoStepOff(database.url, 'rosa@leaflore.test')).toContain('was not on');
    await client.end();
    await database.drop();
  });
});
