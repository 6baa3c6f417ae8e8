import assert from 'node:assert/strict';
import { DESKTOP, PHONE, see, stage, WITHOUT_WORKER } from './browser.mjs';
import { texts } from './texts.mjs';

const { journey } = stage();
const SEEN_WITHIN_MS = 20_000;

for (const screen of texts)
  journey(
    `the specification's words: ${screen.name}`,
    { size: screen.wide ? DESKTOP : PHONE, mayFail: screen.mayFail, ...WITHOUT_WORKER },
    async ({ page, signUp, useUp }) => {
      if (screen.as === 'member') await signUp();
      await useUp(screen.used ?? 0);
      await screen.prepare?.(page);
      await page.goto(screen.path);
      await see(page.getByRole('heading', { level: 1 }));
      await screen.reach?.(page);
      const looks = await Promise.all(
        wordsOf(screen, page).map(async ([words, locator]) =>
          see(locator, { timeout: SEEN_WITHIN_MS }).then(
            () => '',
            () => words,
          ),
        ),
      );
      assert.equal(looks.filter(Boolean).join('\n'), '', 'every text is there');
    },
  );

/** Each text with the locator that must find it. */
const wordsOf = ({ roles = [], texts: alone = [], parts = [], labels = [], placeholders = [] }, page) => [
  ...roles.map(([role, name]) => [`${role} ${name}`, page.getByRole(role, { name, exact: true })]),
  ...alone.map((text) => [text, page.getByText(text, { exact: true })]),
  ...parts.map((text) => [text, page.getByText(text)]),
  ...labels.map((text) => [`field ${text}`, page.getByLabel(text, { exact: true })]),
  ...placeholders.map((text) => [`placeholder ${text}`, page.getByPlaceholder(text, { exact: true })]),
];
