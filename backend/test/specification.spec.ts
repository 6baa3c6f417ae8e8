import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const SCREENS = path.join(ROOT, 'frontend/e2e/screens');
const text = readFileSync(path.join(ROOT, 'docs/specification.md'), 'utf8');
const screens = readdirSync(SCREENS).map((name) => readFileSync(path.join(SCREENS, name), 'utf8'));

/** Lines of the tables, without their heads. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (-|line )/.test(line))
  .map((line) => line.split('|').slice(1, -1));
const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

function isThere(name: string): boolean {
  const [kind, what] = name.split(':', 2);
  if (kind === 'screen') return screens.some((screen) => screen.includes(`'${what}'`));
  if (kind === 'journey') return existsSync(path.join(ROOT, `frontend/e2e/${what}.journey.mjs`));
  return /^(backend|frontend|docs)\//.test(name)
    ? existsSync(path.join(ROOT, name))
    : existsSync(path.join(ROOT, 'frontend/src', name));
}

describe('the table of the specification', () => {
  it('has a line for what is asked, with a place and something that shows it', () => {
    const MANY = 100;
    expect(rows.length).toBeGreaterThan(MANY);
    for (const [line, where, shown] of rows)
      expect([line, named(where!).length > 0, named(shown!).length > 0]).toEqual([line, true, true]);
  });

  it('names only what exists', () => {
    const all = rows.flatMap(([, where, shown]) => [...named(where!), ...named(shown!)]);
    expect(all.filter((name) => !isThere(name))).toEqual([]);
  });
});

describe('what the web app asks for again by itself', () => {
  const APP = path.join(ROOT, 'frontend/src');
  const decision = readFileSync(path.join(ROOT, 'docs/decisions/0033-asking-again.md'), 'utf8');

  it('is what the decision lists', () => {
    const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.spec)\.tsx?$/.test(name))
      .filter((name) => /pollingInterval: (?!number)/.test(readFileSync(path.join(APP, name), 'utf8')));
    const listed = [...decision.matchAll(/^- `([^`]+)`/gm)].map(([, name]) => name!);
    expect(sources.sort()).toEqual(listed.sort());
  });
});
