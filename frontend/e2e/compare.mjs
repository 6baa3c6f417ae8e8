import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { noteFolders, readBuiltFrom, writeBuiltFrom } from './accepted.mjs';
import { BASELINE, differingCells, reducedIn } from './reduced.mjs';
import { screens } from './screens.mjs';

/** A few differing cells are due to font smoothing; more are a change. */
const MAY_DIFFER = 3;

const fileOf = (folder, name) => path.join(folder, `${name}.webp`);
const screenOf = (name) => name.split('/')[0];
const isScreen = (name) => screens.some((screen) => screen.name === name);

/**
 * Compares the screenshots of this run with the accepted ones, and reports what changed, appeared or disappeared.
 * Pictures of both, side by side, are written to `changed/`.
 * @param {string} screenshots the folder of this run's screenshots
 * @param {string} [baseline] the folder of the accepted ones
 * @returns {Promise<{ changes: string[], isChance: boolean }>} a line for each screen that differs in a way, and whether
 * all of it may be chance
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
  const changes = toLines(differences);
  return { changes, isChance: changes.every((change) => mayBeChance(change, changes)) };
}

/** Of a screen's seven views, one to three may differ by chance: a page that was a line higher when it was pictured. */
function mayBeChance(change, changes) {
  const nameOf = (line) => line.slice(16).split(':')[0];
  if (!/^(changed|another height) /.test(change)) return false;
  const views = changes.filter((line) => nameOf(line) === nameOf(change)).flatMap((line) => line.split(', '));
  return views.length <= 3;
}

async function changeOf(name, screenshots, baseline) {
  const cells = await differingCells(fileOf(baseline, name), fileOf(path.join(screenshots, 'reduced'), name));
  if (cells && cells.length <= MAY_DIFFER) return undefined;
  await layBeside(screenshots, baseline, name, cells ?? []);
  return cells ? 'changed' : 'another height';
}

/** One line for all views of a screen with the same difference. */
function toLines(differences) {
  const views = new Map();
  for (const { name, what } of differences) {
    const [screen, view] = name.split('/');
    const start = `${what.padEnd(16)}${screen}:`;
    views.set(start, [...(views.get(start) ?? []), view]);
  }
  return [...views].map(([start, all]) => `${start} ${all.join(', ')}`).sort();
}

/** The accepted picture on the left, the new one on the right, with a frame around each difference. */
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
 * Makes the screens of the last walk the accepted ones: all of them, or those whose name contains `part`. A picture in which
 * nothing noticeable is different stays as it was. What a screen is built from is noted where nothing was found wrong with
 * it, so that it need not be looked at before that changes. Screens that are no more are forgotten.
 * @returns {Promise<string>} what was accepted, in words
 */
export async function accept(screenshots, part = '', baseline = BASELINE) {
  const taken = path.join(screenshots, 'reduced');
  const pictures = reducedIn(taken).filter((name) => screenOf(name).includes(part));
  const walked = walkedIn(screenshots).filter((screen) => screen.includes(part));
  if (pictures.length + walked.length === 0)
    throw new Error('There is nothing to accept: walk first, with npm run journeys.');
  const accepted = new Set(reducedIn(baseline));
  let different = 0;
  for (const name of pictures) {
    if (accepted.has(name) && !(await changeOf(name, screenshots, baseline))) continue;
    different += 1;
    mkdirSync(path.join(baseline, screenOf(name)), { recursive: true });
    copyFileSync(fileOf(taken, name), fileOf(baseline, name));
  }
  for (const screen of walked) noteBuiltFrom(screen, screenshots, baseline);
  const gone = readdirSync(baseline).filter((screen) => !isScreen(screen));
  for (const screen of gone) rmSync(path.join(baseline, screen), { recursive: true });
  const forgotten = gone.length ? `; forgotten: ${gone.join(', ')}` : '';
  return `Accepted ${walked.length} screens; ${different} of their ${pictures.length} pictures are different${forgotten}.`;
}

/** What this walk noted takes the place of what was; a width at which something was wrong has to be looked at again. */
function noteBuiltFrom(screen, screenshots, baseline) {
  const notes = noteFolders(screenshots).map((folder) => readBuiltFrom(folder, screen));
  const parts = Object.assign(readBuiltFrom(baseline, screen), ...notes);
  writeBuiltFrom(baseline, screen, Object.fromEntries(Object.entries(parts).filter(([, part]) => part)));
}

/** Screens that were looked at. */
const walkedIn = (screenshots) => [
  ...new Set(noteFolders(screenshots).flatMap((folder) => readdirSync(folder))),
];
