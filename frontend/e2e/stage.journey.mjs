import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { troublesIn } from './outcome.mjs';

const ENDS_WITHIN_MS = 60_000;
const STAGE = JSON.stringify(path.join(import.meta.dirname, 'browser.mjs'));
const REPORTER = path.join(import.meta.dirname, 'reporter.mjs');

/** Walks a file with these lines, as a stranger's machine does (`ci`) or not. */
function walk(lines, { ci = '' } = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-stage-'));
  try {
    const file = path.join(folder, 'one.journey.mjs');
    writeFileSync(file, `import { stage } from ${STAGE};\n${lines}\n`);
    // The runner tells its files whose child they are; this one is run on its own.
    const { NODE_TEST_CONTEXT, ...env } = process.env;
    const { status, signal, stdout } = spawnSync(
      process.execPath,
      ['--test', `--test-reporter=${REPORTER}`, file],
      { env: { ...env, CI: ci }, timeout: ENDS_WITHIN_MS, encoding: 'utf8' },
    );
    return { status, signal, troubles: troublesIn(stdout) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a file in which nothing is left to walk ends, and leaves no browser', () => {
  assert.deepEqual(walk('stage();'), { status: 0, signal: null, troubles: [] });
});

const THROWS = (condition) => `
const { journey } = stage();
let walked = 0;
journey('a pot', {}, async () => { walked += 1; if (${condition}) throw new Error('It fell ' + walked); });`;

test('what goes wrong once is walked again where a machine may be busy, and is said', () => {
  const { status, troubles } = walk(THROWS('walked === 1'), { ci: 'true' });
  assert.equal(status, 0);
  assert.match(troubles.join('\n'), /^⚠ wrong at first: a pot\n {4}Error: It fell 1\n/);
  assert.equal(walk(THROWS('walked === 1')).status, 1, 'elsewhere it fails at once');
});

test('what goes wrong twice fails, and is said', () => {
  const { status, troubles } = walk(THROWS('true'), { ci: 'true' });
  assert.equal(status, 1);
  assert.match(troubles.join('\n'), /✖ a pot\n {4}Error: It fell 2\n/);
});

const ANSWERS_LATE = `
const { journey } = stage();
journey('an answer that comes late', {}, async ({ page }) => {
  await page.route('http://leaflore.test/**', async (route) => {
    if (route.request().isNavigationRequest()) {
      return route.fulfill({ contentType: 'text/html', body: '<script>fetch("/late")</script>' });
    }
    await new Promise((done) => setTimeout(done, 300));
    await route.fetch();
  });
  const asked = page.waitForRequest('**/late');
  await page.goto('http://leaflore.test/');
  await asked;
});
journey('the next one', {}, () => new Promise((done) => setTimeout(done, 1000)));`;

test('an answer that is still being prepared when its journey is over fails nothing', () => {
  assert.deepEqual(walk(ANSWERS_LATE), { status: 0, signal: null, troubles: [] });
});

const THROWS_LATE = `
const { journey } = stage();
journey('a pot', {}, () => void setTimeout(() => { throw new Error('It fell late'); }, 100));
journey('the next one', {}, () => new Promise((done) => setTimeout(done, 500)));`;

test('what is thrown after a journey is said, as it fails the file', () => {
  const { status, troubles } = walk(THROWS_LATE);
  assert.equal(status, 1);
  assert.match(troubles.join('\n'), /It fell late/);
});
