// `npm run journeys [-- part of a file's name …]`: walks through the web app with a browser, on two servers of its
// own. Screenshots are compared with frontend/e2e/baseline; `npm run journeys -- --accept [part of a screen's name]`
// accepts those of the last walk. `npm run journeys -- --figures` measures loading instead. `--no-build` uses the
// existing build.
import { readdirSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { startFakeProvider } from '../frontend/e2e/fake-provider.mjs';
import { startLeaflore } from '../frontend/e2e/server.mjs';
import { build, install, ROOT } from './lib.mjs';

const args = process.argv.slice(2);
const isFigures = args.includes('--figures');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const from = performance.now();
const SCREENSHOTS = path.join(ROOT, '.screenshots');

install();
const { startGallery } = await import('../frontend/e2e/gallery-server.mjs');
const { accept, compare } = await import('../frontend/e2e/compare.mjs');
if (args.includes('--accept')) {
  console.log(accept(SCREENSHOTS, wanted[0]));
  process.exit();
}
if (!args.includes('--no-build')) build();

const E2E = path.join(ROOT, 'frontend', 'e2e');
const files = readdirSync(E2E)
  .filter(
    (name) => name.endsWith('.journey.mjs') && (!wanted.length || wanted.some((part) => name.includes(part))),
  )
  .map((name) => path.join(E2E, name));

const isPictured = !isFigures && files.some((file) => file.endsWith('screens.journey.mjs'));
if (isPictured) rmSync(SCREENSHOTS, { recursive: true, force: true });

/** 1 where a screen looks different from what was accepted. */
async function sayWhatChanged() {
  const changes = await compare(SCREENSHOTS);
  if (changes.length === 0) return 0;
  console.error(`\nNot as accepted (both, side by side, in ${path.join(SCREENSHOTS, 'changed')}):`);
  for (const change of changes) console.error(`  ${change}`);
  console.error(
    'If this is as it should be: npm run journeys -- --accept [part of a screen’s name], and commit.',
  );
  const lasting = changes.filter((change) => !isSlight(change, changes));
  if (lasting.length === 0)
    console.error('In so few views of a screen this may be chance: it does not fail the walk.');
  return lasting.length ? 1 : 0;
}

/** Of a screen's seven views, one to three may differ by chance: a page that was a line higher when it was pictured. */
function isSlight(change, changes) {
  const screenOf = (line) => line.slice(16).split(':')[0];
  if (!/^(changed|another height) /.test(change)) return false;
  const views = changes
    .filter((line) => screenOf(line) === screenOf(change))
    .flatMap((line) => line.split(', '));
  return views.length <= 3;
}

const started = [];
const keep = async (starting) => {
  const one = await starting;
  started.push(one);
  return one;
};
const stopAll = async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
};
let running;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running?.kill(signal));

let status;
try {
  const provider = await keep(startFakeProvider());
  const builtIn = await keep(startLeaflore());
  const remote = await keep(
    startLeaflore({
      IDENTIFICATION_PROVIDER: 'anthropic',
      ANTHROPIC_API_KEY: 'not-a-key',
      ANTHROPIC_BASE_URL: provider.url,
    }),
  );
  const gallery = isPictured && (await keep(startGallery(builtIn.url)));
  const env = {
    ...process.env,
    PROVIDER_URL: provider.url,
    GALLERY_URL: gallery?.url,
    BUILT_IN_URL: builtIn.url,
    BUILT_IN_DATA_DIR: builtIn.dataDir,
    REMOTE_URL: remote.url,
    REMOTE_DATA_DIR: remote.dataDir,
  };
  const command = isFigures
    ? [path.join(E2E, 'weight.mjs')]
    : ['--test', '--test-concurrency=1', '--test-reporter=spec', ...files];
  status = await new Promise((resolve) => {
    running = spawn(process.execPath, command, { cwd: ROOT, stdio: 'inherit', env });
    running.once('exit', (code) => resolve(code ?? 1));
  });
  if (isPictured) status = (await sayWhatChanged()) || status;
} finally {
  await stopAll();
}
console.log(`Walked in ${Math.round((performance.now() - from) / 1000)} s.`);
process.exit(status ?? 1);
