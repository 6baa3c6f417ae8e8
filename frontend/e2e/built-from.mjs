import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Built into every screen, or served beside it, though no module imports it. */
const EVERYWHERE = [
  'frontend/index.html',
  'frontend/vite.config.ts',
  'frontend/build',
  'frontend/public',
  'frontend/src/prerender.tsx',
  'frontend/src/shared/ui/base.css',
  'frontend/src/shared/ui/tokens.css',
  'frontend/src/shared/ui/fonts.css',
  'drawings/src',
  'backend/seeds',
];
/** What answers a screen that does not have its answers with it. */
const SERVER = ['backend/src', 'vision/src', 'vision/model', 'doctor/src'];
/** What takes the pictures and asks the questions, and what that stands on. */
const WALK = 'walk-screens.mjs';
const STAGE = ['server.mjs', 'fake-provider.mjs'];
/** Names all screens; each depends on its own file only. */
const LIST = 'frontend/e2e/screens.mjs';

const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const isNoSpec = (name) => !/\.spec\.tsx?$/.test(name);

/**
 * What asks whether anything is wrong. The browser is left out: another version may draw a letter a pixel elsewhere, and comes to
 * a machine by itself; `npm run journeys -- --all` looks at all screens with it.
 */
function toolVersions() {
  const { resolve } = createRequire(import.meta.url);
  const version = (name) => JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')).version;
  return ['axe-core', 'playwright-core'].map((name) => `${name} ${version(name)}`);
}

/**
 * Tells what screens are built from, after a build of the web app.
 *
 * `entriesOf(urls)` are the parts of the build that a browser has fetched: pages, what they fetch later, pictures, letters.
 * `hashOf(screen, entries)` changes with everything that such a screen is built from: every module that those parts
 * import, the styles, the drawings and the seed, the code that pictures it; the source of the server unless
 * the screen has its answers with it; all of the web app where the screen is not of the build. It is undefined, and such a
 * screen has to be walked, where that is not known. `walk` is the file that looks at it.
 */
export function builtFrom({ root = ROOT, versions = toolVersions(), walk = WALK } = {}) {
  const read = (file) => JSON.parse(readFileSync(path.join(root, 'frontend/dist/.vite', file), 'utf8'));
  const [graph, manifest] = [read('modules.json'), read('manifest.json')];
  const chunks = Object.entries(manifest);
  const keyOf = new Map(chunks.map(([key, { file }]) => [file, key]));
  const styles = new Set(chunks.flatMap(([, { css = [] }]) => css));
  const digests = new Map();
  const digestOf = (name) => {
    if (!digests.has(name)) digests.set(name, digest(path.join(root, name)));
    return digests.get(name);
  };

  const entriesOf = (urls) => {
    const files = urls
      .map((url) => new URL(url).pathname.slice(1))
      .filter((file) => file.startsWith('assets/'));
    const keys = files.filter((file) => !styles.has(file)).map((file) => keyOf.get(file) ?? file);
    return [...new Set(keys.filter((key) => !key.startsWith('_')))].sort();
  };

  // A worker is built by itself and stands in no manifest; the digest in its name is of all that it is made of.
  const isBuilt = (file) => file.startsWith('assets/') && existsSync(path.join(root, 'frontend/dist', file));

  const hashOf = (screen, entries) => {
    const isOfBuild = screen.server !== 'gallery';
    const modules = isOfBuild ? modulesOf(entries, { graph, manifest, isBuilt }) : [digestOf('frontend/src')];
    if (!modules) return undefined;
    const walking = [walk, ...STAGE].map((name) => `frontend/e2e/${name}`);
    const code = [...walking, path.relative(root, screen.file)].map((file) => importsOf(file, root));
    const files = [...EVERYWHERE, ...(screen.answers ? [] : SERVER), ...new Set(code.flat())].sort();
    return hash([...versions, ...modules, ...files.map((file) => `${file} ${digestOf(file)}`)].join('\n'));
  };
  return { entriesOf, hashOf };
}

/** Every module that these parts of the build need at once, with its digest; undefined where one is not known. */
function modulesOf(entries, { graph, manifest, isBuilt }) {
  if (!entries.includes('index.html')) return undefined;
  const found = new Set();
  const visit = (id) => {
    if (found.has(id)) return;
    found.add(id);
    graph[id]?.imports.forEach(visit);
  };
  // The page of the app is entered by its module.
  for (const key of entries) visit(key === 'index.html' ? 'src/main.tsx' : key);
  const lines = [...found].sort().map((id) => {
    const said = graph[id]?.digest ?? manifest[id]?.file ?? isBuilt(id); // a picture or letters have a digest in their names
    return said && `${id} ${said}`;
  });
  return lines.every(Boolean) ? lines : undefined;
}

/** A file of ours with all that it imports, by paths from the root. */
function importsOf(file, root, found = []) {
  if (found.includes(file) || file === LIST) return found;
  found.push(file);
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g))
    importsOf(path.join(path.dirname(file), name), root, found);
  return found;
}

/** Of a file or, with the names of all that is below it, of a folder. */
function digest(file) {
  if (!existsSync(file)) return 'none';
  if (statSync(file).isFile()) return hash(readFileSync(file));
  const names = readdirSync(file, { recursive: true }).filter(isNoSpec).sort();
  const lines = names.map((name) => {
    const below = path.join(file, name);
    return `${name} ${statSync(below).isFile() ? hash(readFileSync(below)) : ''}`;
  });
  return hash(lines.join('\n'));
}
