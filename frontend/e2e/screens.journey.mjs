/* global document, getComputedStyle */
import assert from 'node:assert/strict';
import { DESKTOP, inHighWindow, keepPicture, PHONE, see, servers, stage } from './browser.mjs';
import { atRest, axeFindings, ruledFindings, settle, sidewaysFindings } from './inspect.mjs';
import { screens } from './screens.mjs';
import { closeToast } from './screens/steps.mjs';

const { journey } = stage();
const NARROW = { width: 320, height: 640 };
/** The default text size of browsers is 16 px; some people set it to twice that. */
const TWICE = { standard: 32, fixed: 26 };
const ONCE = { standard: 16, fixed: 13 };

/** `SCREENS=landing,home npm run journeys -- screens` looks at the screens whose name contains one of these. */
const parts = (process.env.SCREENS ?? '').split(',');
const wanted = screens.filter(({ name }) => parts.some((part) => name.includes(part)));

for (const screen of wanted)
  for (const size of [PHONE, DESKTOP])
    journey(
      `${screen.name} at ${size.width} px: accessible, large enough, without overflow`,
      { size, mayFail: screen.mayFail, server: servers[screen.server ?? 'remote'] },
      async (someone) => {
        const { page } = someone;
        await arrive(screen, someone, size);
        const findings = await ruledFindings(page);
        for (const theme of ['light', 'dark']) {
          await page.emulateMedia({ colorScheme: theme });
          await atRest(page);
          const found = await inHighWindow(page, () => lookAt(page, screen, `${size.width}-${theme}`));
          findings.push(...found.map((finding) => `${theme}: ${finding}`));
        }
        findings.push(...(await sidewaysFindings(page)));
        await page.emulateMedia({ colorScheme: 'light' });
        findings.push(...(await inLargeText(page, screen, `${size.width}-200`)));
        if (size === PHONE) findings.push(...(await inNarrowWindow(page, screen)));
        assert.equal(findings.join('\n'), '', 'nothing is found wrong');
      },
    );

async function lookAt(page, screen, view) {
  const findings = await lastingFindings(page);
  await keepPicture(page, screen, view);
  return findings;
}

/** Content below the fold may get its new colours late, so violations are checked a second time. */
async function lastingFindings(page) {
  const findings = await axeFindings(page);
  if (findings.length === 0) return findings;
  await settle(page);
  return axeFindings(page);
}

async function arrive(screen, { page, signUp, useUp }, { width }) {
  const { name, path, as, used = 0, on, answers, reach, isOfToast } = screen;
  // The same email in every run, as some screens show it.
  if (as === 'member')
    await signUp({ firstName: 'Rosa', lastName: 'Moss', email: `rosa.${name}.${width}@leaflore.test` });
  await useUp(used);
  if (on) await page.clock.setFixedTime(`${on}T10:00:00`);
  await answers?.(page);
  await page.goto(path);
  await see(page.getByRole('heading', { level: 1 }));
  await reach?.(page);
  await settle(page);
  if (!isOfToast) await closeToast(page);
}

async function inLargeText(page, screen, view) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: TWICE });
  await page.waitForFunction(() => parseFloat(getComputedStyle(document.documentElement).fontSize) > 30);
  await inHighWindow(page, () => keepPicture(page, screen, view));
  const findings = await sidewaysFindings(page);
  await browser.send('Page.setFontSizes', { fontSizes: ONCE });
  return findings.map((finding) => `text of 200 %: ${finding}`);
}

async function inNarrowWindow(page, screen) {
  await page.setViewportSize(NARROW);
  await settle(page); // content out of sight still has the height of large text
  await inHighWindow(page, () => keepPicture(page, screen, '320'));
  return sidewaysFindings(page);
}
