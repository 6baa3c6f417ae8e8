/* global document, getComputedStyle, innerWidth, NodeFilter */
import assert from 'node:assert/strict';
import path from 'node:path';
import { after } from 'node:test';
import { inHighWindow, PHONE, SCREENSHOTS, see, servers, stage, WITHOUT_WORKER } from './browser.mjs';
import { englishTexts, findInLanguage } from './in-language.mjs';
import { axeFindings, ruledFindings, settle, sidewaysFindings } from './inspect.mjs';
import { screens } from './screens.mjs';
import { closeToast } from './screens/steps.mjs';

const NARROW = { width: 320, height: 640 };
const TWICE = { standard: 32, fixed: 26 };
const ONCE = { standard: 16, fixed: 13 };
/** Steps that wait longer for something look for words that are not found in this language. */
const STEP_WITHIN_MS = 12_000;

const parts = process.env.SCREENS?.split(',');

/**
 * Looks at every screen in another language: in the light theme, in large text and, on a phone, in a narrow window. Nothing is
 * compared or noted; the pictures go to a folder of the language. Screens whose state is not reached by the words of the
 * catalogues are left out, and listed in the end; the gallery is in English only.
 */
export async function walkLanguage(size, code) {
  const { journey } = stage();
  const translateSteps = await findInLanguage(code);
  const english = await englishTexts(code);
  const leftOut = [];
  after(() => console.log(`Left out in ${code} at ${size.width} px: ${leftOut.join(', ') || 'none'}.`));
  for (const screen of screens) {
    if (screen.server === 'gallery' || (parts && !parts.some((part) => screen.name.includes(part)))) continue;
    journey(
      `${screen.name} in ${code} at ${size.width} px: accessible, large enough, without overflow`,
      { size, mayFail: screen.mayFail, server: servers[screen.server ?? 'remote'], ...WITHOUT_WORKER },
      async (someone) => {
        translateSteps(someone.page);
        if (!(await arrive(screen, someone, code))) {
          leftOut.push(screen.name);
          someone.troubles.length = 0;
          return;
        }
        const findings = await findingsOf(someone.page, `${screen.name}-${size.width}`, size, code);
        const inEnglish = await leftInEnglish(someone.page, english);
        if (inEnglish.length) console.log(`${screen.name}, in English: ${inEnglish.join(' | ')}`);
        assert.equal(findings.join('\n'), '', 'nothing is found wrong');
      },
    );
  }
}

/** Answers whether the state of the screen was reached. */
async function arrive(screen, { page, server, signUp, useUp }, code) {
  const { path: address, as, used = 0, on, answers, reach, isOfToast } = screen;
  await page.context().addCookies([{ name: 'language', value: code, url: server.url }]);
  if (as === 'member') await signUp();
  await useUp(used);
  if (on) await page.clock.setFixedTime(`${on}T10:00:00`);
  await answers?.(page);
  await page.goto(address);
  await see(page.getByRole('heading', { level: 1 }));
  page.setDefaultTimeout(STEP_WITHIN_MS);
  try {
    await reach?.(page);
  } catch {
    return false;
  }
  await settle(page);
  if (!isOfToast) await closeToast(page);
  return true;
}

async function findingsOf(page, name, size, code) {
  const shoot = (view) =>
    page.screenshot({ path: path.join(SCREENSHOTS, code, `${name}${view}.png`), animations: 'disabled' });
  const findings = await ruledFindings(page);
  if ((await page.locator('html').getAttribute('lang')) !== code) findings.push('not in this language');
  await inHighWindow(page, async () => {
    findings.push(...(await axeFindings(page)));
    await shoot('');
  });
  const wide = async (view) =>
    [...(await sidewaysFindings(page)), ...(await cutFindings(page))].map((one) => `${view}: ${one}`);
  findings.push(...(await wide(`${size.width} px`)));
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: TWICE });
  await page.waitForFunction(() => parseFloat(getComputedStyle(document.documentElement).fontSize) > 30);
  await inHighWindow(page, () => shoot('-200'));
  findings.push(...(await wide('text of 200 %')));
  await browser.send('Page.setFontSizes', { fontSizes: ONCE });
  if (size !== PHONE) return findings;
  await page.setViewportSize(NARROW);
  await settle(page);
  await inHighWindow(page, () => shoot('-320'));
  return [...findings, ...(await wide('320 px'))];
}

/** Words that reach out of the button, card or window that they are in. */
const cutFindings = (page) =>
  page.evaluate(() => {
    const isBox = (element) => {
      const { borderLeftWidth, backgroundColor, overflowX } = getComputedStyle(element);
      return (
        borderLeftWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)' || !/visible/.test(overflowX)
      );
    };
    // What scrolls is reached, and what ends in dots is cut on purpose.
    const mayReach = (element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
    };
    const findings = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.textContent.trim() || !node.parentElement.checkVisibility({ visibilityProperty: true }))
        continue;
      let box = node.parentElement;
      while (box !== document.body && (getComputedStyle(box).display === 'inline' || !isBox(box)))
        box = box.parentElement;
      const { left, right, width } = box.getBoundingClientRect();
      if (width <= 2 || mayReach(box) || box.closest('svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      if (rects.some((one) => one.left < left - 1 || one.right > Math.min(right, innerWidth) + 1))
        findings.push(`reaches out of its box: ${node.textContent.trim().slice(0, 60)}`);
    }
    return [...new Set(findings)];
  });

/** Whole texts that are read in English, by eye or by ear: ours that were forgotten, or words of people and mocked answers. */
const leftInEnglish = (page, english) =>
  page.evaluate((texts) => {
    const known = new Set(texts);
    const findings = [];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('[lang=en]')) continue;
      const names = ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name));
      const words = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((one) => one.data);
      for (const text of [...names, ...words])
        if (known.has(text?.replace(/\s+/g, ' ').trim())) findings.push(text.trim());
    }
    return [...new Set(findings)];
  }, english);
