import { DataSource } from 'typeorm';
import { createDatabase } from '../../test/database.js';
import { SeenEmails1795000000061 } from './0061-seen-emails.js';

it('addresses lose what is not seen of them, unless another account has that one, and are to be confirmed again', async () => {
  const database = await createDatabase();
  const source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const written = [
    '\u202arosa@example.org\u202c',
    'rosa@example.org\u200b',
    'otto@example.org',
    'Otto@example.org\ufeff',
    'jürgen@example.org',
  ];
  try {
    for (const email of written)
      await source.query(
        `insert into users (email, first_name, last_name, password_hash, email_verified_at) values ($1, 'R', 'M', 'x', now())`,
        [email],
      );
    await new SeenEmails1795000000061().up(source.createQueryRunner());
    const kept = await source.query<{ email: string; isConfirmed: boolean }[]>(
      `select email, email_verified_at is not null as "isConfirmed" from users order by created_at`,
    );
    expect(kept).toEqual([
      { email: 'rosa@example.org', isConfirmed: false },
      ...written.slice(1).map((email) => ({ email, isConfirmed: true })),
    ]);
  } finally {
    await source.destroy();
    await database.drop();
  }
});
