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
