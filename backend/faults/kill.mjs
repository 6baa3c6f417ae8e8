import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/figures.mjs';
import { until } from './until.mjs';
import { Writers } from './writers.mjs';

const WRITES_PER_SECOND = 30;
/** An outage is over with this many good answers in a row. */
const STREAK = 10;
/** Between two kills, so that they meet work in different states. */
const CALM_MS = { min: 300, max: 1200 };

/** Kills one of the processes again and again under a steady load of writes. */
export async function kill(installation, which, times) {
  const writers = new Writers(installation, WRITES_PER_SECOND);
  await writers.start();
  const probe = await installation.signUp();
  const outages = [];
  for (let n = 0; n < times; n += 1) {
    await pause(CALM_MS.min + Math.random() * (CALM_MS.max - CALM_MS.min));
    const pid = await installation.pidOf(which);
    const from = performance.now();
    process.kill(pid, 'SIGKILL');
    const back = which === 'worker' ? await workDone(installation, probe) : await answers(probe);
    outages.push((back - from) / 1000);
    await installation.untilBack(which, pid);
  }
  const { sent, acknowledged, lost, doubled } = await writers.stop();
  return {
    fault: `kill -9 of ${which === 'main' ? 'the API' : which}, ${times} times`,
    sent,
    acknowledged,
    lost,
    doubled,
    'back after, median s': Number(percentile(outages, 0.5).toFixed(2)),
    'worst s': Number(Math.max(...outages).toFixed(2)),
  };
}

/** When the first of a streak of good answers began. */
async function answers({ send }) {
  let streak = 0;
  let first = 0;
  await until(async () => {
    const from = performance.now();
    const isGood = await send('GET', '/api/plants').then(
      (answer) => answer.text().then(() => answer.ok),
      () => false,
    );
    if (!isGood) streak = 0;
    else if ((streak += 1) === 1) first = from;
    return streak === STREAK;
  });
  return first;
}

/** When a write that was made after the kill has had its effect. */
async function workDone(installation, { id, send }) {
  const text = `select 1 from user_activities where user_id = $1 and action = 'profile_update'`;
  const effects = async () => (await installation.sql(text, [id])).length;
  const before = await effects();
  await (await send('PUT', '/api/profile/update', { firstName: 'Rosa', lastName: 'Moss' })).text();
  await until(async () => (await effects()) > before);
  return performance.now();
}
