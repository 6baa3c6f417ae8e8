import path from 'node:path';
import { cannotStart, loadConfig, reasonOf } from './platform/config/load-config.js';
import { createAppRole } from './setup/app-role.js';
import { childEnv } from './setup/child-env.js';
import { Child } from './setup/children.js';
import { appRoleOf, configuredUrls } from './setup/database-urls.js';
import { endWithNpm } from './setup/end-with-npm.js';
import { startEmbeddedPostgres } from './setup/embedded-postgres.js';
import { findFreePort } from './setup/free-port.js';
import { metricsPorts } from './setup/metrics-ports.js';
import { migrateAndSeed } from './setup/migrate-and-seed.js';
import { claimDataDir } from './setup/one-at-a-time.js';
import { describeSetup } from './setup/describe-setup.js';

/**
 * `npm start`: starts Postgres (its own, unless DATABASE_URL names another), migrates it, then starts worker and API.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const config = loadConfig();

const metrics = trying(() => metricsPorts(config));
const owner = trying(() => claimDataDir(config.DATA_DIR));
if (owner) {
  process.stderr.write(
    `Leaflore is already running on ${config.DATA_DIR} (process ${owner}). Stop it first, or set DATA_DIR.\n`,
  );
  process.exit(1);
}

const postgres = config.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres(path.join(config.DATA_DIR, 'postgres')).catch(cannotStart);
const children: Child[] = [];

let ending: Promise<void> | undefined;
const end = () =>
  (ending ??= (async () => {
    say('\nStopping …');
    await Promise.all(children.map((child) => child.stop()));
    await postgres?.stop();
    say('Stopped. Everything is kept.');
    process.exit(0);
  })());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
endWithNpm(() => void end());

try {
  const urls = configuredUrls(config) ?? { owner: postgres!.url, app: await createAppRole(postgres!.url) };
  const { plants } = await migrateAndSeed(urls.owner, appRoleOf(urls));
  if (plants) say(`The plant library holds ${plants} plants.`);
  const port = await findFreePort(config.PORT, config.HOST, Object.values(metrics));
  if (config.PORT && port !== config.PORT) say(`Port ${config.PORT} is taken, so this is port ${port}.`);
  const given = { DATABASE_URL: urls.app, PORT: String(port), DATA_DIR: config.DATA_DIR };
  for (const name of ['worker', 'main'] as const) {
    // The API has no keys, but says whose models can be asked.
    const own = { ...given, CHAT_PROVIDERS: config.chatProviders.join(','), ...metricsOf(name) };
    const env = childEnv(name, own);
    children.push(new Child(path.join(import.meta.dirname, `${name}.js`), env));
  }
  await Promise.all(children.map((child) => child.start()));
  config.PORT = port;
  say(describeSetup(config));
} catch (error) {
  process.stderr.write(`Leaflore could not start: ${reasonOf(error)}\n`);
  await Promise.all(children.map((child) => child.stop()));
  await postgres?.stop();
  process.exit(1);
}

/** Where a process has its metrics. */
function metricsOf(name: 'main' | 'worker'): Record<string, string> {
  return metrics[name] ? { METRICS_PORT: String(metrics[name]) } : {};
}

/** Ends the start with a sentence where that fails. */
function trying<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return cannotStart(error);
  }
}
