import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder and those that it is in. Where there can be none, as below /proc, Node would try for good if it was to make them all. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // another process may have made it
  }
}
