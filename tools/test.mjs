// `npm test`: all tests except the browser journeys, with their own Postgres. Arguments are passed to jest; `--queue` takes
// only those that put work off and see it done, which is what differs with REDIS_URL, and `--queue billing` those of them with
// that in their path. With CI set, files in which something failed are run once more by themselves, and are named at the end also
// when they pass then: a busy machine, or a mend to make.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { build, install, ROOT } from './lib.mjs';

/** What a test has a worker from. The lint rules see to it that there is no other way. */
const WORKERS = ['api.ts', 'work.ts', 'processes.ts'].map((name) => path.join('backend', 'test', name));
/** A busy machine fails a few files; more of them are another matter. */
const FEW = 8;
let args = process.argv.slice(2).filter((arg) => arg !== '--queue');
const isQueueOnly = process.argv.includes('--queue');
/** These are about what clients send or providers answer: the queue makes no difference to them. */
const ABOUT_INPUT = String.raw`[./](faults|injection|hostile|trouble|input|fuzz|local|counted|benefits|login-throttle)(\.api)?\.spec\.ts$`;
/** Every job that these put off is put off and done by another file too, and what else they ask is not about the queue. */
const DONE_ELSEWHERE = String.raw`/(auth|people|moving|away|sitter-links|plant-status|comments|moderation|photo-check|expert-questions|device-identifications|identification\.uploads|chat\.photos|spending|activity|billing\.(money|credit|disputes)|round-trip|import\.photos|learning-folder|plant-list|contact-desk|spoken-language|ended-premium)(\.api)?\.spec\.ts$`;
if (isQueueOnly) {
  // To jest, what follows `--findRelatedTests` is not chosen but related to: so all that is not named is left out.
  const names = args.filter((arg) => !arg.startsWith('-'));
  const notNamed = names.length ? `^(?!.*(${names.join('|')}))` : DONE_ELSEWHERE;
  const ignored = ['/node_modules/', ABOUT_INPUT, notNamed].map((each) => `--testPathIgnorePatterns=${each}`);
  args = ['--findRelatedTests', ...WORKERS, ...ignored, ...args.filter((arg) => !names.includes(arg))];
}

install();
build('backend');
const { startTestPostgres } = await import('./test-postgres.mjs');
const { findUncalled } = await import('./uncalled.mjs');

const postgres = await startTestPostgres();
const notes = mkdtempSync(path.join(os.tmpdir(), 'leaflore-test-run-'));
const [calls, results] = [path.join(notes, 'calls'), path.join(notes, 'results.json')];
mkdirSync(calls);
let status;
let counted;
let again = [];
try {
  let files;
  ({ status, counted, files } = await run(args));
  if (status && process.env.CI && files.length && files.length <= FEW) {
    again = files;
    console.error(`\nOnce more, by themselves:\n  ${again.join('\n  ')}\n`);
    const second = await run(['--runInBand', '--runTestsByPath', ...again]);
    status = second.status;
    counted = { passed: counted.passed + second.counted.passed, failed: second.counted.failed };
  }
  const isWhole = process.argv.length === 2;
  const uncalled = status === 0 && isWhole ? findUncalled(calls) : [];
  if (uncalled.length) {
    console.error(`\nNo API test calls these operations with success: ${uncalled.join(', ')}.`);
    status = 1;
  }
} finally {
  rmSync(notes, { recursive: true, force: true });
  await postgres.stop();
}
const queue = process.env.REDIS_URL ? 'Redis' : 'Postgres';
console.log(
  isQueueOnly
    ? `\nThe job queue ran on ${queue}. Left out: all tests without a worker, those of what clients send and providers answer, and the browser journeys.`
    : `\nThe job queue ran on ${queue}.\nLEFT OUT: the tests that put work off with the queue on ${process.env.REDIS_URL ? 'Postgres' : 'Redis (set REDIS_URL)'}, and the browser journeys (.ci/run does both).`,
);
if (again.length) console.log(`\nFAILED AT FIRST, run once more by themselves:\n  ${again.join('\n  ')}`);
// A file that cannot be read and an operation that is not called fail a run without a failed test.
console.log(`\n${counted.passed} passed, ${status === 0 ? 0 : Math.max(counted.failed, 1)} failed`);
process.exit(status ?? 1);

/** Runs jest; gives its status, the files with a failure, and the tests that passed in the others and that failed. */
async function run(args) {
  rmSync(results, { force: true });
  // A separate process, as this one must keep reading the output of Postgres: Postgres blocks when it cannot write
  // its log.
  const jest = spawn('npx', ['jest', '--json', `--outputFile=${results}`, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...postgres.env, CONTRACT_CALLS: calls, NODE_ENV: 'test' },
  });
  const status = await new Promise((resolve) => jest.once('exit', resolve));
  if (!existsSync(results)) return { status, counted: { passed: 0, failed: 0 }, files: [] };
  const { testResults, numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
  const failing = testResults.filter((file) => file.status === 'failed');
  const besides = failing.flatMap((file) => file.assertionResults).filter((test) => test.status === 'passed');
  return {
    status,
    counted: { passed: numPassedTests - besides.length, failed: numFailedTests },
    files: failing.map((file) => path.relative(ROOT, file.name)),
  };
}
