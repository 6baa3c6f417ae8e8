import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

const ENDS_WITHIN_MS = 60_000;

test('a file in which nothing is left to walk ends, and leaves no browser', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-stage-'));
  try {
    const file = path.join(folder, 'empty.test.mjs');
    const stage = JSON.stringify(path.join(import.meta.dirname, 'browser.mjs'));
    writeFileSync(file, `import { stage } from ${stage};\nstage();\n`);
    // The runner tells its files whose child they are; this one is run on its own.
    const { NODE_TEST_CONTEXT, ...env } = process.env;
    const { status, signal } = spawnSync(process.execPath, ['--test', file], {
      env,
      timeout: ENDS_WITHIN_MS,
    });
    assert.deepEqual({ status, signal }, { status: 0, signal: null });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
