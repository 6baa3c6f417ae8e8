import { renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { countsOf, medianAndWorst, wrongOf } from './figures.mjs';
import { answers, workDone } from './healed.mjs';
import { Readers } from './readers.mjs';
import { until } from './until.mjs';
import { Writers } from './writers.mjs';

const WRITES_PER_SECOND = 15;
const READS_PER_SECOND = 10;
const CALM_MS = 1500;
const AWAY_MS = { min: 3000, max: 8000 };
/** An answer that nothing can be read must come by then, and a good one this soon after Postgres is there again. */
const ANSWERED_WITHIN_S = 5;
const HEALED_WITHIN_S = 2;

/** Stops Postgres for some seconds, again and again, while people write and read. */
export async function stopPostgres(installation, times) {
  const writers = new Writers(installation, WRITES_PER_SECOND);
  await writers.start();
  const probe = await installation.signUp();
  const before = await pidsOf(installation);
  const readers = new Readers([probe.send], READS_PER_SECOND);
  const healed = [];
  const worked = [];
  for (let n = 0; n < times; n += 1) {
    await pause(CALM_MS);
    const awayMs = AWAY_MS.min + Math.random() * (AWAY_MS.max - AWAY_MS.min);
    const back = await stopFor(installation, awayMs);
    healed.push(Math.max(0, ((await answers(probe)) - back) / 1000));
    worked.push(((await workDone(installation, probe)) - back) / 1000);
  }
  const reads = await readers.stop();
  const { sent, acknowledged, lost, doubled, refusals } = await writers.stop();
  const outcomes = reads.map(({ outcome }) => outcome);
  const slowest = Math.max(...reads.map(({ seconds }) => seconds));
  return {
    fault: `Postgres away for 3 to 8 s, ${times} times`,
    'writes sent': sent,
    acknowledged,
    lost,
    doubled,
    refused: countsOf(refusals),
    reads: countsOf(outcomes),
    'slowest read s': Number(slowest.toFixed(2)),
    'good again after, median and worst s': medianAndWorst(healed),
    'effect in a worker after': medianAndWorst(worked),
    wrong: wrongOf({
      'an answer was neither good nor 503': [...outcomes, ...refusals].every((is) => [200, 503].includes(is)),
      'nobody met the outage': outcomes.includes(503),
      'an answer took too long': slowest <= ANSWERED_WITHIN_S,
      'good again too late': Math.max(...healed) <= HEALED_WITHIN_S,
      'a process ended': (await pidsOf(installation)) === before,
    }),
  };
}

const pidsOf = async (installation) =>
  (await Promise.all(['main', 'worker'].map((which) => installation.pidOf(which)))).join();

/** Stops Postgres as an operator does, and keeps it from starting for a while; answers when it took statements again. */
async function stopFor(installation, ms) {
  const needed = path.join(installation.folder, 'postgres', 'PG_VERSION');
  const hidden = `${needed}.away`;
  const pid = await installation.pidOf('postgres');
  renameSync(needed, hidden);
  process.kill(pid, 'SIGINT');
  await pause(ms);
  renameSync(hidden, needed);
  await until(() =>
    installation.sql('select 1').then(
      () => true,
      () => false,
    ),
  );
  return performance.now();
}
