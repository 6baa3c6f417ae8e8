import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import sharp from 'sharp';
import { accept, compare } from './compare.mjs';
import { keepReduced } from './reduced.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-compare-'));
const screenshots = path.join(folder, 'screenshots');
const baseline = path.join(folder, 'baseline');

/** A page on a phone: lines of text, and a button of this colour. */
const aPage = ({ button = '#18592f', lines = 24, ink = '#16261c', height = 1600 } = {}) => {
  const text = Array.from(
    { length: lines },
    (_, line) => `<text x="20" y="${90 + line * 56}" font-size="18">Water when the compost is dry</text>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="${height}"><rect width="390" height="${height}" fill="#faf7ef"/><g fill="${ink}">${text.join('')}</g><rect x="20" y="20" width="200" height="48" rx="10" fill="${button}"/></svg>`,
  );
};

async function walk(pages) {
  rmSync(screenshots, { recursive: true, force: true });
  mkdirSync(screenshots, { recursive: true });
  for (const [name, { changing, ...page }] of Object.entries(pages)) {
    const png = await sharp(aPage(page)).png().toBuffer();
    writeFileSync(path.join(screenshots, `${name.replace('/', '-')}.png`), png);
    await keepReduced(png, path.join(screenshots, 'reduced', `${name}.webp`), changing);
  }
}
const differences = async () => (await compare(screenshots, baseline)).changes;

after(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  rmSync(baseline, { recursive: true, force: true });
  await walk({ 'landing/390-light': {}, 'about/390-light': {} });
  await accept(screenshots, '', baseline);
});

test('screens that look like the accepted ones pass', async () => {
  await walk({ 'landing/390-light': {}, 'about/390-light': {} });
  assert.deepEqual(await differences(), []);
});

test('slightly different font smoothing passes', async () => {
  await walk({ 'landing/390-light': { ink: '#1c2c22' } });
  assert.deepEqual(await differences(), []);
});

test('content that changes daily is painted over', async () => {
  const changing = [{ x: 15, y: 15, width: 210, height: 58 }];
  await walk({ 'about/390-light': { changing } });
  await accept(screenshots, 'about', baseline);
  await walk({ 'about/390-light': { changing, button: '#a03050' } });
  assert.deepEqual(await differences(), []);
});

test('a button of a slightly different green is reported, with both pictures side by side', async () => {
  await walk({ 'landing/390-light': { button: '#236b3c' }, 'about/390-light': {} });
  assert.deepEqual(await differences(), ['changed         landing: 390-light']);
  assert.ok(existsSync(path.join(screenshots, 'changed', 'landing-390-light.png')));
});

test('a line more or less, and a longer page, are reported', async () => {
  await walk({ 'landing/390-light': { lines: 23 }, 'about/390-light': { height: 1640 } });
  assert.deepEqual(await differences(), [
    'another height  about: 390-light',
    'changed         landing: 390-light',
  ]);
});

test('a screen that appears or disappears is reported until it is accepted', async () => {
  await walk({ 'home/390-light': {} });
  mkdirSync(path.join(baseline, 'no-such-screen'));
  await sharp(aPage())
    .webp()
    .toFile(path.join(baseline, 'no-such-screen', '390-light.webp'));
  assert.deepEqual(await differences(), [
    'appeared        home: 390-light',
    'vanished        no-such-screen: 390-light',
  ]);
  await accept(screenshots, 'home', baseline);
  assert.deepEqual(await differences(), []);
});

test('only the screens that are named are accepted', async () => {
  await walk({ 'landing/390-light': { button: '#a03050' }, 'about/390-light': { button: '#a03050' } });
  await accept(screenshots, 'land', baseline);
  assert.deepEqual(await differences(), ['changed         about: 390-light']);
});
