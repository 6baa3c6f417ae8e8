/* global document */
import assert from 'node:assert/strict';
import { DESKTOP, see, stage, WITHOUT_WORKER } from './browser.mjs';

const { journey } = stage();
const STYLES = /\/assets\/about-page[^/]*\.css$/;

journey(
  'a page whose styles did not come at first has them later',
  { ...WITHOUT_WORKER, size: DESKTOP, mayFail: STYLES },
  async ({ page }) => {
    let asked = 0;
    await page.route(STYLES, (route) => ((asked += 1) === 1 ? route.abort() : route.continue()));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const about = page.getByRole('link', { name: 'About', exact: true }).first();
    const isThere = page.waitForResponse(STYLES);
    await about.hover(); // its code and styles are fetched
    await isThere;
    await about.click();
    await see(page.getByRole('heading', { level: 1 }));
    const sheets = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ''));
    assert.ok(
      sheets.some((href) => STYLES.test(href)),
      'the page has its styles',
    );
  },
);

journey('a month with nothing to say leaves no gap on Home', WITHOUT_WORKER, async (someone) => {
  const { page, server, signUp } = someone;
  await signUp();
  await page.request.post('/api/plants', {
    data: { commonName: 'Peace Lily' },
    headers: { origin: server.url },
  });
  let answer;
  const isWanted = new Promise((resolve) => (answer = resolve));
  await page.route('**/api/garden/year*', async (route) => {
    await isWanted;
    await route.fulfill({ json: { month: '2026-11', parts: [], tips: [] } });
  });
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'This month in your garden' });
  const month = page.locator('section', { has: heading });
  await see(month);
  const heightOf = () => month.evaluate((section) => section.parentElement.offsetHeight);
  assert.ok((await heightOf()) > 250, 'its place is kept free');
  answer();
  await see(page.getByText(/^Nothing special this month/));
  assert.equal(await heightOf(), await month.evaluate((section) => section.offsetHeight));
});
