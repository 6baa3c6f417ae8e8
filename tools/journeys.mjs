// `npm run journeys [-- part of a file's name …]`: walks through the web app with browsers, two side by side, each on servers
// of its own. Screens that are built from the same as when they were accepted or their words read are left out; `--all` looks at
// them too.
// Its pictures are compared with frontend/e2e/baseline; `npm run journeys -- --accept [part of a screen's name]` accepts
// those of the last walk. `npm run journeys -- --figures` measures loading instead,
// `-- --figures presses` how long presses take, `-- --figures on-device` the identifier in the browser, `-- --figures lighthouse` what
// Lighthouse finds. `SCREENS_LANGUAGE=de npm run journeys -- screens-phone` looks at screens in German, whose pictures are not compared.
// `--no-build` takes what is built already.
import { readdirSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, install, ROOT } from './lib.mjs';

const args = process.argv.slice(2);
const isFigures = args.includes('--figures');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const from = performance.now();
const SCREENSHOTS = path.join(ROOT, '.screenshots');
/** Screens in another language are pictured beside the others. */
const language = process.env.SCREENS_LANGUAGE ?? '';
const E2E = path.join(ROOT, 'frontend', 'e2e');
/** Browsers side by side: with the servers that they ask, two keep two cores busy. */
const MAX_LANES = 2;
/** Take longest, so they are begun first. */
const LONG = /screens-|texts|garden|identify|plant/;

install();
const isAccepting = args.includes('--accept');
if (!isAccepting && !args.includes('--no-build')) build();
// Screens are made of what is built.
const { accept, compare } = await import('../frontend/e2e/compare.mjs');
if (isAccepting) {
  console.log(await accept(SCREENSHOTS, wanted[0]));
  process.exit();
}
const { openLane, walkFiles } = await import('../frontend/e2e/lanes.mjs');
const { FAILED } = await import('../frontend/e2e/outcome.mjs');
if (args.includes('--all')) process.env.WALK_ALL = '1';

const isWanted = (name) => !wanted.length || wanted.some((part) => name.includes(part));
const order = (name) => (name.startsWith('screens-') ? 0 : LONG.test(name) ? 1 : 2);
const files = readdirSync(E2E)
  .filter((name) => name.endsWith('.journey.mjs') && isWanted(name))
  .sort((a, b) => order(a) - order(b))
  .map((name) => path.join(E2E, name));
const isPictured = !isFigures && files.some((file) => path.basename(file).startsWith('screens-'));
if (isPictured) rmSync(path.join(SCREENSHOTS, language), { recursive: true, force: true });

/** Whether every screen looks as it was accepted. */
async function sayWhatChanged() {
  const { changes, isChance } = await compare(SCREENSHOTS);
  if (changes.length === 0) return true;
  console.error(`\nNot as accepted (both, side by side, in ${path.join(SCREENSHOTS, 'changed')}):`);
  for (const change of changes) console.error(`  ${change}`);
  console.error(
    'If this is as it should be: npm run journeys -- --accept [part of a screen’s name], and commit.',
  );
  if (isChance) console.error('In so few views of a screen this may be chance: it does not fail the walk.');
  return isChance;
}

const lanes = [];
const running = new Set();
const onStart = (child) => {
  running.add(child);
  child.once('exit', () => running.delete(child));
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => running.forEach((child) => child.kill(signal)));

async function figures({ env }) {
  const child = spawn(process.execPath, [path.join(E2E, `${wanted[0] ?? 'weight'}.mjs`)], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  onStart(child);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

let isWell;
let troubles = [];
let isAsAccepted = true;
try {
  const count = isFigures ? 1 : Math.min(MAX_LANES, files.length);
  for (let n = 0; n < count; n += 1) lanes.push(await openLane({ withGallery: isPictured && !language }));
  if (isFigures) isWell = await figures(lanes[0]);
  else ({ isWell, troubles } = await walkFiles(files, lanes, { onStart }));
  if (isPictured && !language) isAsAccepted = await sayWhatChanged();
} finally {
  await Promise.all(lanes.map((lane) => lane.stop()));
}
if (troubles.length) console.log(`\nWhat went wrong:\n${troubles.join('\n')}\n`);
console.log(`Walked in ${Math.round((performance.now() - from) / 1000)} s.`);
// Last, where it is read when no more is kept than the end.
for (const line of troubles) if (line.startsWith(FAILED)) console.log(line);
if (!isAsAccepted) console.log(`${FAILED} screens are not as they were accepted`);
process.exit(isWell && isAsAccepted ? 0 : 1);
