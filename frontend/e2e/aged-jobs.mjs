import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const { DATABASE_OF_SERVERS: DATABASE_URL } = process.env;
const BACKEND = path.resolve(import.meta.dirname, '../../backend/dist');
const AGE = `
  import pg from 'pg';
  import { loadConfig } from '${BACKEND}/platform/config/load-config.js';
  import { reachDatabase } from '${BACKEND}/setup/reach-database.js';
  const { url, leave } = await reachDatabase(loadConfig());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "update outbox set created_at = now() - interval '2 days', due_at = now(), handed_at = null where name = $1",
    [process.argv[1]],
  );
  await client.end();
  await leave();
`;

/** Jobs of this name have waited for two days: the next time that they fail they are parked. */
export const ageJobs = ({ dataDir }, name) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '-e', AGE, name], {
    cwd: path.resolve(BACKEND, '..'),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      ...(DATABASE_URL && { DATABASE_URL }),
    },
  });
