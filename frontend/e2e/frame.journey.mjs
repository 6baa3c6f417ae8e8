/* global window, document */
import assert from 'node:assert/strict';
import { DESKTOP, goOffline, PHONE, see, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { atRest } from './inspect.mjs';

const { journey } = stage();

journey('the menu of a phone opens, navigates and closes', {}, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.click();
  await see(page.getByRole('button', { name: 'Menu', expanded: true }));
  const more = page.getByRole('navigation', { name: 'More' }).filter({ visible: true });
  for (const name of ['Blog', 'About', 'Contact']) await see(more.getByRole('link', { name }));
  for (const name of ['AI Chat', 'Community'])
    assert.equal(await more.getByRole('link', { name }).getAttribute('aria-disabled'), 'true');
  await page.keyboard.press('Escape');
  assert.equal(await toggle.getAttribute('aria-expanded'), 'false');

  await toggle.click();
  await more.getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  assert.equal(await page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded'), 'false');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
});

journey('a press while the app takes the page over counts once', {}, async ({ page, signUp }) => {
  await signUp();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // React has begun and is not done: then it handles a press at once, which `start.js` has noted as well.
  await page.addInitScript(() => {
    const waiting = setInterval(() => {
      const root = document.getElementById('root');
      if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return;
      clearInterval(waiting);
      window.wasEarly = !window.isHydrated;
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Menu').click();
    });
  });
  await page.goto('/');
  await page.waitForFunction(() => window.isHydrated);
  assert.ok(await page.evaluate(() => window.wasEarly));
  await atRest(page);
  assert.equal(await page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded'), 'true');
});

journey('the tab bar leads to the four main places', {}, async ({ page, signUp }) => {
  await signUp();
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  for (const [name, path] of [
    ['Identify', '/identify'],
    ['My Garden', '/garden'],
    ['Profile', '/profile'],
    ['Home', '/'],
  ]) {
    await bar.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await see(bar.locator('[aria-current=page]').getByText(name, { exact: true }));
    await see(page.getByRole('heading', { level: 1 }));
  }
});

journey('addresses match in any case', {}, async ({ page, signUp }) => {
  await signUp();
  for (const [path, heading] of [
    ['/Identify', 'Plant Identification'],
    ['/PROFILE', 'My Profile'],
    ['/Privacy', 'Privacy Policy'],
  ]) {
    await page.goto(path);
    await see(page.getByRole('heading', { level: 1, name: heading }));
  }
});

const nowhere = { size: DESKTOP, mayFail: /\/nowhere/ };
journey('an unknown address shows a 404 page with a link', nowhere, async ({ page, signUp }) => {
  await page.goto('/nowhere');
  await see(page.getByRole('heading', { level: 1, name: '404 Page Not Found' }));
  await signUp();
  await page.goto('/nowhere/at/all');
  await see(page.getByRole('heading', { level: 1, name: '404 Page Not Found' }));
  await eventually(
    () => page.title(),
    (title) => title === '404 Page Not Found · Leaflore',
  );
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

journey('a visitor sees the landing page at every address of members', {}, async ({ page }) => {
  for (const name of ['', 'home', 'identify', 'garden', 'premium', 'profile', 'admin', 'community', 'chat']) {
    await page.goto(`/${name}`);
    await see(page.getByRole('button', { name: 'Start Identifying Plants' }));
  }
  await page.goto('/api/login');
  await see(page.getByRole('heading', { name: 'Welcome Back' }));
});

for (const size of [PHONE, DESKTOP])
  journey(
    `a visitor makes the type larger on the first page, at ${size.width} px`,
    { size },
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Display' }).click();
      await page.getByRole('dialog').getByRole('switch', { name: 'Easy view' }).click();
      assert.equal(await page.evaluate('document.documentElement.dataset.view'), 'easy');
    },
  );

journey('theme and Easy view are stored on the device', {}, async ({ page }) => {
  await page.goto('/about');
  const size = () => page.evaluate("parseFloat(getComputedStyle(document.querySelector('main p')).fontSize)");
  const usual = await size();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Easy view' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.reload();
  assert.ok((await size()) > usual, 'the text is larger after a reload');
  assert.equal(await page.evaluate('document.documentElement.dataset.theme'), 'dark');
});

journey(
  'the page says when the connection is lost and when it is back',
  { mayFail: /./ },
  async ({ page, signUp }) => {
    await signUp();
    await page.goto('/about');
    await goOffline(page);
    await see(page.getByText('You are offline', { exact: true }));
    await page.context().setOffline(false);
    await page.getByText('You are offline', { exact: true }).waitFor({ state: 'detached' });
  },
);
