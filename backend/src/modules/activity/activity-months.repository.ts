import type { Database } from '../../platform/database/database.js';
import { DROP_MONTHS, MAKE_MONTHS } from './activity.statements.js';

/** Months that there are beside the running one. */
const MONTHS_AHEAD = 3;
const LOCK_NOT_AVAILABLE = '55P03';

/** Makes the next months of the activity log. Several processes may do it at once; throws where requests hold the locks that it needs. */
export async function makeMonths(database: Database): Promise<void> {
  await database.query(MAKE_MONTHS, [MONTHS_AHEAD]);
}

/** The same at the start. Where requests to another server hold the locks, a worker does it within the hour. */
export async function tryToMakeMonths(database: Database): Promise<void> {
  await makeMonths(database).catch((error: { code?: string }) => {
    if (error.code !== LOCK_NOT_AVAILABLE) throw error;
  });
}

/** Drops the months that began this many days ago or earlier, by the database's clock. */
export async function dropMonths(database: Database, days: number): Promise<void> {
  await database.query(DROP_MONTHS, [days]);
}
