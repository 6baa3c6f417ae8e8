/* global PerformanceObserver, window */
import assert from 'node:assert/strict';
import { see, stage, WITHOUT_WORKER } from './browser.mjs';
import { makePremium } from './premium.mjs';

const { journey } = stage({ isWhole: true });

const PAGES = { '/': 'Hello, Rosa', '/identify': 'Plant Identification', '/garden': 'My Garden' };
const READERS = { free: /^(member|newcomer)$/, premium: /^premium/ };
const MAX_SHIFT = 0.01;

/** Notes what moves, and lets no answer of the server and no font come before something has been painted. */
async function watch(page) {
  await page.addInitScript(() => {
    window.shift = 0;
    window.moved = [];
    new PerformanceObserver((list) => {
      // The browser calls what sets up a window input, so that is counted too: nobody presses anything here.
      for (const { value, sources } of list.getEntries()) {
        window.shift += value;
        window.moved.push(
          ...sources.map(({ node, previousRect, currentRect }) => {
            const name = node?.nodeType === 1 ? node.outerHTML.slice(0, 80) : node?.textContent;
            return `${name}: ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
          }),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.route(/\/api\/|\.woff2$/, async (route) => {
    await page.waitForFunction(isPainted).catch(() => undefined);
    await route.continue().catch(() => undefined);
  });
}

async function open(page, path) {
  await page.goto(path);
  await see(page.getByRole('heading', { level: 1, name: PAGES[path] }));
  await page.waitForLoadState('networkidle');
}

const readerOf = (page) => page.evaluate('document.documentElement.dataset.for');

for (const plan of ['free', 'premium'])
  for (const plants of [0, 2]) {
    const garden = plants ? 'with plants' : 'with an empty garden';
    journey(
      `nothing moves on the first pages of a ${plan} member ${garden}`,
      WITHOUT_WORKER,
      async (someone) => {
        const { page, server, signUp } = someone;
        const { email } = await signUp();
        if (plan === 'premium') await makePremium(server, email);
        for (let n = 0; n < plants; n += 1)
          await page.request.post('/api/plants', {
            data: { commonName: 'Peace Lily' },
            headers: { origin: server.url },
          });
        await open(page, '/');
        await watch(page);
        for (const path of Object.keys(PAGES)) {
          await open(page, path);
          assert.match(await readerOf(page), READERS[plan]);
          const shift = await page.evaluate('window.shift');
          console.log(`layout shift of ${path}, ${plan}, ${garden}: ${shift.toFixed(4)}`);
          const moved = await page.evaluate('window.moved.join("\\n")');
          assert.ok(shift <= MAX_SHIFT, `${path} moves by ${shift}:\n${moved}`);
        }
      },
    );
  }

journey('a plan that is new moves the first page once', WITHOUT_WORKER, async ({ page, server, signUp }) => {
  const { email } = await signUp();
  await open(page, '/');
  await watch(page);
  for (const [plan, old] of [
    ['premium', 'free'],
    ['free', 'premium'],
  ]) {
    await makePremium(server, email, plan === 'premium');
    await open(page, '/');
    assert.match(await readerOf(page), READERS[old]);
    assert.ok((await page.evaluate('window.shift')) > MAX_SHIFT, 'the badge moves what is below it');
    await open(page, '/');
    assert.match(await readerOf(page), READERS[plan]);
    assert.ok((await page.evaluate('window.shift')) <= MAX_SHIFT, 'and then nothing moves');
  }
});
