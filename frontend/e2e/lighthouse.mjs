// Lets Lighthouse look at pages as on a phone. Run by `npm run journeys -- --figures lighthouse`; what has less than full marks is
// listed below the marks. npm fetches it when it is asked for, with the Node that it runs on: together they take 360 MB.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { launch, newEmail, PASSWORD, servers } from './browser.mjs';
import { giveWayToBrowsers } from './slowed.mjs';

/** In the traces of Chromium 156, Lighthouse 12 finds no beginning (NO_NAVSTART); 13 needs Node 22.19. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const ITS_NODE = 'node@22.23.3';
const PLANTS = 12;
const MAX_REPORT = 64 * 1024 * 1024;
/** By Lighthouse a phone is so much slower; a task that takes it longer than that blocks. */
const SLOWER = 4;
const LONG_MS = 50;
const KINDS = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const server = servers.builtIn;
const headers = { origin: new URL(server.url).origin };

const pages = [
  { name: 'landing', path: '/' },
  { name: 'library', path: '/plants' },
  { name: 'care guide', path: '/plants/aloe-vera' },
  { name: 'article', path: '/blog/common-houseplant-problems-ai-diagnosis' },
  { name: 'about', path: '/about' },
  { name: `garden, ${PLANTS} plants`, path: '/garden', isMembers: true },
];

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Signs a gardener up in the window that Lighthouse uses. */
async function becomeMember({ request }) {
  const data = { email: newEmail(), password: PASSWORD, firstName: 'Rosa', lastName: 'Moss' };
  await request.post(`${server.url}/api/register`, { data, headers });
  for (let n = 1; n <= PLANTS; n += 1)
    await request.post(`${server.url}/api/plants`, { data: { commonName: `Peace Lily ${n}` }, headers });
}

/**
 * How long the page is blocked after its first words, by the clock of its main thread: unlike Lighthouse's figure, this leaves
 * out the time in which other processes had the processor.
 */
function blockedMs(folder) {
  const { traceEvents } = JSON.parse(readFileSync(path.join(folder, 'trace.json'), 'utf8'));
  const of = (event) => `${event.pid} ${event.tid}`;
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const main = new Set(traceEvents.filter(isMain).map(of));
  const paints = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts);
  const tasks = new Map(
    traceEvents
      .filter(({ name, ts }) => name.endsWith('RunTask') && ts > Math.min(...paints))
      .filter((event) => main.has(of(event)))
      .map((event) => [`${of(event)} ${event.ts}`, ((event.tdur ?? event.dur ?? 0) / 1000) * SLOWER]),
  );
  return [...tasks.values()].reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0);
}

/** The marks of a page, and what each category found. */
async function measure(port, { path: address }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-lighthouse-'));
  const args = [
    `-GA=${folder}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${KINDS}`,
    `--port=${port}`,
  ];
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${ITS_NODE}`,
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      server.url + address,
      ...args,
    ],
    { maxBuffer: MAX_REPORT },
  );
  const lhr = JSON.parse(stdout);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const found = KINDS.flatMap((kind) =>
    lhr.categories[kind].auditRefs
      .map(({ id, weight }) => ({ ...lhr.audits[id], weight }))
      .filter(({ score, weight }) => weight > 0 && score !== null && score < 1)
      .map(({ id, title, details }) => {
        const at = details?.items?.[0];
        return `${kind}: ${id}: ${title} ${at?.node?.snippet ?? at?.description ?? at?.source ?? ''}`;
      }),
  );
  const times = [
    ...TIMES.map((id) => `${id} ${lhr.audits[id].displayValue}`),
    `blocked by its own clock ${Math.round(blockedMs(folder))} ms`,
  ].join(', ');
  rmSync(folder, { recursive: true });
  return { marks: KINDS.map((kind) => Math.round(lhr.categories[kind].score * 100)), times, found };
}

const port = await freePort();
const browser = await launch([`--remote-debugging-port=${port}`]);
const shared = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
giveWayToBrowsers(process.ppid);
console.log(`${LIGHTHOUSE}, as on a phone: ${KINDS.join('/')}`);
for (const page of pages) {
  if (page.isMembers) await becomeMember(shared.contexts()[0]);
  const { marks, times, found } = await measure(port, page);
  console.log(`  ${page.name.padEnd(18)} ${marks.join('/')}  ${times}`);
  for (const each of found) console.log(`    ${each}`);
}
await shared.close();
await browser.close();
