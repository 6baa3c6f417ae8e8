/* global navigator, document, getComputedStyle, innerHeight, requestAnimationFrame, CSSStyleSheet */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { chromium } from 'playwright-core';
import { aPicture } from './pictures.mjs';
import { keepReduced } from './reduced.mjs';
import { linesOf, WRONG_AT_FIRST } from './outcome.mjs';

/** The browser as people have it. */
const WHOLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** The same without windows, in three quarters of the time; it has no camera, shows no messages and draws letters a little otherwise. */
const SHELL = '/usr/bin/chromium-headless-shell';
const LIGHT = !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : WHOLE;

/** Chromium's own pages for its address bar, which is not seen here: two are made for each window, a fifth of its work. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** What Playwright switches off; said again, as of two such lists the last one counts. */
const AS_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const ARGS = [
  `--disable-features=${[...ADDRESS_BAR, ...AS_PLAYWRIGHT]}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The folder of the screenshots. */
export const SCREENSHOTS = path.resolve(import.meta.dirname, '../../.screenshots');

/**
 * The servers of the journeys: one with the built-in identifier, one with a remote identifier under our control, and
 * the web app in development mode.
 */
export const servers = {
  builtIn: { url: process.env.BUILT_IN_URL, dataDir: process.env.BUILT_IN_DATA_DIR },
  remote: { url: process.env.REMOTE_URL, dataDir: process.env.REMOTE_DATA_DIR },
  gallery: { url: process.env.GALLERY_URL },
};

const JOURNEY_WITHIN_MS = 300_000;
/** A browser that hangs is left in time for a second attempt. */
const ATTEMPT_WITHIN_MS = 140_000;
const ACT_WITHIN_MS = 30_000;
/** On a busy machine of strangers a press may be lost: what went wrong there is walked once more, and said at the end. */
const ATTEMPTS = process.env.CI ? 2 : 1;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** What draws needs no process of its own where nobody looks: a tenth of the time. */
const argsOf = (browser) => (browser === SHELL ? [...ARGS, '--in-process-gpu'] : ARGS);

/** Launches Chromium, with these arguments on top of the usual ones. */
export const launch = (args = [], executablePath = WHOLE) =>
  chromium.launch({ executablePath, args: [...argsOf(executablePath), ...args] });

/** Opens the browser of a phone whose storage stays in a folder when it is closed. */
export const openPhone = (folder, { url }) =>
  chromium.launchPersistentContext(folder, {
    executablePath: LIGHT,
    args: argsOf(LIGHT),
    baseURL: url,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });

/**
 * Sets up a file of journeys: one browser, and `journey(name, options, walk)`, a test that opens a window, runs
 * `walk` in it, and fails if anything went wrong in the background; where it may be walked again, `walk` is given the
 * `attempt`. `options` are those of `openWindow`. `args` are further arguments of the browser, and where `isWhole` is set it is
 * the one that people have.
 */
export function stage({ args, isWhole = false } = {}) {
  let browser;
  after(() => browser?.close());
  const walkOnce = async (name, options, walk, attempt) => {
    // Not in a hook: node:test runs `before` of a file without tests, but never its `after`, so the browser would stay.
    browser ??= await launch(args, isWhole ? WHOLE : LIGHT);
    const someone = { ...(await openWindow(browser, options)), attempt };
    const hanging = setTimeout(() => void someone.close(), ATTEMPT_WITHIN_MS);
    try {
      await walk(someone);
      assert.equal([...new Set(someone.troubles)].join('\n'), '', 'nothing goes wrong behind the page');
    } catch (error) {
      await shoot(someone.page, `failed-${name.replace(/\W+/g, '-')}`).catch(() => undefined);
      error.stack += `\n  at ${someone.page.url()}\n  ${[...new Set(someone.troubles)].join('\n  ')}`;
      throw error;
    } finally {
      clearTimeout(hanging);
      await releaseIdentifier();
      await someone.close();
    }
  };
  const journey = (name, options, walk) =>
    test(name, { timeout: JOURNEY_WITHIN_MS }, async () => {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await walkOnce(name, options, walk, attempt);
        } catch (error) {
          if (attempt === ATTEMPTS) throw error;
          console.log(`${WRONG_AT_FIRST} ${name}\n${linesOf(error)}`);
        }
    });
  return { journey, getBrowser: () => browser };
}

/**
 * Settings of a window without the service worker: what a journey lets the server answer does not reach requests that go through it.
 */
export const WITHOUT_WORKER = { serviceWorkers: 'block' };

/**
 * Opens a window for a new person. Errors in the background are collected in `troubles`; `mayFail` matches the
 * addresses whose failure belongs to the journey. `signUp` creates an account through the API, and `useUp` uses
 * identifications.
 */
export async function openWindow(
  browser,
  { server = servers.remote, size = PHONE, mayFail, ...options } = {},
) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: size,
    hasTouch: size === PHONE,
    isMobile: size === PHONE,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    ...options,
  });
  context.setDefaultTimeout(ACT_WITHIN_MS);
  const page = await context.newPage();
  const signUp = async (person = { firstName: 'Rosa', lastName: 'Moss' }) => {
    const data = { email: newEmail(), password: PASSWORD, ...person };
    const answer = await page.request.post('/api/register', { data, headers: { origin: server.url } });
    assert.equal(answer.status(), 201, await answer.text());
    return data;
  };
  const useUp = async (count) => {
    const data = { imageData: `data:image/jpeg;base64,${(await aPicture()).toString('base64')}` };
    for (let i = 0; i < count; i += 1) {
      const answer = await page.request.post('/api/identify-plant', {
        data,
        headers: { origin: server.url },
      });
      assert.equal(answer.status(), 200, await answer.text());
    }
  };
  const troubles = await listen(page, mayFail);
  return { page, server, signUp, useUp, troubles, close: () => closeWindow(context) };
}

/** Closes a window; an answer that a journey is still preparing for one of its requests fails without a word. */
async function closeWindow(context) {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

async function listen(page, mayFail) {
  const troubles = [];
  const note = (address, words) => {
    if (!mayFail?.test(address)) troubles.push(words);
  };
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) note(url, `console: ${message.text()} (${url})`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') note(request.url(), `failed: ${request.url()} ${why}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) note(answer.url(), `${answer.status()}: ${answer.url()}`);
  });
  return troubles;
}

let people = 0;
export const PASSWORD = 'a calm green place';

/** An email address without an account. */
export const newEmail = () => `rosa${process.pid}-${(people += 1)}@leaflore.test`;

/** Sets the remote identifier's next answers. */
export async function identifierWill(...behaviours) {
  await fetch(`${process.env.PROVIDER_URL}/next`, { method: 'POST', body: JSON.stringify(behaviours) });
}

/** Sets the next answers of the plant expert on the server with remote models: see `fakeExpert`. */
export async function expertWill(...behaviours) {
  await fetch(`${process.env.PROVIDER_URL}/expert/next`, {
    method: 'POST',
    body: JSON.stringify(behaviours),
  });
}

/** Lets the next part of a held answer of the expert come. */
export const expertGoesOn = () => fetch(`${process.env.PROVIDER_URL}/expert/go-on`, { method: 'POST' });

/** Releases the answers that the remote identifier is holding back; at the end of a journey none may be held. */
export const releaseIdentifier = () => fetch(`${process.env.PROVIDER_URL}/release`, { method: 'POST' });

/** Waits until one of these is visible. */
export const see = (locator, options) => locator.filter({ visible: true }).first().waitFor(options);

/** Takes a screenshot of the window. */
const shoot = (page, name) =>
  page.screenshot({ path: path.join(SCREENSHOTS, `${name}.png`), animations: 'disabled' });

/**
 * Takes a screenshot of a whole screen, and a small one for comparison in which content that changes daily is painted
 * over. A screen that `isOfToday` has a height that changes with the date: it is pictured, but not compared.
 */
export async function keepPicture(page, { name, changing = [], isOfToday }, view) {
  if (isOfToday) return void (await shoot(page, `${name}-${view}`));
  const boxes = await page
    .locator(['time', ...changing].join(', '))
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const png = await shoot(page, `${name}-${view}`);
  await keepReduced(png, path.join(SCREENSHOTS, 'reduced', name, `${view}.webp`), boxes);
}

/**
 * Runs `work` in a window as high as the page, so that nothing fixed to the window's edge covers the content; if a
 * dialog is open, as high as its content needs.
 */
export async function inHighWindow(page, work) {
  const size = page.viewportSize();
  await holdContent(page);
  let { height } = size;
  // Content that becomes visible may make the page higher still.
  for (let tries = 0, needed; tries < 4 && (needed = await heightOf(page)) !== height; tries += 1)
    await page.setViewportSize({ width: size.width, height: (height = needed) });
  try {
    return await work();
  } finally {
    await page.setViewportSize(size);
  }
}

/**
 * Keeps content with a viewport-relative height from growing with the window, and lets the page shrink again. What is out of sight is laid
 * out as well: an estimate of its height makes the window too low where the machine is slow.
 */
const holdContent = (page) =>
  page.evaluate(() => {
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [laidOut];
    const main = document.querySelector('main');
    main.style.minHeight = '';
    main.style.minHeight = `${Math.round(parseFloat(getComputedStyle(main).minHeight))}px`;
    for (const part of [document.body, main.parentElement]) part.style.minHeight = '0';
  });

/** The height that the whole content needs. */
const heightOf = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    const dialog = document.querySelector('[role=dialog]');
    if (!dialog) return Math.ceil(document.body.getBoundingClientRect().height);
    const parts = [dialog, ...dialog.querySelectorAll('*')];
    const hidden = Math.max(...parts.map((part) => part.scrollHeight - part.clientHeight));
    const ABOVE_A_SHEET = 0.92; // the highest share of the window that a sheet takes
    const needed = Math.ceil((dialog.offsetHeight + hidden) / ABOVE_A_SHEET / 100 + 0.64) * 100; // in steps, as it is centred
    const ENOUGH = 3000; // of a list of a hundred plants
    return Math.max(innerHeight, Math.min(needed, ENOUGH));
  });

/** Goes offline once nothing is loading: a service worker whose script is interrupted would log an error. */
export async function goOffline(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
  await page.context().setOffline(true);
}

/** The same in a window without a service worker. */
export async function loseNetwork(page) {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}
