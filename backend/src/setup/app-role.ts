import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The role of API and worker in the embedded Postgres. It owns nothing. */
const APP_ROLE = 'leaflore_app';

/** What migrations write, and nobody else. */
const READ_ONLY = [
  'public.migrations',
  'public.plant_library',
  'public.plant_names',
  'public.library_version',
  'bullmq.migration',
].join(', ');

/**
 * Creates the role, or gives it a new password, which is kept nowhere: it is passed to the processes that need it. Answers
 * the address under which they reach the database. `ownerUrl` is that of a superuser.
 */
export async function createAppRole(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('hex');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE]);
    if (!rowCount) await client.query(`create role ${APP_ROLE}`);
    await client.query(
      `alter role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
    );
  } finally {
    await client.end();
  }
  return Object.assign(new URL(ownerUrl), { username: APP_ROLE, password }).href;
}

/**
 * Lets a role read and write the rows of all tables there are, and create nothing but temporary tables, as BullMQ does. The months of the
 * activity log are made and dropped by functions of the owner, and written and read through their table alone.
 */
export async function grantToApp(client: pg.ClientBase, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await client.query(`
    grant usage on schema public, bullmq, activity_months to ${name};
    revoke all on all tables in schema activity_months from ${name};
    grant execute on function activity_months.make, activity_months.drop_older to ${name};
    grant select, insert, update, delete on all tables in schema public, bullmq to ${name};
    grant usage, select on all sequences in schema public, bullmq to ${name};
    revoke insert, update, delete on ${READ_ONLY} from ${name};
    revoke create on schema public from public`);
}
