// `npm run check`: format, lint, import rules, unused code, licences, types, and that the contract is the one that the code has, and a good one.
// What needs no build goes on beside what does, which ends with its first failure; the others are finished all the same.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { isUpToDate } from './holes/hole.mjs';
import { HOLES } from './holes/index.mjs';
import { install, ROOT, run } from './lib.mjs';

const CLIENT = 'frontend/src/shared/api/generated';
const CONTRACT = ['openapi.yaml', ...readdirSync(path.join(ROOT, CLIENT)).map((name) => `${CLIENT}/${name}`)];
const read = () => CONTRACT.map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
const step = async (name, work) => {
  const from = performance.now();
  try {
    await work();
  } catch (error) {
    throw new Error(`${name}:\n${error.message}`, { cause: error });
  }
  console.log(`${name.padEnd(14)} ${((performance.now() - from) / 1000).toFixed(1)} s`);
};
/** Runs a program, whose output is of interest when it fails only. */
const tool = async (command, args, env = {}) => {
  try {
    const options = { cwd: ROOT, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
    await promisify(execFile)(command, args, options);
  } catch (error) {
    throw new Error(`${error.stdout}${error.stderr}` || error.message, { cause: error });
  }
};
const npx = (...args) => tool('npx', args);
const node = (...args) => tool('node', args);
const nx = (target) => npx('nx', 'run-many', '-t', target, '--output-style=static');
/** Ends with 1, and what they say, if one of these works fails. */
const all = async (...works) => {
  const failures = (await Promise.allSettled(works.map((work) => work()))).filter(({ reason }) => reason);
  for (const { reason } of failures) console.error(`\n${reason.message}`);
  if (failures.length) process.exit(1);
};

/** The linter neither reports its use nor asks for a newer version of itself. */
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' };

/** Every page in English, and of the guides in other languages, which are in folders like `es`, those that begin with an A. */
const OTHERS = ['', 'blog/', 'plants/*/', 'plants/a'].map((place) => `[a-z][a-z]/${place}`);
const PAGES = ['', '{plants,blog}/**/', ...OTHERS].map((place) => `frontend/dist/${place}*.html`);

const checkFormat = () => step('format', () => npx('prettier', '--check', '--log-level', 'warn', '.'));
const checkRules = () => step('lint', () => npx('eslint', '--max-warnings=0', '.'));

/** The packages are imported as they are built. */
async function checkBuilt() {
  await step('build', () => nx('build'));
  await step('types', () => nx('typecheck'));
  const sources = ['backend', 'frontend', 'vision', 'drawings', 'doctor', 'plant-key'].map(
    (name) => `${name}/src`,
  );
  await step('import rules', () => npx('depcruise', '--config', '.dependency-cruiser.cjs', ...sources));
  await step('unused code', () => npx('knip', '--no-progress', '--no-config-hints'));
  await step('licences', () => node('tools/licences.mjs', '--check'));
  await step('holes', checkHoles);
  await step('library', () => node('backend/seeds/check-seed.mjs'));
  await step('pages', () => npx('html-validate', '--config', 'tools/html-validate.json', ...PAGES));
  await step('heads', checkHeads);
}

/** `npm run mutate` takes a quarter of an hour; that it still finds what it changes takes no time. */
function checkHoles() {
  const stale = HOLES.filter((hole) => !isUpToDate(hole, ROOT)).map(({ what, file }) => `${what} (${file})`);
  if (stale.length)
    throw new Error(`Not to be made any more as tools/holes has it:\n  ${stale.join('\n  ')}`);
}

/** A soft hyphen in a title or a description would be copied along by who reads it. */
function checkHeads() {
  const dist = path.join(ROOT, 'frontend', 'dist');
  const hyphened = readdirSync(dist, { recursive: true }).filter((name) => {
    if (!name.endsWith('.html')) return false;
    const [head] = readFileSync(path.join(dist, name), 'utf8').split('</head>');
    return head.includes('\u00ad');
  });
  if (hyphened.length) throw new Error(`Soft hyphens in the heads of:\n  ${hyphened.join('\n  ')}`);
}

async function checkContract() {
  const before = read();
  await node('backend/dist/cli/openapi.js');
  await npx('rtk-query-codegen-openapi', 'frontend/codegen.cjs');
  const changed = CONTRACT.filter((_, index) => read()[index] !== before[index]);
  if (changed.length === 0) return;
  const files = changed.join(' and ');
  throw new Error(`The contract had drifted and was written again: look at ${files}, and commit them.`);
}

install();
await all(checkRules, checkFormat, checkBuilt);
// Writes what the others read.
await all(async () => {
  await step('contract', checkContract);
  await step('contract lint', () => tool('npx', ['redocly', 'lint', 'openapi.yaml'], OFFLINE));
});
await step('weight', () => run('node', ['tools/weight.mjs']));
