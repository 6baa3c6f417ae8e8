// `npm run bench`: the API against a bare server on the same tables; see docs/benchmarks.md.
// --only user,search   only these rows      --rounds 6 --seconds 1   how long
// --large              the search among 400,000 names too            --json   as JSON
// --only growth --people 1000,100000   the ten requests made most, with ever more people
// --only soak --minutes 60   visits at half of the full speed, for as long
import { build, install, option } from './lib.mjs';

const json = process.argv.includes('--json');
install();
build('backend');
const { Fixtures } = await import('../backend/bench/fixtures.mjs');
const { table } = await import('../backend/bench/figures.mjs');
const rows = {
  ...(await import('../backend/bench/rows.mjs')),
  ...(await import('../backend/bench/scenarios.mjs')),
  ...(await import('../backend/bench/admin.mjs')),
  ...(await import('../backend/bench/large.mjs')),
  ...(await import('../backend/bench/data-transfer.mjs')),
  ...(await import('../backend/bench/hostile.mjs')),
  ...(await import('../backend/bench/chat.mjs')),
  ...(await import('../backend/bench/growth.mjs')),
  ...(await import('../backend/bench/soak.mjs')),
};
const ALWAYS = ['user', 'plants', 'add', 'library', 'search', 'login', 'identify', 'start'];

const names = option('only')?.split(',') ?? ALWAYS;
if (process.argv.includes('--large') && !names.includes('large')) names.push('large');
const unknown = names.filter((name) => !rows[name]);
if (unknown.length) {
  console.error(`There is no row ${unknown.join(', ')}. There are ${Object.keys(rows).join(', ')}.`);
  process.exit(64); // EX_USAGE of sysexits.h
}
const pace = { rounds: Number(option('rounds') ?? 6), seconds: Number(option('seconds') ?? 1) };

const fixtures = new Fixtures();
const figures = [];
try {
  await fixtures.start();
  for (const name of names) {
    if (!json) console.log(`${name} …`);
    figures.push(...(await rows[name](fixtures, pace)));
  }
} finally {
  await fixtures.stop();
}
console.log(json ? JSON.stringify(figures, null, 2) : `\n${table(figures)}`);
