import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.js';
import { makeFolder } from './make-folder.js';

/**
 * The keys of cookies and links: those of SESSION_SECRET, or a random one that is kept in the data folder. The first signs, and what any
 * of them has signed is believed, so that a new key can be put before an old one without logging anybody out.
 * Two processes that start at the same time get the same random key: the file is created atomically, and the first one wins.
 */
export function sessionSecrets(config: Config): [string, ...string[]] {
  const [first, ...older] = config.SESSION_SECRET;
  if (first) return [first, ...older];
  const file = path.join(config.DATA_DIR, 'session-secret');
  const kept = read(file);
  if (kept) return [kept];
  makeFolder(config.DATA_DIR);
  const draft = `${file}.${process.pid}.${Date.now()}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return [readFileSync(file, 'utf8')];
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
