import { Pool } from 'pg';

/** Connections to Postgres, at most ten. Connecting and each statement have a deadline. */
export function createPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    application_name: 'leaflore',
    connectionTimeoutMillis: 3000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A lost connection fails the statement that it was busy with; one that was idle is replaced on next use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
