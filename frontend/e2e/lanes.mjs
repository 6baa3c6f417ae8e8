import { spawn } from 'node:child_process';
import path from 'node:path';
import { startFakeProvider } from './fake-provider.mjs';
import { ADMIN, startLeaflore } from './server.mjs';
import { FAILED, troublesIn } from './outcome.mjs';

const REPORTER = path.join(import.meta.dirname, 'reporter.mjs');
/** All screens at one width take half an hour, on a slow machine twice that; a file that takes longer hangs, and is said to. */
const FILE_WITHIN_MS = 70 * 60_000;

/**
 * Servers of their own for journeys that are walked one after the other: a Leaflore with the built-in identifier, one with
 * a remote one that answers as a journey wants, and, where it is asked for, the web app as it is developed.
 * @returns {Promise<{ env: Record<string, string | undefined>, stop: () => Promise<void> }>}
 */
export async function openLane({ withGallery = false } = {}) {
  const started = [];
  const stop = async () => void (await Promise.all(started.map((one) => one.stop())));
  const keep = async (starting) => {
    const one = await starting;
    started.push(one);
    return one;
  };
  try {
    const provider = await keep(startFakeProvider());
    const builtIn = await keep(startLeaflore({ ADMIN_EMAILS: ADMIN }));
    const remote = await keep(
      startLeaflore({
        IDENTIFICATION_PROVIDER: 'anthropic',
        ANTHROPIC_API_KEY: 'not-a-key',
        ANTHROPIC_BASE_URL: provider.url,
        OPENAI_API_KEY: 'not-a-key',
        OPENAI_BASE_URL: provider.url,
      }),
    );
    const { startGallery } = await import('./gallery-server.mjs');
    const gallery = withGallery && (await keep(startGallery(builtIn.url)));
    const env = {
      PROVIDER_URL: provider.url,
      GALLERY_URL: gallery ? gallery.url : undefined,
      BUILT_IN_URL: builtIn.url,
      BUILT_IN_DATA_DIR: builtIn.dataDir,
      REMOTE_URL: remote.url,
      REMOTE_DATA_DIR: remote.dataDir,
    };
    return { env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Walks files of journeys, as many side by side as there are lanes: a lane takes the next file when it is done with one.
 * Answers whether all went well, and repeats what did not, which may be far above by then.
 * @returns {Promise<{ isWell: boolean, troubles: string[] }>}
 */
export async function walkFiles(files, lanes, { onStart }) {
  const left = [...files];
  const all = { isWell: true, troubles: [] };
  await Promise.all(
    lanes.map(async ({ env }) => {
      for (let file = left.shift(); file; file = left.shift()) {
        const { isWell, troubles } = await walkFile(file, env, onStart);
        all.isWell &&= isWell;
        all.troubles.push(...troubles);
      }
    }),
  );
  return all;
}

function walkFile(file, env, onStart) {
  const child = spawn(process.execPath, ['--test', `--test-reporter=${REPORTER}`, file], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  onStart(child);
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
    process.stdout.write(text);
  });
  const hanging = setTimeout(() => {
    const said = `${FAILED} ${path.basename(file)} does not end.\n`;
    printed += said;
    process.stdout.write(said);
    child.kill('SIGKILL');
  }, FILE_WITHIN_MS);
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ isWell: code === 0, troubles: troublesIn(printed) })),
  ).finally(() => clearTimeout(hanging));
}
