import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

// Otherwise a picture that was written over is remembered as it was.
sharp.cache(false);

/** The accepted look of every screen, a folder per screen with a small picture per view; committed. */
export const BASELINE = path.join(import.meta.dirname, 'baseline');

const LARGEST_PX = 36_000; // some 5 KB: hundreds of them stay below 4 MB
const PHONE_WIDTH = 168;
const DESKTOP_WIDTH = 272;
/** Below this, what the encoder leaves out differs more from picture to picture than what people would notice. */
const QUALITY = 70;
const UNKNOWN = '#8b8f88';

/**
 * Reduces a screenshot to the size of an accepted picture. `changing` lists the boxes, in px of the page, whose
 * content changes daily; they are painted over.
 */
export async function keepReduced(png, file, changing = []) {
  const { width, height } = await sharp(png).metadata();
  const painted = changing
    .map(({ x, y, width: w, height: h }) => `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`)
    .join('');
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${UNKNOWN}">${painted}</svg>`;
  const flat = painted
    ? await sharp(png)
        .composite([{ input: Buffer.from(over) }])
        .toBuffer()
    : png;
  const wanted = width > 640 ? DESKTOP_WIDTH : PHONE_WIDTH;
  const fitting = Math.sqrt((LARGEST_PX * width) / height);
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(flat)
    .removeAlpha()
    .resize({ width: Math.floor(Math.min(wanted, fitting)) })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
}

/** The accepted or reduced pictures in a folder, as `screen/view`, sorted. */
export function reducedIn(folder) {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.webp'))
    .map((name) => name.slice(0, -'.webp'.length).replaceAll(path.sep, '/'))
    .sort();
}

const CELL = 4;
/** Cells whose mean colour differs by less than this, of 255, look the same: font smoothing varies. */
const NOTICEABLE = 7;

/**
 * The cells in which two reduced pictures differ noticeably, in px of the newer one; undefined if their sizes differ.
 * @returns {Promise<{ x: number, y: number, side: number }[] | undefined>}
 */
export async function differingCells(older, newer) {
  const a = await readPixels(sharp(older));
  const { width, height } = await sharp(newer).metadata();
  if (isOther(a.height, height) || isOther(a.width, width)) return undefined;
  const b = await readPixels(sharp(newer).resize(a.width, a.height, { fit: 'fill' }));
  const cells = [];
  for (let y = 0; y < a.height; y += CELL)
    for (let x = 0; x < a.width; x += CELL)
      if (mostDifferent(meanColour(a, x, y), meanColour(b, x, y)) >= NOTICEABLE)
        cells.push({ x, y, side: CELL });
  return cells;
}

/** A page that is one pixel higher may be rounded to another size. */
const isOther = (before, now) => Math.abs(before - now) > Math.max(1, before / 100);

const mostDifferent = (a, b) => Math.max(...a.map((value, channel) => Math.abs(value - b[channel])));

function meanColour({ data, width, height }, left, top) {
  const sum = [0, 0, 0];
  const right = Math.min(left + CELL, width);
  const bottom = Math.min(top + CELL, height);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      for (let channel = 0; channel < 3; channel += 1) sum[channel] += data[(y * width + x) * 3 + channel];
  const count = (right - left) * (bottom - top) || 1;
  return sum.map((value) => value / count);
}

async function readPixels(picture) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
