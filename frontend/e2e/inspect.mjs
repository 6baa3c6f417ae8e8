/* global document, window, getComputedStyle, requestAnimationFrame, Node, NodeFilter */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds, one line each. Run it in a window as high as the page: covered targets seem too
 * small to axe.
 */
export async function axeFindings(page) {
  await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (values) =>
      (await window.axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }))
        .violations,
    TAGS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `axe ${id}: ${html.slice(0, 160)} ${failureSummary.split('\n')[1] ?? ''}`,
    ),
  );
}

/** What a ruler finds wrong: headings, text sizes, columns too narrow to read, target sizes, missing classes. */
export const ruledFindings = (page) =>
  page.evaluate(() => {
    const MIN_TEXT_PX = 16;
    const MIN_TARGET_PX = 44;
    const MIN_MARGIN_PX = 8;
    const LONG_WORDS = 20;
    const MIN_COLUMN_PX = 160;
    const TARGETS =
      'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=tab], [role=checkbox], [role=radio]';
    const findings = [];
    const isSeen = (element) => {
      const box = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        box.width > 2 &&
        box.height > 2
      );
    };
    const words = (element) =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60);

    for (const { outerHTML } of document.querySelectorAll('[class~="undefined"]'))
      findings.push(`a class that no style sheet has: ${outerHTML.slice(0, 80)}`);

    const headings = [...document.querySelectorAll('h1')].filter((h1) => h1.checkVisibility());
    if (headings.length !== 1) findings.push(`${headings.length} headings of the first level`);

    for (const { textContent, left } of headings.map((h1) => ({
      textContent: h1.textContent,
      left: h1.getBoundingClientRect().left,
    })))
      if (left < MIN_MARGIN_PX)
        findings.push(`no room beside the heading ${textContent}: are its styles there?`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.textContent.trim() || !isSeen(element)) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < MIN_TEXT_PX - 0.01) findings.push(`text of ${size} px: ${words(element)}`);
    }

    for (const p of document.querySelectorAll('p')) {
      const { width } = p.getBoundingClientRect();
      const isLong = p.textContent.trim().split(/\s+/).length > LONG_WORDS;
      if (isLong && isSeen(p) && width < MIN_COLUMN_PX)
        findings.push(`a long text in a column of ${Math.round(width)} px: ${words(p)}`);
    }

    const isInText = (element) =>
      getComputedStyle(element).display.startsWith('inline') &&
      [...element.parentElement.childNodes].some(
        (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent.trim(),
      );
    for (const element of document.querySelectorAll(TARGETS)) {
      const label = element.matches('input, select, textarea') ? element.closest('label') : null;
      const target = label ?? element;
      if (!isSeen(target) || isInText(target)) continue;
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) < MIN_TARGET_PX - 0.5)
        findings.push(
          `target of ${Math.round(width)} × ${Math.round(height)} px: ${words(target) || target.outerHTML.slice(0, 80)}`,
        );
    }
    return findings;
  });

/** Elements that overflow horizontally. */
export const sidewaysFindings = (page) =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const over = document.documentElement.scrollWidth - wide;
    if (over <= 0) return [];
    const guilty = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > wide + 1)
      .slice(-2)
      .map((element) => element.outerHTML.slice(0, 100));
    return [`scrolls sideways by ${over} px at ${window.innerWidth} px: ${guilty.join(' | ')}`];
  });

/** Words that are broken in two lines where there is no hyphen, as their column is too narrow. */
export const brokenWords = (page) =>
  page.evaluate(() => {
    const MIN_HYPHENATED = 12; // see `hyphenate-limit-chars` in base.css
    const findings = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const isHyphenated = getComputedStyle(element).hyphens === 'auto';
      for (const { 0: word, index } of node.data.matchAll(/\p{L}{3,}/gu)) {
        if (isHyphenated && word.length >= MIN_HYPHENATED) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) findings.push(`broken: ${word}, of ${element.textContent.trim().slice(0, 60)}`);
      }
    }
    return findings;
  });

/** Buttons and links that lie on one another, those in a text and in what stays in the window aside. */
export const overlappingTargets = (page) =>
  page.evaluate(() => {
    const staysInWindow = (element) =>
      element &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || staysInWindow(element.parentElement));
    const targets = [...document.querySelectorAll('a[href], button, select, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline' && !staysInWindow(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const overlap = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const words = (element) =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return targets.flatMap((a, i) =>
      targets
        .slice(i + 1)
        .filter((b) => overlap(a.box, b.box) && !a.element.contains(b.element))
        .map((b) => `one on the other: ${words(a.element)}, ${words(b.element)}`),
    );
  });

const PICTURES_WITHIN_MS = 4000;

/** Waits for everything that the whole page needs: fonts, lazy pictures, animations. */
export async function settle(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await frame(); // the page is laid out,
      await frame(); // and observers of visibility have run
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  // Some screens have a picture that never loads.
  const haveCome = () =>
    [...document.images].filter((image) => image.checkVisibility()).every(({ complete }) => complete);
  await page.waitForFunction(haveCome, undefined, { timeout: PICTURES_WITHIN_MS }).catch(() => undefined);
  await atRest(page);
}

/** Waits until no transition or animation is running. */
export const atRest = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
    await Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
    await frame();
  });
