// `npm run faults`: kills, stops and abuses an installation of its own, and counts what was lost; see docs/faults.md.
// -- kill-api kill-worker kill-postgres stop fuzz   only these
// --times 50     kills of each process (stops: 20)          --runs 10000   hostile requests
// --no-build     takes what is built already
import { build, install, option } from './lib.mjs';

install();
if (!process.argv.includes('--no-build')) build('backend');
const { Installation } = await import('../backend/faults/installation.mjs');
const { kill } = await import('../backend/faults/kill.mjs');
const { stop } = await import('../backend/faults/stop.mjs');
const { fuzz } = await import('../backend/faults/fuzz.mjs');

const kills = Number(option('times') ?? 50);
const FAULTS = {
  'kill-api': (installation) => kill(installation, 'main', kills),
  'kill-worker': (installation) => kill(installation, 'worker', kills),
  'kill-postgres': (installation) => kill(installation, 'postgres', kills),
  stop: (installation) => stop(installation, Number(option('times') ?? 20)),
  fuzz: (installation) => fuzz(installation, Number(option('runs') ?? 10_000)),
};
const named = process.argv.slice(2).filter((arg) => FAULTS[arg]);
const isGood = (row) => !['lost', 'doubled', '5xx', 'resets'].some((name) => row[name]);

const rows = [];
for (const name of named.length ? named : Object.keys(FAULTS)) {
  console.log(`${name} …`);
  const installation = new Installation();
  try {
    await installation.start();
    rows.push(await FAULTS[name](installation));
    console.table(rows.slice(-1));
  } finally {
    await installation.stop();
  }
}
process.exit(rows.every(isGood) ? 0 : 1);
