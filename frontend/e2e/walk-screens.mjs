/* global document, getComputedStyle */
import assert from 'node:assert/strict';
import { collectEntries, isAsAccepted, noteWalked } from './accepted.mjs';
import {
  inHighWindow,
  keepPicture,
  PHONE,
  SCREENSHOTS,
  see,
  servers,
  stage,
  WITHOUT_WORKER,
} from './browser.mjs';
import { builtFrom } from './built-from.mjs';
import { atRest, axeFindings, ruledFindings, settle, sidewaysFindings } from './inspect.mjs';
import { BASELINE } from './reduced.mjs';
import { screens } from './screens.mjs';
import { closeToast } from './screens/steps.mjs';

const NARROW = { width: 320, height: 640 };
/** The default text size of browsers is 16 px; some people set it to twice that. */
const TWICE = { standard: 32, fixed: 26 };
const ONCE = { standard: 16, fixed: 13 };

/** `SCREENS=landing,home npm run journeys -- screens` looks at those whose name contains one of these. */
const parts = process.env.SCREENS?.split(',');

/**
 * Looks at every screen in windows of this size: in both themes, in large text and, on a phone, in a narrow window. Those
 * that are built from the same as when they were accepted are left out, unless WALK_ALL is set or they are named in SCREENS.
 */
export function walkScreens(size) {
  const { journey } = stage({ isWhole: true });
  const build = builtFrom();
  const wanted = screens.filter(({ name }) => !parts || parts.some((part) => name.includes(part)));
  const isLeftOut = (screen) =>
    !parts && !process.env.WALK_ALL && isAsAccepted(screen, size.width, build, BASELINE);
  const walked = wanted.filter((screen) => !isLeftOut(screen));
  console.log(
    `At ${size.width} px ${walked.length} of ${wanted.length} screens are looked at; the others are built from the same as when they were accepted.`,
  );
  for (const screen of walked)
    journey(
      `${screen.name} at ${size.width} px: accessible, large enough, without overflow`,
      {
        size,
        mayFail: screen.mayFail,
        server: servers[screen.server ?? 'remote'],
        ...WITHOUT_WORKER,
      },
      async (someone) => {
        const note = (part) => noteWalked(SCREENSHOTS, screen.name, size.width, part);
        note(null);
        const getEntries = collectEntries(someone.page, build);
        const findings = await findingsOf(screen, someone, size);
        assert.equal(findings.join('\n'), '', 'nothing is found wrong');
        const entries = getEntries();
        const hash = build.hashOf(screen, entries);
        if (hash) note({ entries, hash });
      },
    );
}

async function findingsOf(screen, someone, size) {
  const { page } = someone;
  await arrive(screen, someone, size);
  const findings = await ruledFindings(page);
  await inHighWindow(page, async () => {
    for (const theme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme: theme });
      await atRest(page);
      const found = await lookAt(page, screen, `${size.width}-${theme}`);
      findings.push(...found.map((finding) => `${theme}: ${finding}`));
    }
  });
  findings.push(...(await sidewaysFindings(page)));
  await page.emulateMedia({ colorScheme: 'light' });
  findings.push(...(await inLargeText(page, screen, `${size.width}-200`)));
  if (size === PHONE) findings.push(...(await inNarrowWindow(page, screen)));
  return findings;
}

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

async function arrive(screen, { page, signUp, useUp, attempt }, { width }) {
  const { name, path: address, as, used = 0, on, answers, reach, isOfToast } = screen;
  // The same address in every run: it is seen on some screens.
  const rosa = attempt > 1 ? `rosa${attempt}` : 'rosa';
  if (as === 'member')
    await signUp({ firstName: 'Rosa', lastName: 'Moss', email: `${rosa}.${name}.${width}@leaflore.test` });
  await useUp(used);
  if (on) await page.clock.setFixedTime(`${on}T10:00:00`);
  await answers?.(page);
  await page.goto(address);
  await see(page.getByRole('heading', { level: 1 }));
  await reach?.(page);
  await page.mouse.move(0, 0); // what has come under it since the last press looks as if it were pointed at, sometimes
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
