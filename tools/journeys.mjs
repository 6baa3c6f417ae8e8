// `npm run journeys [-- part of a file's name …]`: walks through the web app with a browser, on two servers of its own.
// `npm run journeys -- --figures` measures loading instead. `--no-build` takes what is built already.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { startFakeProvider } from '../frontend/e2e/fake-provider.mjs';
import { startLeaflore } from '../frontend/e2e/server.mjs';
import { build, install, ROOT } from './lib.mjs';

const args = process.argv.slice(2);
const isFigures = args.includes('--figures');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const from = performance.now();

install();
if (!args.includes('--no-build')) build();

const E2E = path.join(ROOT, 'frontend', 'e2e');
const files = readdirSync(E2E)
  .filter(
    (name) => name.endsWith('.journey.mjs') && (!wanted.length || wanted.some((part) => name.includes(part))),
  )
  .map((name) => path.join(E2E, name));

const SCREENSHOTS = path.join(ROOT, '.screenshots');
mkdirSync(SCREENSHOTS, { recursive: true });
for (const name of readdirSync(SCREENSHOTS))
  if (name.startsWith('failed-')) rmSync(path.join(SCREENSHOTS, name));

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
  const env = {
    ...process.env,
    PROVIDER_URL: provider.url,
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
  if (!isFigures) {
    const { compare } = await import('../frontend/e2e/compare.mjs');
    await compare(SCREENSHOTS);
  }
} finally {
  await stopAll();
}
console.log(`Walked in ${Math.round((performance.now() - from) / 1000)} s.`);
process.exit(status ?? 1);
