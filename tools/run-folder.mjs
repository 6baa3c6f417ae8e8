import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const DATA = path.resolve(import.meta.dirname, '../.data');
/** Memory as a folder, as Linux has it: copying a database there takes 20 ms instead of 560, and no write waits for a disk. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 3 * 1024 ** 3;

let count = 0;

/**
 * A name for a folder of this run, to be made and deleted by its caller: in memory where there is much of it, else in the
 * workspace. What runs of this `kind` that were killed have left there is deleted.
 */
export function nameRunFolder(kind) {
  const folder = hasMuchMemory() ? path.join(MEMORY, `leaflore-${kind}`) : path.join(DATA, kind);
  clear(folder);
  mkdirSync(folder, { recursive: true });
  count += 1;
  return path.join(folder, `${process.pid}-${count}`);
}

function hasMuchMemory() {
  if (process.platform !== 'linux') return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES;
}

function clear(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!isRunning(Number(/^\d+/.exec(name)?.[0])))
      rmSync(path.join(folder, name), { recursive: true, force: true });
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
