import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectEntries } from './accepted.mjs';
import { DESKTOP, PHONE, see, stage, WITHOUT_WORKER } from './browser.mjs';
import { builtFrom } from './built-from.mjs';
import { texts } from './texts.mjs';

const { journey } = stage();
const SEEN_WITHIN_MS = 20_000;
const build = builtFrom({ walk: 'texts.journey.mjs' });
const inFile = (screen) => ({ ...screen, file: path.join(import.meta.dirname, 'texts.mjs') });

/** By name, what a screen was built from when all of its words were there. A walk writes it, unless CI is set. */
const KEPT = path.join(import.meta.dirname, 'texts-built-from.json');
const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};

const isAsKept = ({ name, ...screen }) =>
  name in kept && build.hashOf(inFile(screen), kept[name].entries) === kept[name].hash;
const keep = ({ name, ...screen }, entries) => {
  const hash = build.hashOf(inFile(screen), entries);
  if (!hash || process.env.CI) return;
  kept[name] = { entries, hash };
  const known = Object.entries(kept).filter(([each]) => texts.some((text) => text.name === each));
  writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries(known.sort()), null, 2)}\n`);
};

const read = texts.filter((screen) => process.env.WALK_ALL || !isAsKept(screen));
console.log(
  `The words of ${read.length} of ${texts.length} screens are read; the others are built from the same as when they were there.`,
);

for (const screen of read)
  journey(
    `the specification's words: ${screen.name}`,
    { size: screen.wide ? DESKTOP : PHONE, mayFail: screen.mayFail, ...WITHOUT_WORKER },
    async ({ page, signUp, useUp }) => {
      const getEntries = collectEntries(page, build);
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
      keep(screen, getEntries());
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
