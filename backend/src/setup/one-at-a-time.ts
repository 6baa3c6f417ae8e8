import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../platform/config/make-folder.js';

/**
 * Claims a data folder for this process until it ends. Returns the id of the process that already holds it, or
 * undefined on success.
 */
export function claimDataDir(dataDir: string): number | undefined {
  const file = path.join(dataDir, 'leaflore.pid');
  makeFolder(dataDir);
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
    // After a reboot the process id may belong to another program, so on Linux its command line is checked.
    return isLeaflore(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isLeaflore(pid: number): boolean {
  try {
    return /start\.mjs|embedded\.js/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return true; // without /proc it is safer to refuse than to share a database folder
  }
}
