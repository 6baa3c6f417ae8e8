import assert from 'node:assert/strict';
import { DESKTOP, newEmail, PASSWORD, PHONE, see, stage } from './browser.mjs';
import { eventually } from './eventually.mjs';
import { hydrated } from './hydrated.mjs';

const { journey } = stage();

const WORDS = {
  de: { garden: 'Mein Garten', about: 'Über Leaflore', plants: 'Alle Pflanzen', footer: 'Datenschutz' },
  es: { garden: 'Mi jardín', about: 'Sobre Leaflore', plants: 'Todas las plantas', footer: 'Privacidad' },
};

for (const [code, words] of Object.entries(WORDS))
  journey(
    `the app speaks ${code} where that was chosen, and still does at the next visit`,
    { size: PHONE },
    async ({ page, server, signUp }) => {
      await page.context().addCookies([{ name: 'language', value: code, url: server.url }]);
      await signUp();
      const heading = (name) => see(page.getByRole('heading', { level: 1, name, exact: true }));
      await page.goto('/garden');
      await heading(words.garden);
      assert.equal(await page.locator('html').getAttribute('lang'), code);
      await see(page.getByRole('link', { name: words.footer, exact: true }));
      await page.goto('/about');
      await page.mouse.move(50, 50);
      await heading(words.about);
      await page.goto('/plants');
      await page.mouse.move(50, 50);
      await heading(words.plants);
      await page.reload();
      await page.mouse.move(50, 50);
      await heading(words.plants);
    },
  );

const whoAmI = async (page) => (await page.request.get('/api/auth/user')).json();

journey(
  'a language is chosen before the account is there, remembered with it, and there on another device',
  { size: DESKTOP },
  async ({ page, server }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Display' }).click();
    const dialog = page.getByRole('dialog');
    await see(dialog.getByLabel('Language'));
    assert.deepEqual(await dialog.getByLabel('Language').locator('option').allTextContents(), [
      'English',
      'Español',
      'Deutsch',
    ]);
    await dialog.getByLabel('Language').selectOption('Deutsch');
    await see(page.getByRole('button', { name: 'Anzeige' }));
    assert.equal(await langOf(page), 'de');
    const email = newEmail();
    const person = { email, password: PASSWORD, firstName: 'Rosa', lastName: 'Moss' };
    const headers = { origin: server.url };
    const answer = await page.request.post('/api/register', { data: person, headers });
    assert.equal(answer.headers()['content-language'], 'de');
    assert.equal((await answer.json()).user.language, 'de');
    await page.goto('/garden');
    await see(page.getByRole('heading', { level: 1, name: 'Mein Garten', exact: true }));

    const other = await page.context().browser().newContext({ baseURL: server.url, viewport: PHONE });
    const there = await other.newPage();
    await there.request.post('/api/login', { data: { email, password: PASSWORD }, headers });
    await there.goto('/garden');
    await see(there.getByRole('heading', { level: 1, name: 'Mein Garten', exact: true }));

    // Another choice there is this device's as well, from its next visit on.
    await there.getByRole('button', { name: 'Menü' }).click();
    await there.getByLabel('Sprache').selectOption('English');
    await see(there.getByRole('heading', { level: 1, name: 'My Garden', exact: true }));
    await eventually(
      async () => (await whoAmI(there)).language,
      (language) => language === 'en',
    );
    await page.goto('/garden');
    await see(page.getByRole('heading', { level: 1, name: 'My Garden', exact: true }));
    await other.close();
  },
);

journey(
  'a visitor whose device is in German is spoken to in German, and can choose English',
  { size: DESKTOP, locale: 'de-AT' },
  async ({ page }) => {
    await page.goto('/about');
    await see(page.getByRole('heading', { level: 1, name: 'Über Leaflore', exact: true }));
    const { message } = await (await page.request.get('/api/auth/user')).json();
    assert.equal(message, 'Bitte melde dich an');
    await page.getByRole('button', { name: 'Anzeige' }).click();
    await page.getByLabel('Sprache').selectOption('English');
    await see(page.getByRole('heading', { level: 1, name: 'About Leaflore', exact: true }));
    await page.reload();
    await see(page.getByRole('heading', { level: 1, name: 'About Leaflore', exact: true }));
  },
);
const langOf = (page) => page.locator('html').getAttribute('lang');
const pathOf = (page) => new URL(page.url()).pathname;

journey(
  'a stranger finds a care guide in Spanish, reads on in it, and stays in it where addresses name none',
  {},
  async ({ page, server, signUp }) => {
    await page.goto('/ES/Library/Aloe-Vera/');
    assert.equal(page.url(), `${server.url}/es/plants/aloe-vera`, 'the old address leads to the new one');
    assert.equal(await langOf(page), 'es');
    const inHead = (selector) => page.locator(selector).getAttribute('href');
    assert.equal(await inHead('link[rel=canonical]'), page.url());
    assert.equal(await inHead('link[hreflang=x-default]'), `${server.url}/plants/aloe-vera`);
    assert.equal(await inHead('link[hreflang=de]'), `${server.url}/de/plants/aloe-vera`);
    // A difference between the page of the build and that of the app would be an error.
    await hydrated(page);
    await page.getByRole('link', { name: 'Privacidad', exact: true }).click();
    await see(page.getByRole('heading', { level: 1, name: 'Política de privacidad' }));
    assert.equal(pathOf(page), '/es/privacy');
    await page.goBack();
    await page.getByRole('link', { name: 'Premium', exact: true }).click();
    await page.waitForURL('**/premium');
    await page.reload();
    assert.equal(await langOf(page), 'es', 'the device has kept the language');
    await signUp();
    await page.goto('/garden');
    await see(page.getByRole('heading', { level: 1, name: 'Mi jardín', exact: true }));
    await page.goto('/es/garden');
    assert.equal(pathOf(page), '/garden', 'pages of members have one address');
  },
);

const MISSING = { mayFail: /nonsense/ };
journey('an address in one language changes nothing for who chose another', MISSING, async (someone) => {
  const { page, server } = someone;
  await page.context().addCookies([{ name: 'language', value: 'de', url: server.url }]);
  const heading = (name) => see(page.getByRole('heading', { level: 1, name, exact: true }));
  await page.goto('/es/about');
  await heading('Sobre Leaflore');
  await hydrated(page);
  await page.goto('/about');
  await heading('Über Leaflore');
  assert.equal(await langOf(page), 'de');
  await hydrated(page);
  await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
  await page.waitForURL('**/de/contact');
  await page.goto('/de/nonsense');
  await heading('404 Seite nicht gefunden');
});
