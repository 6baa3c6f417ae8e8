import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startApi } from '../../../test/api.js';
import type { Api } from '../../../test/api.js';
import { aPlantRecord, DataTransferClient, MANIFEST, pack } from '../../../test/data-transfer.js';
import { eventually, WAITS_FOR_A_LOCK } from '../../../test/eventually.js';
import { CONCURRENCY } from '../../platform/queue/job-worker.js';

describe('the files of many people', () => {
  let api: Api;
  let other: pg.Client;
  beforeAll(async () => {
    api = await startApi();
    other = new pg.Client({ connectionString: api.databaseUrl });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await api.stop();
  });

  const newClient = async () => new DataTransferClient(api, await api.signUp());
  const copies = () =>
    readdirSync(path.join(api.dataDir, 'tmp')).filter((name) => name.startsWith('import-')).length;
  const begun = () => api.sql(`select 1 from data_imports where state in ('queued', 'working')`);
  const working = () => api.sql(`select 1 from data_imports where state = 'working'`);
  const waiting = () => api.sql(`select 1 from pg_stat_activity where ${WAITS_FOR_A_LOCK}`);

  /** More than a worker does side by side. */
  const crowd = async () => {
    const clients: DataTransferClient[] = [];
    while (clients.length <= CONCURRENCY.work) clients.push(await newClient());
    return clients;
  };
  const seesMail = async () => {
    const { email } = await api.signUp(); // takes longer than a copy
    await eventually(
      () => Promise.resolve(api.mails('verification')),
      (mails) => mails.some((mail) => mail.includes(email)),
    );
  };

  it('are copied to the disk of a worker a few at a time, hold up no other work, and all are imported', async () => {
    const clients = await crowd();
    await other.query('begin; lock table plants in exclusive mode');
    const files = { 'leaflore.json': MANIFEST, 'plants.json': JSON.stringify([aPlantRecord()]) };
    const backup = await pack(Object.entries(files));
    const imported = clients.map((client) => client.importFile(backup));
    await eventually(begun, ({ length }) => length === clients.length);
    await eventually(working, ({ length }) => length === CONCURRENCY.files);
    await eventually(waiting, ({ length }) => length === CONCURRENCY.files);
    await seesMail();
    expect(copies()).toBe(CONCURRENCY.files);
    await other.query('commit');
    expect((await Promise.all(imported)).map(({ state }) => state)).toEqual(clients.map(() => 'done'));
    await eventually(
      () => Promise.resolve(copies()),
      (left) => left === 0,
    );
  });

  it('are written a few at a time, too, where they are exported', async () => {
    const clients = await crowd();
    const states = () => api.sql<{ state: string }>('select state from data_exports');
    const count = (all: { state: string }[], state: string) =>
      all.filter((row) => row.state === state).length;
    await other.query('begin; lock table plants in access exclusive mode');
    const exported = clients.map((client) => client.exportData());
    await eventually(states, (all) => count(all, 'working') === CONCURRENCY.files);
    await seesMail();
    const all = await states();
    expect([count(all, 'working'), count(all, 'queued')]).toEqual([
      CONCURRENCY.files,
      clients.length - CONCURRENCY.files,
    ]);
    await other.query('commit');
    expect((await Promise.all(exported)).map(({ outcome }) => outcome.state)).toEqual(
      clients.map(() => 'ready'),
    );
  });
});
