import assert from 'node:assert/strict';
import { PHONE, see, stage } from './browser.mjs';

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
      await signUp();
      await page.context().addCookies([{ name: 'language', value: code, url: server.url }]);
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
