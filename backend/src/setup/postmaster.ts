import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What a Postgres writes about itself into its data folder. */
interface Postmaster {
  pid: number;
  port: number;
}

export const postmasterFile = (dataDir: string): string => path.join(dataDir, 'postmaster.pid');

/** The Postgres that runs on a data folder or has run there last; undefined where none has, or where it ended well. */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  if (!fs.existsSync(postmasterFile(dataDir))) return undefined;
  const lines = fs.readFileSync(postmasterFile(dataDir), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** Whether a process with this id runs, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process serves this data folder: after a reboot its id may belong to another program. */
export function serves(pid: number, dataDir: string): boolean {
  const command = commandOf(pid);
  return !command || command.includes(dataDir);
}

/** The command line of a process; empty if it is unknown. */
function commandOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}
