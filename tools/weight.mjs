// Measures the first load of each page of the built web app (Brotli, with response headers) and fails if one is over
// its budget.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import { ROOT } from './lib.mjs';

const DIST = path.join(ROOT, 'frontend', 'dist');
/** Limits for the first load of any page: JavaScript alone, and with its styles. See the goals in docs/decisions. */
const MAX_JS = 120 * 1024;
const MAX_JS_AND_CSS = 140 * 1024;
/**
 * Bytes of the headers that our server sends before a file over HTTP/1.1, measured with `npm run journeys --
 * --figures`.
 */
const HEADERS = 420;

const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite', 'manifest.json'), 'utf8'));
const sizes = new Map();
const weigh = (file) => {
  if (!sizes.has(file)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    sizes.set(file, HEADERS + brotliCompressSync(readFileSync(path.join(DIST, file)), { params }).length);
  }
  return sizes.get(file);
};

/** The files that are loaded before this chunk runs. */
function closure(key, files = new Set()) {
  const chunk = manifest[key];
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const imported of chunk.imports ?? []) closure(imported, files);
  return files;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const pages = Object.keys(manifest).filter(
  (key) => /^src\/pages\/[\w-]+-page\.tsx$/.test(key) && !key.includes('gallery'),
);
const rows = pages.map((page) => {
  const files = [...closure(page, closure(entry))];
  const sum = (ending) =>
    files.filter((file) => file.endsWith(ending)).reduce((total, file) => total + weigh(file), 0);
  return { page: path.basename(page, '.tsx'), js: sum('.js') + weigh('start.js'), css: sum('.css') };
});

let over = 0;
for (const { page, js, css } of rows.sort((a, b) => b.js - a.js)) {
  const isOver = js > MAX_JS || js + css > MAX_JS_AND_CSS;
  over += isOver;
  const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
  console.log(`  ${page.padEnd(18)} js ${kb(js)}  css ${kb(css)}${isOver ? '  OVER BUDGET' : ''}`);
}
if (rows.length === 0) throw new Error('The web app has no pages: was it built?');
process.exit(over ? 1 : 0);
