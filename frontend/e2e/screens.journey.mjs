/* global document, getComputedStyle */
import assert from 'node:assert/strict';
import { DESKTOP, PHONE, see, shoot, stage } from './browser.mjs';
import { axeFindings, ruledFindings, settle, sidewaysFindings } from './inspect.mjs';
import { screens } from './screens.mjs';

const { journey } = stage();
const COLOURS_CHANGE_WITHIN_MS = 400;
const NARROW = { width: 320, height: 640 };
/** A browser's usual size of text is 16 px; some people set it to twice that. */
const TWICE = { standard: 32, fixed: 26 };
const ONCE = { standard: 16, fixed: 13 };

/** `SCREENS=landing npm run journeys -- screens` looks at those whose name contains it. */
const wanted = screens.filter(({ name }) => name.includes(process.env.SCREENS ?? ''));

for (const screen of wanted)
  for (const size of [PHONE, DESKTOP])
    journey(
      `${screen.name} at ${size.width} px: accessible, large enough, nothing sticks out`,
      { size, mayFail: screen.mayFail },
      async (someone) => {
        const { page } = someone;
        await arrive(screen, someone);
        const name = `${screen.name}-${size.width}`;
        const findings = await ruledFindings(page);
        for (const theme of ['light', 'dark']) {
          await page.emulateMedia({ colorScheme: theme });
          await page.waitForTimeout(COLOURS_CHANGE_WITHIN_MS);
          findings.push(...(await lastingFindings(page)).map((finding) => `${theme}: ${finding}`));
          await shoot(page, `${name}-${theme}`);
        }
        findings.push(...(await sidewaysFindings(page)));
        await page.emulateMedia({ colorScheme: 'light' });
        findings.push(...(await inLargeText(page, `${name}-200`)));
        if (size === PHONE) findings.push(...(await inNarrowWindow(page, screen.name)));
        assert.equal(findings.join('\n'), '', 'nothing is found wrong');
      },
    );

/** What lies below the fold may take its new colours late: what is found is looked at once more. */
async function lastingFindings(page) {
  const findings = await axeFindings(page);
  if (findings.length === 0) return findings;
  await settle(page);
  await page.waitForTimeout(COLOURS_CHANGE_WITHIN_MS);
  return axeFindings(page);
}

async function arrive({ path, as, used = 0, reach }, { page, signUp, useUp }) {
  if (as === 'member') await signUp();
  await useUp(used);
  await page.goto(path);
  await see(page.getByRole('heading', { level: 1 }));
  await reach?.(page);
  await settle(page);
}

async function inLargeText(page, name) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: TWICE });
  await page.waitForFunction(() => parseFloat(getComputedStyle(document.documentElement).fontSize) > 30);
  await shoot(page, name);
  const findings = await sidewaysFindings(page);
  await browser.send('Page.setFontSizes', { fontSizes: ONCE });
  return findings.map((finding) => `text of 200 %: ${finding}`);
}

async function inNarrowWindow(page, name) {
  await page.setViewportSize(NARROW);
  await shoot(page, `${name}-320`);
  return sidewaysFindings(page);
}
