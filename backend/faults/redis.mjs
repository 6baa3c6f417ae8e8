import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { countsOf, medianAndWorst, wrongOf } from './figures.mjs';
import { workDone } from './healed.mjs';
import { Installation } from './installation.mjs';
import { Readers } from './readers.mjs';
import { startRedis } from './services.mjs';
import { Writers } from './writers.mjs';

const WRITES_PER_SECOND = 15;
const READS_PER_SECOND = 10;
const CALM_MS = 1500;
const FAULT_MS = 4000;

/** An installation whose jobs wait in a Redis of its own, which keeps them on the disk as in docker-compose.yml. */
export class InstallationWithRedis extends Installation {
  /** Why it cannot be had on this machine; undefined where it can. */
  static whyNot() {
    const isMissing = spawnSync('redis-server', ['-v'], { stdio: 'ignore' }).error;
    return isMissing && 'redis-server must be installed. On Debian: apt-get install redis-server';
  }

  async start() {
    this.folder = this.makeFolder();
    mkdirSync(path.join(this.folder, 'redis'));
    await this.startRedis();
    await super.start({ REDIS_URL: this.redis.value });
  }

  /** At the address that it has had. */
  async startRedis() {
    const port = this.redis && Number(new URL(this.redis.value).port);
    this.redis = await startRedis(path.join(this.folder, 'redis'), port);
  }

  /** Gives Redis a command as an operator does. */
  async command(...words) {
    const client = new Redis(this.redis.value);
    await client.call(...words).finally(() => client.disconnect());
  }

  async stop() {
    await super.stop();
    await this.redis?.stop('SIGKILL'); // it would not end by itself without its folder
  }
}

/** Kills Redis, and starts it some seconds later on what it has kept. */
export const stopRedis = (installation, times) =>
  underLoad(installation, `Redis killed and away for 4 s, ${times} times`, times, async () => {
    await installation.redis.stop('SIGKILL');
    await pause(FAULT_MS);
    await installation.startRedis();
  });

/** Takes away every job that waits or is being done. */
export const emptyRedis = (installation, times) =>
  underLoad(installation, `Redis emptied, ${times} times`, times, () => installation.command('FLUSHALL'));

/** Lets Redis keep nothing more for some seconds: less memory than it has in use. */
export const fillRedis = (installation, times) =>
  underLoad(installation, `Redis full for 4 s, ${times} times`, times, async () => {
    await installation.command('CONFIG', 'SET', 'maxmemory', '1');
    await pause(FAULT_MS);
    await installation.command('CONFIG', 'SET', 'maxmemory', '0');
  });

/** Does this again and again while people write and read; one write in three has its effect in a worker. */
async function underLoad(installation, fault, times, harm) {
  const writers = new Writers(installation, WRITES_PER_SECOND);
  await writers.start();
  const probe = await installation.signUp();
  const readers = new Readers([probe.send], READS_PER_SECOND);
  const worked = [];
  for (let n = 0; n < times; n += 1) {
    await pause(CALM_MS);
    await harm();
    const from = performance.now();
    worked.push(((await workDone(installation, probe)) - from) / 1000);
  }
  const outcomes = (await readers.stop()).map(({ outcome }) => outcome);
  const { sent, acknowledged, lost, doubled, refusals } = await writers.stop();
  const [{ parked }] = await installation.sql(
    'select count(*)::int as parked from outbox where parked_at is not null',
  );
  return {
    fault,
    'writes sent': sent,
    acknowledged,
    lost,
    doubled,
    refused: countsOf(refusals) || 'none',
    reads: countsOf(outcomes),
    parked,
    'effect in a worker after, median and worst s': medianAndWorst(worked),
    wrong: wrongOf({
      'a read failed': outcomes.every((outcome) => outcome === 200),
      'a write was refused': sent === acknowledged,
      'a job was given up': parked === 0,
    }),
  };
}
