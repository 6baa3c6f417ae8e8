import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes sure that one data folder is used by one running Leaflore. Answers the id of the process that has it already,
 * or undefined when it is ours now (until this process ends).
 */
export function claimDataDir(dataDir: string): number | undefined {
  const file = path.join(dataDir, 'leaflore.pid');
  mkdirSync(dataDir, { recursive: true });
  const owner = readOwner(file);
  if (owner && owner !== process.pid) return owner;
  writeFileSync(file, `${process.pid}\n`);
  process.once('exit', () => rmSync(file, { force: true }));
  return undefined;
}

function readOwner(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    process.kill(pid, 0);
    // A number can be given out again after a restart of the machine: on Linux we look whose it is.
    return isLeaflore(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isLeaflore(pid: number): boolean {
  try {
    return /start\.mjs|embedded\.js/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return true; // no /proc here: better to refuse than to share a database folder
  }
}
