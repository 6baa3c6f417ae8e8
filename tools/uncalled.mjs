import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './lib.mjs';

/** Operations of the contract that no test called with success. The tests note in this folder which they call: see
 * backend/test/contract-check.ts. */
export function findUncalled(folder) {
  const { paths } = parse(readFileSync(path.join(ROOT, 'openapi.yaml'), 'utf8'));
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const notes = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const called = new Set(notes.join('').split('\n'));
  return operations.map(({ operationId }) => operationId).filter((id) => !called.has(id));
}
