// `npm run mutate [-- part of a hole's name …]`: makes holes in our own guards, one at a time in a copy of the tree, and looks whether
// the tests that should notice do. Ends with the share that was noticed; fails below 95 %.
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isUpToDate } from './holes/hole.mjs';
import { HOLES } from './holes/index.mjs';
import { build, install, ROOT } from './lib.mjs';

const ENOUGH = 0.95;
/** What the tests of the backend read, beside what is in the root. */
const FOLDERS = ['backend', 'deploy', 'docs', 'doctor', 'drawings', 'plant-key', 'vision'];

const wanted = process.argv.slice(2);
const holes = HOLES.filter(({ what }) => !wanted.length || wanted.some((part) => what.includes(part)));
install();
build('backend');
const { startTestPostgres } = await import('./test-postgres.mjs');

const copy = mkdtempSync(path.join(os.tmpdir(), 'leaflore-mutate-'));
const postgres = await startTestPostgres();
const missed = [];
try {
  copyTree();
  for (const hole of holes) {
    const from = performance.now();
    const outcome = await tryHole(hole);
    if (outcome !== 'noticed') missed.push(`${hole.what} (${hole.file}): ${outcome}`);
    const seconds = ((performance.now() - from) / 1000).toFixed(0);
    console.log(`${outcome.padEnd(12)} ${seconds.padStart(4)} s  ${hole.what}`);
  }
} finally {
  await postgres.stop();
  rmSync(copy, { recursive: true, force: true });
}
const share = 1 - missed.length / holes.length;
console.log(
  `\n${holes.length - missed.length} of ${holes.length} holes were noticed (${(100 * share).toFixed(1)} %).`,
);
for (const miss of missed) console.log(`  ${miss}`);
process.exit(share >= ENOUGH ? 0 : 1);

/** What git knows, with the packages of this tree. */
function copyTree() {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = stdout
    .split('\n')
    .filter((file) => file && (!file.includes('/') || FOLDERS.includes(file.split('/')[0])));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  const config = path.join(copy, 'jest.config.mjs');
  const projects = /projects: \[[^\]]*\]/;
  writeFileSync(config, readFileSync(config, 'utf8').replace(projects, "projects: ['<rootDir>/backend']"));
}

/** Makes the hole, runs its tests, and closes it again. Meanwhile what Postgres logs is read: it stops where nobody reads it. */
async function tryHole({ file, from, to, specs }) {
  if (!isUpToDate({ file, from }, copy)) return 'out of date';
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  writeFileSync(
    place,
    text.replace(from, () => to),
  );
  try {
    // It says what failed as text: with `--bail` it ends before it would write anything else.
    const { isWell, stderr } = await jest(specs);
    if (isWell) return 'missed';
    return stderr.includes('● ') && !stderr.includes('suite failed to run') ? 'noticed' : 'did not run';
  } finally {
    writeFileSync(place, text);
  }
}

/** Runs these tests in the copy; `stderr` is what they say. */
function jest(specs) {
  const env = { ...process.env, ...postgres.env, NODE_ENV: 'test' };
  return new Promise((resolve) =>
    execFile(
      'npx',
      ['jest', '--bail', ...specs],
      { cwd: copy, maxBuffer: 1024 ** 3, env },
      (error, _stdout, stderr) => resolve({ isWell: !error, stderr }),
    ),
  );
}
