import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { isAsAccepted, noteWalked } from './accepted.mjs';
import { builtFrom } from './built-from.mjs';
import { accept } from './compare.mjs';

const root = mkdtempSync(path.join(os.tmpdir(), 'leaflore-built-from-'));
const baseline = path.join(root, 'baseline');
const screenshots = path.join(root, '.screenshots');
const E2E = 'frontend/e2e';

/** A web app with two pages, of which the second fetches a dialog later, and the code that walks through it. */
const FILES = {
  'frontend/src/gallery.tsx': 'gallery',
  'frontend/index.html': '<div id="root">',
  'frontend/public/start.js': 'start',
  'drawings/src/fern.ts': 'a fern',
  'backend/seeds/plant-library.json': '[]',
  'backend/src/app.ts': 'a server',
  'backend/src/app.spec.ts': 'a test',
  [`${E2E}/walk-screens.mjs`]: `import { screens } from './screens.mjs';\nimport { axe } from './inspect.mjs';`,
  [`${E2E}/screens.mjs`]: 'a list',
  [`${E2E}/inspect.mjs`]: 'axe',
  [`${E2E}/server.mjs`]: 'starts',
  [`${E2E}/fake-provider.mjs`]: 'answers',
  [`${E2E}/screens/about.mjs`]: `import { see } from './steps.mjs';`,
  [`${E2E}/screens/garden.mjs`]: `import { see } from './steps.mjs';\nimport { PLANTS } from '../garden-answers.mjs';`,
  [`${E2E}/screens/steps.mjs`]: 'steps',
  [`${E2E}/garden-answers.mjs`]: 'plants',
};
const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', imports: ['_base.js'], css: ['assets/index-1.css'] },
  '_base.js': { file: 'assets/base-1.js' },
  'src/pages/about-page.tsx': { file: 'assets/about-1.js' },
  'src/pages/garden-page.tsx': { file: 'assets/garden-1.js' },
  'src/dialog.tsx': { file: 'assets/dialog-1.js' },
  'letters.woff2': { file: 'assets/letters-1.woff2' },
};
const IMPORTS = {
  'src/main.tsx': ['src/button.tsx', 'src/base.css'],
  'src/base.css': [],
  'src/button.tsx': [],
  'src/pages/about-page.tsx': ['src/button.tsx', 'src/pages/prose.tsx'],
  'src/pages/prose.tsx': [],
  'src/pages/garden-page.tsx': ['src/button.tsx'],
  'src/dialog.tsx': ['src/form.tsx'],
  'src/form.tsx': [],
};
const about = {
  name: 'about',
  path: '/about',
  as: 'visitor',
  file: path.join(root, E2E, 'screens/about.mjs'),
};
const garden = {
  name: 'garden',
  path: '/garden',
  as: 'member',
  answers: () => undefined,
  file: path.join(root, E2E, 'screens/garden.mjs'),
};
const gallery = { ...about, name: 'gallery', server: 'gallery' };

const write = (name, text) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};

/** Builds the app; these modules say something else than usual, and these parts of the build have other names. */
function build(changed = [], manifest = {}) {
  const graph = Object.fromEntries(
    Object.entries(IMPORTS).map(([id, imports]) => [
      id,
      { digest: changed.includes(id) ? 'other' : 'usual', imports },
    ]),
  );
  write('frontend/dist/.vite/modules.json', JSON.stringify(graph));
  write('frontend/dist/.vite/manifest.json', JSON.stringify({ ...MANIFEST, ...manifest }));
}
const look = (versions = ['axe 1']) => builtFrom({ root, versions });
const address = (key) => `http://127.0.0.1:1/${MANIFEST[key].file}`;
const fetched = {
  about: ['index.html', '_base.js', 'src/pages/about-page.tsx', 'letters.woff2'].map(address),
  garden: ['index.html', '_base.js', 'src/pages/garden-page.tsx', 'src/dialog.tsx'].map(address),
  gallery: ['http://127.0.0.1:1/src/main.tsx'],
};

/** Which of the three screens would be walked again, as they were accepted before `change`. */
async function walkedAfter(change, versions) {
  const before = look();
  for (const screen of [about, garden, gallery]) {
    const entries = before.entriesOf(fetched[screen.name]);
    noteWalked(screenshots, screen.name, 390, { entries, hash: before.hashOf(screen, entries) });
  }
  for (const screen of [about, garden, gallery]) write(`baseline/${screen.name}/390-light.webp`, '');
  await accept(screenshots, '', baseline);
  await change();
  const now = look(versions);
  return [about, garden, gallery]
    .filter((screen) => !isAsAccepted(screen, 390, now, baseline))
    .map(({ name }) => name);
}

after(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  for (const name of readdirSync(root)) rmSync(path.join(root, name), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  build();
});

test('nothing is walked where nothing has changed', async () => {
  assert.deepEqual(await walkedAfter(() => undefined), []);
});

for (const [what, change, expected] of [
  ['a module of one page', () => build(['src/pages/prose.tsx']), ['about']],
  ['what a page fetches later', () => build(['src/form.tsx']), ['garden']],
  ['what every page needs', () => build(['src/button.tsx']), ['about', 'garden']],
  ['the styles of every page', () => build(['src/base.css']), ['about', 'garden']],
  ['letters', () => build([], { 'letters.woff2': { file: 'assets/letters-2.woff2' } }), ['about']],
  ['the gallery', () => write('frontend/src/gallery.tsx', 'other'), ['gallery']],
  ['the page of the app', () => write('frontend/index.html', 'other'), ['about', 'garden', 'gallery']],
  ['a drawing', () => write('drawings/src/fern.ts', 'other'), ['about', 'garden', 'gallery']],
  ['a drawing more', () => write('drawings/src/rose.ts', 'a rose'), ['about', 'garden', 'gallery']],
  [
    'a plant of the library',
    () => write('backend/seeds/plant-library.json', '[1]'),
    ['about', 'garden', 'gallery'],
  ],
  ['the server, for those it answers', () => write('backend/src/app.ts', 'other'), ['about', 'gallery']],
  ['a test of the server', () => write('backend/src/app.spec.ts', 'other'), []],
  ['the answers of one screen', () => write(`${E2E}/garden-answers.mjs`, 'other'), ['garden']],
  [
    'the steps of all screens',
    () => write(`${E2E}/screens/steps.mjs`, 'other'),
    ['about', 'garden', 'gallery'],
  ],
  ['what is asked of a screen', () => write(`${E2E}/inspect.mjs`, 'other'), ['about', 'garden', 'gallery']],
  ['the list of screens', () => write(`${E2E}/screens.mjs`, 'other'), []],
])
  test(`${what}: ${expected.length ? `${expected.join(', ')} are walked` : 'nothing is walked'}`, async () => {
    assert.deepEqual(await walkedAfter(change), expected);
  });

test('another version of what asks for faults walks everything', async () => {
  assert.deepEqual(await walkedAfter(() => undefined, ['axe 2']), ['about', 'garden', 'gallery']);
});

test('words that are read by another file are read again when that, what it imports or the server changes', () => {
  const reader = { 'texts.journey.mjs': `import { texts } from './texts.mjs';`, 'texts.mjs': 'Hello' };
  for (const [name, text] of Object.entries(reader)) write(`${E2E}/${name}`, text);
  const page = { name: 'about', file: path.join(root, E2E, 'texts.mjs') };
  const hashNow = () => {
    const { entriesOf, hashOf } = builtFrom({ root, versions: [], walk: 'texts.journey.mjs' });
    return hashOf(page, entriesOf(fetched.about));
  };
  const before = hashNow();
  write(`${E2E}/inspect.mjs`, 'what only the walk of screens asks');
  assert.equal(hashNow(), before);
  for (const file of [`${E2E}/texts.mjs`, `${E2E}/texts.journey.mjs`, 'backend/src/app.ts']) {
    const last = hashNow();
    write(file, 'other');
    assert.notEqual(hashNow(), last, file);
  }
});

test('a part of the build that is not known, or was never fetched, is walked', () => {
  const { entriesOf, hashOf } = look();
  const strange = entriesOf([...fetched.about, 'http://127.0.0.1:1/assets/strange-1.js']);
  assert.equal(hashOf(about, strange), undefined);
  assert.equal(hashOf(about, entriesOf([])), undefined);
  assert.ok(hashOf(about, entriesOf(fetched.about)));
});

test('a worker is known by its name as long as it is in the build', () => {
  const { entriesOf, hashOf } = look();
  const entries = entriesOf([...fetched.about, 'http://127.0.0.1:1/assets/some.worker-1.js']);
  assert.equal(hashOf(about, entries), undefined);
  write('frontend/dist/assets/some.worker-1.js', '');
  assert.ok(hashOf(about, entries));
});

test('a screen at a width where something was found wrong is walked, however it was accepted', async () => {
  assert.deepEqual(await walkedAfter(() => undefined), []);
  noteWalked(screenshots, 'about', 390, null);
  await accept(screenshots, 'about', baseline);
  assert.equal(isAsAccepted(about, 390, look(), baseline), false);
  assert.equal(isAsAccepted(garden, 390, look(), baseline), true);
});
