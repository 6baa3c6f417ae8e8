import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const NOT_OURS = /(^|\/)(node_modules|dist|\.\w+)(\/|$)/;
/** Tells of versions before, which had other files. */
const OF_THE_PAST = 'CHANGELOG.md';

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (NOT_OURS.test(file)) return [];
    return entry.isDirectory() ? filesIn(file) : [file];
  });

const files = filesIn('');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const docs = files
  .filter((file) => file.endsWith('.md') && file !== OF_THE_PAST)
  .map((file) => ({ file, text: read(file) }));
/** What the docs name by a pattern, such as the first group of it, with the page that does. */
const named = (pattern: RegExp) =>
  docs.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name]) => ({ file, name: name! })));

/** The addresses of the headings of a page. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether there is a file whose path ends so: `*` and `<name>` stand for any name, `{a,b}` for either. */
function isThere(name: string): boolean {
  const pattern = name
    .replace(/[.+()$]/g, String.raw`\$&`)
    .replace(/\*+|<\w+>/g, '[^/]*')
    .replace(/\{([^}]+)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  const ending = new RegExp(`(^|/)${pattern}$`);
  return files.some((file) => ending.test(file));
}

describe('the docs', () => {
  it('link to pages and headings that there are', () => {
    const missing = named(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g).filter(({ file, name }) => {
      const [page, heading] = name.split('#');
      const target = page ? path.join(path.dirname(file), page) : file;
      return (
        !existsSync(path.join(ROOT, target)) ||
        (heading !== undefined && !anchorsOf(target).includes(heading))
      );
    });
    expect(missing).toEqual([]);
  });

  it('name source files that there are', () => {
    const sources = named(/`([\w./*<>{},-]+\.(?:tsx?|mjs|cjs|css))`/g);
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter(({ name }) => !isThere(name))).toEqual([]);
  });

  it('name tests that there are', () => {
    const tests = named(/`([\w.-]+\.(?:spec|journey))`/g);
    expect(tests.length).toBeGreaterThan(60);
    expect(tests.filter(({ name }) => !isThere(`${name}.{ts,tsx,mjs}`))).toEqual([]);
  });

  it('name npm scripts that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const missing = named(/npm run ([\w:-]+)/g).filter(({ name }) => !scripts[name]);
    expect(missing).toEqual([]);
  });
});
