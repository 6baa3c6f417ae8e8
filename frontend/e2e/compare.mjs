import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BASELINE, differingCells, reducedIn } from './reduced.mjs';
import { screens } from './screens.mjs';

/** A few cells that differ are another smoothing of letters; more of them are a change. */
const MAY_DIFFER = 3;

const fileOf = (folder, name) => path.join(folder, `${name}.webp`);
const screenOf = (name) => name.split('/')[0];
const isScreen = (name) => screens.some((screen) => screen.name === name);

/**
 * Compares the screens that were just pictured with the accepted ones, and says what has changed, appeared or vanished.
 * Pictures of both, side by side, are left in `changed/`.
 * @param {string} screenshots the folder of this run's pictures
 * @param {string} [baseline] the folder of the accepted ones
 * @returns {Promise<string[]>} a line for each screen that differs in a way
 */
export async function compare(screenshots, baseline = BASELINE) {
  const taken = path.join(screenshots, 'reduced');
  rmSync(path.join(screenshots, 'changed'), { recursive: true, force: true });
  const accepted = new Set(reducedIn(baseline));
  const differences = [...accepted]
    .filter((name) => !isScreen(screenOf(name)))
    .map((name) => ({ name, what: 'vanished' }));
  for (const name of reducedIn(taken)) {
    const what = accepted.has(name) ? await changeOf(name, screenshots, baseline) : 'appeared';
    if (what) differences.push({ name, what });
  }
  return toLines(differences);
}

async function changeOf(name, screenshots, baseline) {
  const cells = await differingCells(fileOf(baseline, name), fileOf(path.join(screenshots, 'reduced'), name));
  if (cells && cells.length <= MAY_DIFFER) return undefined;
  await layBeside(screenshots, baseline, name, cells ?? []);
  return cells ? 'changed' : 'another height';
}

/** One line for all views of a screen to which the same has happened. */
function toLines(differences) {
  const views = new Map();
  for (const { name, what } of differences) {
    const [screen, view] = name.split('/');
    const start = `${what.padEnd(16)}${screen}:`;
    views.set(start, [...(views.get(start) ?? []), view]);
  }
  return [...views].map(([start, all]) => `${start} ${all.join(', ')}`).sort();
}

/** Left the accepted picture, right the new one, with a frame around each place that differs. */
async function layBeside(screenshots, baseline, name, cells) {
  const changed = path.join(screenshots, 'changed');
  mkdirSync(changed, { recursive: true });
  const file = `${name.replace('/', '-')}.png`;
  const [older, newer] = [fileOf(baseline, name), fileOf(path.join(screenshots, 'reduced'), name)];
  const { width, height } = await sharp(newer).metadata();
  const scale = 3;
  const frames = cells
    .map(({ x, y, side }) => `<rect x="${x}" y="${y}" width="${side}" height="${side}"/>`)
    .join('');
  const marks = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}" fill="none" stroke="red" stroke-width=".5">${frames}</svg>`;
  const left = await sharp(older)
    .resize({ width: width * scale })
    .png()
    .toBuffer({ resolveWithObject: true });
  const right = await sharp(path.join(screenshots, file))
    .resize({ width: width * scale, height: height * scale, fit: 'fill' })
    .composite([{ input: Buffer.from(marks) }])
    .toBuffer();
  await sharp({
    create: {
      width: 2 * width * scale + 24,
      height: Math.max(left.info.height, height * scale),
      channels: 3,
      background: '#888',
    },
  })
    .composite([
      { input: left.data, left: 0, top: 0 },
      { input: right, left: width * scale + 24, top: 0 },
    ])
    .png()
    .toFile(path.join(changed, file));
}

/**
 * Makes the pictures of the last run the accepted ones: all of them, or those of screens whose name contains `part`.
 * Screens that are no more are forgotten.
 * @returns {string} what was accepted, in words
 */
export function accept(screenshots, part = '', baseline = BASELINE) {
  const taken = path.join(screenshots, 'reduced');
  const pictures = reducedIn(taken).filter((name) => screenOf(name).includes(part));
  if (pictures.length === 0)
    throw new Error('There are no pictures to accept: walk first, with npm run journeys.');
  const gone = [...new Set(reducedIn(baseline).map(screenOf))].filter((screen) => !isScreen(screen));
  const anew = new Set(pictures.map(screenOf));
  for (const screen of gone) rmSync(path.join(baseline, screen), { recursive: true });
  for (const name of pictures) {
    mkdirSync(path.join(baseline, screenOf(name)), { recursive: true });
    copyFileSync(fileOf(taken, name), fileOf(baseline, name));
  }
  const times = pictures.map((name) => statSync(fileOf(taken, name)).mtimeMs);
  const at = new Date(Math.max(...times)).toLocaleString('en-GB');
  return `Accepted ${pictures.length} pictures of ${anew.size} screens, of the walk that ended at ${at}${gone.length ? `; forgotten: ${gone.join(', ')}` : ''}.`;
}
