/* global window */
import assert from 'node:assert/strict';
import { see, stage } from './browser.mjs';

const { journey } = stage();
const TITLE = 'Common Houseplant Problems, and How to Find the Cause';

journey('a visitor finds an article, reads it, and is counted once', {}, async ({ page, server }) => {
  await page.goto('/Blog');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('yellow');
  await see(page.getByRole('heading', { name: 'Search Results', exact: true }));
  await page.getByRole('article').getByRole('link', { name: TITLE }).click();
  await see(page.getByRole('heading', { level: 1, name: TITLE }));
  await see(page.getByRole('heading', { name: 'First feel the soil' }));
  await see(page.getByText(/^\d+ views?$/));

  await page.goto('/blog/common-houseplant-problems-ai-diagnosis');
  await see(page.getByRole('heading', { name: 'First feel the soil' })); // before any script has run
  await page.mouse.move(50, 50);
  await page.waitForFunction(() => window.isHydrated);
  await see(page.getByText(/^\d+ views?$/));
  await page
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click();
  await see(page.getByRole('heading', { name: 'Sources' }));

  const feed = await (await page.request.get('/feed.xml')).text();
  assert.equal(feed.split('<entry>').length - 1, 4);
  assert.ok(feed.includes(`${server.url}/blog/common-houseplant-problems-ai-diagnosis`));
});

journey('an article that does not exist says so', { mayFail: /\/blog\/none/ }, async ({ page }) => {
  await page.goto('/blog/none');
  await see(page.getByRole('heading', { level: 1, name: 'Article Not Found' }));
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await see(page.getByRole('heading', { name: 'Featured Articles' }));
});
