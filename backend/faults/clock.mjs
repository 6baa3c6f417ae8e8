import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startFakeProvider } from '../../frontend/e2e/fake-provider.mjs';
import { beginIdentification, photo, statusOf } from './across/asking.mjs';
import { countsOf, wrongOf } from './figures.mjs';
import { Readers } from './readers.mjs';
import { Topology } from './topology.mjs';
import { until } from './until.mjs';
import { Writers } from './writers.mjs';

const LIBRARIES = '/usr/lib';
const NAME = 'faketime/libfaketimeMT.so.1';
const WRITES_PER_SECOND = 15;
const READS_PER_SECOND = 15;
const JUMPS = ['+1d', '+0', '-1h', '+0'];
/** The library looks at its file once a second. */
const HELD_MS = 5000;
const FREE = 5;

/** In the folder itself, or in that of the machine's kind. */
function findLibrary() {
  const kinds = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  return ['', ...kinds].map((kind) => path.join(LIBRARIES, kind, NAME)).find((file) => existsSync(file));
}

/** APIs and workers whose clock can be changed while they run; those of Postgres and Redis, and their own stopwatches, stay right. */
export class TopologyOnOneClock extends Topology {
  /** Why it cannot be had on this machine; undefined where it can. */
  static whyNot() {
    const needed = { 'nginx-light': 'nginx', 'redis-server': 'redis-server' };
    const missing = Object.keys(needed).filter(
      (name) => spawnSync(needed[name], ['-v'], { stdio: 'ignore' }).error,
    );
    if (!findLibrary()) missing.push('faketime');
    return missing.length ? `On Debian: apt-get install ${missing.join(' ')}` : undefined;
  }

  async start() {
    this.provider = await startFakeProvider();
    this.clockFolder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-clock-'));
    this.setClock('+0');
    Object.assign(this.settings, {
      LD_PRELOAD: findLibrary(),
      FAKETIME_TIMESTAMP_FILE: path.join(this.clockFolder, 'clock'),
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      RATE_LIMITS: 'off',
      ANTHROPIC_API_KEY: 'not-a-key',
      ANTHROPIC_BASE_URL: this.provider.url,
    });
    await super.start();
  }

  /** @param {string} offset such as "+1d" */
  setClock(offset) {
    const file = path.join(this.clockFolder, 'clock');
    writeFileSync(`${file}.new`, `${offset}\n`);
    renameSync(`${file}.new`, file);
  }

  async stop() {
    await super.stop();
    await this.provider?.stop();
    if (this.clockFolder) rmSync(this.clockFolder, { recursive: true, force: true });
  }
}

/** A day forward, back, an hour back and forward again, while people write, read, identify plants and tick off their tasks. */
export async function changeClock(topology, times) {
  const { provider } = topology;
  const people = await Promise.all(Array.from({ length: 4 }, () => topology.signUp()));
  const [finder, gardener] = people;
  const body = await photo();
  const tasks = await plantsOf(gardener);
  const ids = [...topology.children].map(([name, { child }]) => [name, child.pid]);
  const writers = new Writers(topology, WRITES_PER_SECOND);
  await writers.start();
  const readers = new Readers(
    people.map(({ send }) => send),
    READS_PER_SECOND,
  );
  const identified = [];
  const ticked = [];
  provider.willDo([{ isHeld: true }]);
  const held = await beginIdentification(finder, 'api-1');
  await until(() => provider.calls > 0);
  for (let n = 0; n < times; n += 1)
    for (const jump of JUMPS) {
      topology.setClock(jump);
      await pause(HELD_MS);
      identified.push(await finder.send('POST', '/api/identify-plant', body).then(statusOf));
      ticked.push(await tick(gardener, tasks[0]));
      if (n === 0 && jump === '-1h') await fetch(`${provider.url}/release`, { method: 'POST' });
    }
  await until(
    async () => !['queued', 'analysing'].includes((await (await finder.send('GET', held)).json()).state),
  );
  const reads = (await readers.stop()).map(({ outcome }) => outcome);
  const { sent, acknowledged, lost, doubled, refusals } = await writers.stop();
  const alive = await Promise.all(people.map(({ send }) => send('GET', '/api/auth/user').then(statusOf)));
  const found = await countsOfPeople(topology, finder, gardener);
  const after = await tasksOf(gardener);
  return {
    fault: `clock +1 day, back, -1 hour, back, ${times} times`,
    'writes sent': sent,
    acknowledged,
    lost,
    doubled,
    refused: countsOf(refusals) || 'none',
    reads: countsOf(reads),
    identifications: countsOf(identified),
    'answered, charged, used': `${found.answered}, ${found.charged}, ${found.used}`,
    'ticked off': `${countsOf(ticked)}; in the journal ${found.events} x`,
    'sessions afterwards': countsOf(alive),
    wrong: wrongOf({
      'a read was neither answered nor 401': reads.every((outcome) => [200, 401].includes(outcome)),
      'a write was refused otherwise than by 401': refusals.every((outcome) => outcome === 401),
      'the quota is not what was answered': found.charged === found.used && found.answered === found.used,
      'more was given than is free': found.used <= FREE,
      'an identification had no clear answer': identified.every((status) => [200, 402, 503].includes(status)),
      'a task was done twice': found.events === 1,
      'a task was doubled or lost': after.length === tasks.length && new Set(after).size === after.length,
      'a session was not there afterwards': alive.every((status) => status === 200),
      'a process ended': ids.every(([name, pid]) => {
        const { child } = topology.children.get(name);
        return child.pid === pid && child.exitCode === null && !child.signalCode;
      }),
    }),
  };
}

/** Plants whose care the library knows; the ids of their tasks. */
async function plantsOf(person) {
  for (const commonName of ['Monstera', 'Jade Plant', 'Spider Plant'])
    await person.send('POST', '/api/plants', { commonName }).then(statusOf);
  return tasksOf(person);
}

async function tasksOf({ send }) {
  const plants = await (await send('GET', '/api/plants')).json();
  const schedules = plants.map(async ({ id }) => (await send('GET', `/api/plants/${id}/schedule`)).json());
  return (await Promise.all(schedules)).flat().map(({ id }) => id);
}

/** Says again and again, by the same key, that a task was done. */
const tick = ({ send }, task) =>
  send('POST', `/api/care/tasks/${task}/done`, {}, { 'idempotency-key': `done ${task}` }).then(statusOf);

async function countsOfPeople(topology, finder, gardener) {
  const [counts] = await topology.sql(
    `select count(*) filter (where state = 'answered')::int as answered,
            count(*) filter (where charged)::int as charged,
            (select identifications_used from users where id = $1) as used,
            (select count(*)::int from care_events where user_id = $2) as events
       from identification_history where user_id = $1`,
    [finder.id, gardener.id],
  );
  return counts;
}
