import { createPostgresBackend, Queue, runMigrations, withBackend, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Config } from '../../config/config.js';
import { LANES } from '../../../kernel/job.js';
import type { Lane } from '../../../kernel/job.js';
import type { JobBackend } from '../job-backend.js';

const QUEUES: Record<Lane, string> = {
  work: 'leaflore',
  talk: 'leaflore-talk',
  files: 'leaflore-files',
};

/** The BullMQ queues, on Redis if configured and otherwise on Postgres, with the same guarantees. */
export function openBackend({ REDIS_URL, DATABASE_URL }: Config): JobBackend {
  return REDIS_URL ? onRedis(REDIS_URL, prefixOf(DATABASE_URL)) : onPostgres(DATABASE_URL!);
}

/** Keeps installations apart that share a Redis but not a database. */
const prefixOf = (databaseUrl = '') => `leaflore:${new URL(databaseUrl).pathname.slice(1)}`;

/**
 * Seconds that a worker without a job waits before it looks again. BullMQ may miss when a job that failed is to be tried again, and finds
 * it only then.
 */
const LOOK_AGAIN_S = 1;

function onRedis(url: string, prefix: string): JobBackend {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  connection.on('error', () => undefined); // ioredis reconnects by itself, and calls that need the connection fail on their own
  return {
    queue: (lane) => new Queue(QUEUES[lane], { prefix, connection }),
    worker: (lane, processor, options) =>
      new Worker(QUEUES[lane], processor, { ...options, drainDelay: LOOK_AGAIN_S, prefix, connection }),
    close: async () => void connection.disconnect(),
  };
}

function onPostgres(connectionString: string): JobBackend {
  const bullmq = withBackend(createPostgresBackend);
  // What a crash of Postgres takes from the queue is in the outbox still, so the queue need not wait for the disk.
  const connection = { connectionString, max: 4, options: '-c synchronous_commit=off' };
  return {
    queue: (lane) => new bullmq.Queue(QUEUES[lane], { connection }) as unknown as Queue,
    worker: (lane, processor, options) =>
      new bullmq.Worker(
        QUEUES[lane],
        processor as never,
        { ...options, connection } as never,
      ) as unknown as Worker,
    close: async () => undefined,
  };
}

/** Creates or updates what the queue needs in Postgres. BullMQ would create its sequence at first use. */
export async function migrateQueue(owner: Parameters<typeof runMigrations>[0]): Promise<void> {
  await runMigrations(owner);
  for (const lane of LANES) await owner.query('select bullmq.next_job_id($1)', [QUEUES[lane]]);
}
