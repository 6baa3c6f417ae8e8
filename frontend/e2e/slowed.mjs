import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const TURN_MS = 40;

/** The processes that one has begun, and those that these have begun: their ids. */
function begunBy(ancestor) {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has ended since.
    }
  const isIts = (pid) => pid === ancestor || (parents.has(pid) && isIts(parents.get(pid)));
  return [...parents.keys()].filter((pid) => pid !== ancestor && isIts(pid));
}

/** Whether a process is a Chromium, or a part of one. */
const isChromium = (pid) => /chrom/.test(commandOf(pid));

/** The processes that this one has begun and that are a Chromium, theirs too. */
export const chromiumProcesses = () => begunBy(process.pid).filter(isChromium);

/**
 * Has every process that `ancestor` has begun give way to its browsers, as a phone does not share its processor with the server that
 * it asks. Where Linux puts sessions into groups of their own, a group's priority counts and not that of its processes.
 */
export function giveWayToBrowsers(ancestor) {
  for (const pid of begunBy(ancestor).filter((each) => !isChromium(each)))
    try {
      os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
      writeFileSync(`/proc/${pid}/autogroup`, `${os.constants.priority.PRIORITY_LOW}`);
    } catch {
      // It has ended since, or there are no groups.
    }
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
