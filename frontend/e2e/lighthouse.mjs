// Lets Lighthouse look at pages as on a phone. Run by `npm run journeys -- --figures lighthouse`; what has less than full marks is
// listed below the marks. How fast pages load is measured by weight.mjs: in the traces of Chromium 156 Lighthouse 12 finds no
// beginning (NO_NAVSTART). npm fetches it when it is asked for: with what it needs it takes 185 MB.
import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { launch, newEmail, PASSWORD, servers } from './browser.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const PLANTS = 12;
const MAX_REPORT = 64 * 1024 * 1024;
const KINDS = ['accessibility', 'best-practices', 'seo'];
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

/** The marks of a page, and what each category found. */
async function measure(port, { path }) {
  const args = [
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${KINDS}`,
    `--port=${port}`,
  ];
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', server.url + path, ...args],
    { maxBuffer: MAX_REPORT },
  );
  const lhr = JSON.parse(stdout);
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  const found = KINDS.flatMap((kind) =>
    lhr.categories[kind].auditRefs
      .map(({ id, weight }) => ({ ...lhr.audits[id], weight }))
      .filter(({ score, weight }) => weight > 0 && score !== null && score < 1)
      .map(({ id, title, details }) => {
        const at = details?.items?.[0];
        return `${kind}: ${id}: ${title} ${at?.node?.snippet ?? at?.description ?? at?.source ?? ''}`;
      }),
  );
  return { marks: KINDS.map((kind) => Math.round(lhr.categories[kind].score * 100)), found };
}

const port = await freePort();
const browser = await launch([`--remote-debugging-port=${port}`]);
const shared = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
console.log(`${LIGHTHOUSE}, as on a phone: ${KINDS.join('/')}`);
for (const page of pages) {
  if (page.isMembers) await becomeMember(shared.contexts()[0]);
  const { marks, found } = await measure(port, page);
  console.log(`  ${page.name.padEnd(18)} ${marks.join('/')}`);
  for (const each of found) console.log(`    ${each}`);
}
await shared.close();
await browser.close();
