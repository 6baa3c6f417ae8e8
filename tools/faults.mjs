// `npm run faults`: kills, stops and abuses an installation of its own, and counts what was lost; see docs/faults.md.
// -- kill-api redis-full …   only these; all are in docs/faults.md
// --times 50     kills of each process (stops: 20, of the others 10)          --runs 10000   hostile requests
// --no-build     takes what is built already
import { build, install, namesOf, option } from './lib.mjs';

install();
if (!process.argv.includes('--no-build')) build('backend');
const { changeClock, TopologyOnOneClock } = await import('../backend/faults/clock.mjs');
const { fillDisk, InstallationOnSmallDisk } = await import('../backend/faults/disk-full.mjs');
const { Installation } = await import('../backend/faults/installation.mjs');
const { kill } = await import('../backend/faults/kill.mjs');
const { stopPostgres } = await import('../backend/faults/postgres-stop.mjs');
const { emptyRedis, fillRedis, InstallationWithRedis, stopRedis } =
  await import('../backend/faults/redis.mjs');
const { stop } = await import('../backend/faults/stop.mjs');
const { fuzz } = await import('../backend/faults/fuzz.mjs');

const times = (usual) => Number(option('times') ?? usual);
/** Each with what it is done to, and what does it. */
const FAULTS = {
  'kill-api': [Installation, (installation) => kill(installation, 'main', times(50))],
  'kill-worker': [Installation, (installation) => kill(installation, 'worker', times(50))],
  'kill-postgres': [Installation, (installation) => kill(installation, 'postgres', times(50))],
  stop: [Installation, (installation) => stop(installation, times(20))],
  'postgres-stop': [Installation, (installation) => stopPostgres(installation, times(10))],
  'redis-stop': [InstallationWithRedis, (installation) => stopRedis(installation, times(10))],
  'redis-empty': [InstallationWithRedis, (installation) => emptyRedis(installation, times(10))],
  'redis-full': [InstallationWithRedis, (installation) => fillRedis(installation, times(10))],
  'disk-full': [InstallationOnSmallDisk, (installation) => fillDisk(installation, times(10))],
  clock: [TopologyOnOneClock, (topology) => changeClock(topology, times(10))],
  fuzz: [Installation, (installation) => fuzz(installation, Number(option('runs') ?? 10_000))],
};
const named = namesOf(Object.keys(FAULTS), ['--times', '--runs']);
const isGood = (row) => !['lost', 'doubled', '5xx', 'resets', 'wrong'].some((name) => row[name]);

const rows = [];
const leftOut = [];
for (const name of named) {
  const [Target, harm] = FAULTS[name];
  const whyNot = Target.whyNot?.();
  if (whyNot) {
    leftOut.push(`LEFT OUT ${name}: ${whyNot}`);
    continue;
  }
  console.log(`${name} …`);
  const target = new Target();
  try {
    await target.start();
    const row = await harm(target);
    rows.push(row);
    if (Object.keys(row).length > 8) console.log(row);
    else console.table([row]);
  } finally {
    await target.stop();
  }
}
for (const line of leftOut) console.error(line);
process.exit(rows.every(isGood) ? 0 : 1);
