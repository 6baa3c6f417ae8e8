import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A hole that somebody could make in our guards by mistake, with the tests that should notice it: what it is, the file, the text
 * that is changed (there once), what it becomes, and parts of the names of the test files.
 */
export const hole = (what, file, from, to, ...specs) => ({
  what,
  file: `backend/src/${file}`,
  from,
  to,
  specs,
});

export const AUTH = 'modules/auth';

/** Whether the text that a hole changes stands in its file, once; `root` is that of the tree. */
export const isUpToDate = ({ file, from }, root) =>
  readFileSync(path.join(root, file), 'utf8').split(from).length === 2;
