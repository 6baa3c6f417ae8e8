import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const TURN_MS = 40;

/** The processes that this one has begun and that are a Chromium, theirs too. */
export function chromiumProcesses() {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has ended since.
    }
  const isOurs = (pid) => pid === process.pid || (parents.has(pid) && isOurs(parents.get(pid)));
  return [...parents.keys()].filter(
    (pid) => pid !== process.pid && isOurs(pid) && /chrom/.test(commandOf(pid)),
  );
}

/** The command line of a process; empty when it has ended. */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/**
 * Gives the whole browser only one part in `slowdown` of the time while `act` goes on, its workers and its graphics too, which
 * the slowdown of the developer tools leaves alone. Returns what `act` returns.
 */
export async function slowed(slowdown, act) {
  let isOver = false;
  const send = (signal) => {
    for (const pid of chromiumProcesses())
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended since.
      }
  };
  const slowing = (async () => {
    while (!isOver) {
      send('SIGSTOP');
      await pause(TURN_MS * (1 - 1 / slowdown));
      send('SIGCONT');
      await pause(TURN_MS / slowdown);
    }
  })();
  try {
    return await act();
  } finally {
    isOver = true;
    await slowing;
  }
}
