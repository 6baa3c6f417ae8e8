import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/figures.mjs';
import { answers, workDone } from './healed.mjs';
import { Writers } from './writers.mjs';

const WRITES_PER_SECOND = 30;
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
