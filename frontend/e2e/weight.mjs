/* global window, PerformanceObserver */
// Measures loading on a cheap phone with a slow connection and an empty cache. Run by `npm run journeys --
// --figures`.
import { launch, newEmail, openWindow, PASSWORD, PHONE, see, servers, WITHOUT_WORKER } from './browser.mjs';
import { aPicture } from './pictures.mjs';

const RUNS = 3;
const CPU_SLOWDOWN = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const QUIET_MS = 5_000;
const LONG_MS = 50;
const server = servers.builtIn;

const MANY = 50;

const pages = [
  { name: 'landing', path: '/', as: 'visitor' },
  { name: 'identify', path: '/identify', as: 'member' },
  ...['home', 'garden'].flatMap((name) => [
    { name: `${name}, empty`, path: name === 'home' ? '/' : '/garden', as: 'member' },
    { name: `${name}, ${MANY} plants`, path: name === 'home' ? '/' : '/garden', as: 'member', plants: MANY },
  ]),
];

/** Without the service worker: what it keeps would be there at once, and its requests pass the slow line by. */
async function openPhone(browser, as, plants) {
  const someone = await openWindow(browser, { server, size: PHONE, ...WITHOUT_WORKER });
  const cdp = await someone.page.context().newCDPSession(someone.page);
  await cdp.send('Network.enable');
  if (as === 'member') await comeBefore(someone, cdp, plants);
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { ...someone, cdp };
}

/** A returning member: cookies are there, the cache is empty. */
async function comeBefore({ page, signUp }, cdp, plants = 0) {
  await signUp();
  const headers = { origin: new URL(server.url).origin };
  for (let n = 1; n <= plants; n += 1)
    await page.request.post('/api/plants', { data: { commonName: `Peace Lily ${n}` }, headers });
  await page.goto('/');
  await see(page.getByRole('link', { name: 'Start FREE Plant ID' }));
  await page.goto('about:blank');
  await cdp.send('Network.clearBrowserCache');
}

/** Counts the bytes over the network, as compressed. */
function weigh(cdp) {
  const kinds = new Map();
  const weight = { js: 0, all: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') weight.js += encodedDataLength;
  });
  return weight;
}

async function load(browser, { path, as, plants }) {
  const { page, cdp, close } = await openPhone(browser, as, plants);
  const weight = weigh(cdp);
  await page.addInitScript(() => {
    window.seen = { lcp: 0, cls: 0, fcp: 0, long: [] };
    const watch = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => (window.seen.lcp = entry.startTime));
    watch('layout-shift', (entry) => (window.seen.cls += entry.hadRecentInput ? 0 : entry.value));
    watch('paint', (entry) => entry.name === 'first-contentful-paint' && (window.seen.fcp = entry.startTime));
    watch('longtask', ({ startTime, duration }) => window.seen.long.push({ startTime, duration }));
  });
  await page.goto(path, { waitUntil: 'load' });
  await see(page.getByRole('heading', { level: 1 }), { timeout: 30_000 });
  await page.waitForTimeout(QUIET_MS);
  const { lcp, cls, fcp, long } = await page.evaluate(() => window.seen);
  await close();
  const blocking = (tasks) => tasks.reduce((sum, { duration }) => sum + duration - LONG_MS, 0);
  const isPainted = ({ startTime }) => startTime >= fcp;
  const tbt = blocking(long.filter(isPainted));
  return { ...weight, lcp, tbt, before: blocking(long) - tbt, cls };
}

/** From opening the address to the result, for a person who taps and types without pause. */
async function firstIdentification(browser) {
  const { page, close } = await openPhone(browser, 'visitor');
  page.setDefaultTimeout(60_000);
  const photo = await aPicture('first', 3000);
  let taps = 0;
  const tap = async (locator) => {
    await locator.tap();
    taps += 1;
  };
  const from = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  await tap(page.getByRole('button', { name: 'Start Identifying Plants' }));
  const fields = { 'First Name': 'Rosa', 'Last Name': 'Moss', Email: newEmail(), Password: PASSWORD };
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByRole('dialog').getByLabel(label, { exact: true });
    await tap(field);
    await field.fill(value);
  }
  await tap(page.getByRole('button', { name: 'Join' }));
  // The landing page has a button of that name, too.
  await page.waitForURL('**/identify');
  const picker = page.waitForEvent('filechooser');
  await tap(page.getByRole('button', { name: 'Upload Image' }));
  await (await picker).setFiles({ name: 'plant.jpg', mimeType: 'image/jpeg', buffer: photo });
  taps += 1; // the photo in the device's own picker
  await tap(page.getByRole('button', { name: 'Identify Plant', exact: true }));
  await see(page.locator('#result-name'), { timeout: 60_000 });
  const seconds = (performance.now() - from) / 1000;
  await close();
  return { taps, seconds, kilobytes: photo.length / 1024 };
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

const browser = await launch();
console.log(
  `First load, nothing cached, ${CPU_SLOWDOWN}x CPU, 1.6 Mbit/s down, 0.75 up, 150 ms; median of ${RUNS}`,
);
for (const page of pages) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await load(browser, page));
  const of = (key) => median(runs.map((each) => each[key]));
  const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(
    `  ${page.name.padEnd(17)} js ${kb(of('js'))}  all ${kb(of('all'))}  LCP ${(of('lcp') / 1000).toFixed(2)} s  TBT ${Math.round(of('tbt'))} ms (and ${Math.round(of('before'))} ms before the first paint)  CLS ${of('cls').toFixed(4)}`,
  );
}
const journeys = [];
for (let run = 0; run < RUNS; run += 1) journeys.push(await firstIdentification(browser));
const [{ taps, kilobytes }] = journeys;
console.log(
  `From the address to the first answer, new account, a photo of ${Math.round(kilobytes)} KB: ${taps} taps (four of them into fields), ${median(journeys.map(({ seconds }) => seconds)).toFixed(1)} s without the time to type`,
);
await browser.close();
