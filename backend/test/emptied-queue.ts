import { Redis } from 'ioredis';
import pg from 'pg';

/** Leaves what a flushed Redis or truncated queue tables leave: an empty queue. */
export async function emptyQueue(databaseUrl: string): Promise<void> {
  await (process.env.REDIS_URL ? emptyRedis(process.env.REDIS_URL, databaseUrl) : emptyTables(databaseUrl));
}

/** The keys of this database's queue alone: other tests share the Redis. */
async function emptyRedis(url: string, databaseUrl: string): Promise<void> {
  const redis = new Redis(url);
  const keys = await redis.keys(`leaflore:${new URL(databaseUrl).pathname.slice(1)}:*`);
  if (keys.length) await redis.del(keys);
  redis.disconnect();
}

async function emptyTables(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname ilike '%bull%' and tablename not ilike '%migration%'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  await client.query(`truncate ${rows.map(({ name }) => name).join(', ')}`);
  await client.end();
}
