import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What an accepted screen was built from, by the width of its window: the parts of the build that its page fetched, and the
 * hash of all that they are made of. It stands beside the accepted pictures.
 * @typedef {Record<string, { entries: string[], hash: string }>} Accepted
 */
const fileOf = (folder, screen) => path.join(folder, screen, 'built-from.json');

/** @returns {Accepted} */
export function readBuiltFrom(folder, screen) {
  const file = fileOf(folder, screen);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Keeps it; a screen of which nothing is known has no such file. @param {Accepted} builtFrom */
export function writeBuiltFrom(folder, screen, builtFrom) {
  const file = fileOf(folder, screen);
  if (Object.keys(builtFrom).length === 0) return rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(builtFrom, null, 2)}\n`);
}

/** Notes what a screen was built from when nothing was found wrong with it at this width; null while that is not so. */
export const noteWalked = (screenshots, screen, width, part) =>
  writeBuiltFrom(path.join(screenshots, 'built-from', String(width)), screen, { [width]: part });

/** Where a walk has left its notes: a folder for each width, as widths may be walked at the same time. */
export function noteFolders(screenshots) {
  const folder = path.join(screenshots, 'built-from');
  return existsSync(folder) ? readdirSync(folder).map((width) => path.join(folder, width)) : [];
}

/**
 * Whether a screen is built from the same as when it was accepted at this width.
 * @param {{ hashOf: (screen: object, entries: string[]) => string | undefined }} build
 */
export function isAsAccepted(screen, width, build, baseline) {
  const accepted = readBuiltFrom(baseline, screen.name)[width];
  return Boolean(accepted) && build.hashOf(screen, accepted.entries) === accepted.hash;
}

/** Collects which parts of the build the page fetches from now on. */
export function collectEntries(page, { entriesOf }) {
  const urls = [];
  page.on('request', (request) => urls.push(request.url()));
  return () => entriesOf(urls);
}
