// `npm run topology`: starts what docker-compose.yml describes as processes of this machine, two APIs behind nginx, two workers,
// Postgres, Redis and a server that speaks S3, and tries what must hold across them; see docs/topology.md.
// -- restart kill-in-mid-job …   only these
// --stay                         leaves it running until Ctrl-C, to be looked at
// --journeys account,garden      walks these browser journeys on it instead
// --no-build                     takes what is built already
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, install, namesOf, option, ROOT } from './lib.mjs';

const NEEDED = { nginx: 'nginx-light', 'redis-server': 'redis-server' };
const missing = Object.keys(NEEDED).filter((name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error);
if (missing.length) {
  const packages = missing.map((name) => NEEDED[name]).join(' ');
  console.error(`${missing.join(' and ')} must be installed. On Debian: apt-get install ${packages}`);
  process.exit(1);
}

install();
if (!process.argv.includes('--no-build')) build();
const { Topology } = await import('../backend/faults/topology.mjs');
const { CHECKS } = await import('../backend/faults/across/checks.mjs');
const { startFakeProvider } = await import('../frontend/e2e/fake-provider.mjs');
const { walkFiles } = await import('../frontend/e2e/lanes.mjs');

const named = namesOf(Object.keys(CHECKS), ['--journeys']);
const journeys = option('journeys')?.split(',') ?? [];
const provider = await startFakeProvider();
const anthropic = { ANTHROPIC_API_KEY: 'not-a-key', ANTHROPIC_BASE_URL: provider.url };
const openai = { OPENAI_API_KEY: 'not-a-key', OPENAI_BASE_URL: provider.url };
const settings = journeys.length ? { ...anthropic, ...openai, RATE_LIMITS: 'off' } : anthropic;
const topology = new Topology({ settings, provider });

let walking;

/** Those that do not ask the built-in identifier. */
async function walk(name) {
  const file = path.join(ROOT, 'frontend/e2e', `${name}.journey.mjs`);
  const { url, mailDataDir } = topology;
  const remote = { REMOTE_URL: url, REMOTE_DATA_DIR: mailDataDir, PROVIDER_URL: provider.url };
  const builtIn = { BUILT_IN_URL: url, BUILT_IN_DATA_DIR: mailDataDir };
  const env = { ...remote, ...builtIn, DATABASE_OF_SERVERS: topology.env.DATABASE_URL, WALK_ALL: '1' };
  const { isWell: isGood } = await walkFiles([file], [{ env }], { onStart: (child) => (walking = child) });
  return { name, says: 'these journeys pass', isGood };
}

async function tryOut(name) {
  const { says, check } = CHECKS[name];
  const from = performance.now();
  const { isGood, ...figures } = await check(topology).catch((error) => ({
    isGood: false,
    error: error.stack,
  }));
  console.log(`${isGood ? '✔' : '✖'} ${says}`);
  for (const [what, figure] of Object.entries(figures)) console.log(`    ${what}: ${figure}`);
  return { name, says, isGood, seconds: Math.round((performance.now() - from) / 1000) };
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    walking?.kill();
    void topology.stop().finally(() => process.exit(1));
  });

const rows = [];
try {
  await topology.start();
  console.log(`${topology.url}: two APIs, two workers.`);
  if (journeys.length) for (const name of journeys) rows.push(await walk(name));
  else for (const name of named) rows.push(await tryOut(name));
  console.table(rows.map(({ isGood, ...row }) => ({ ...row, holds: isGood ? 'yes' : 'NO' })));
  if (process.argv.includes('--stay')) {
    console.log('Ctrl-C stops it.');
    await new Promise(() => {}); // its processes keep this one running
  }
} finally {
  await topology.stop();
  await provider.stop();
}
process.exit(rows.every(({ isGood }) => isGood) ? 0 : 1);
