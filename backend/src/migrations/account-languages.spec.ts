import { DataSource } from 'typeorm';
import { createDatabase } from '../../test/database.js';
import { Languages1795000000047 } from './0047-languages.js';

it('the language of an account is one of ours or none, also where the migration was interrupted', async () => {
  const database = await createDatabase();
  const source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const migration = new Languages1795000000047();
  const add = (email: string, language: string | null) =>
    source.query(
      `insert into users (email, first_name, last_name, password_hash, language) values ($1, 'Rosa', 'Moss', 'x', $2)`,
      [email, language],
    );
  try {
    await migration.down(source.createQueryRunner());
    await source.query(`alter table users add column language text`);
    await add('nobody-has-chosen@example.org', null);
    await migration.up(source.createQueryRunner());
    await migration.up(source.createQueryRunner());
    await add('rosa@example.org', 'de');
    await expect(add('otto@example.org', 'fr')).rejects.toThrow('users_language');
    const valid = await source.query<{ convalidated: boolean }[]>(
      `select convalidated from pg_constraint where conname = 'users_language'`,
    );
    expect(valid).toEqual([{ convalidated: true }]);
  } finally {
    await source.destroy();
    await database.drop();
  }
});
