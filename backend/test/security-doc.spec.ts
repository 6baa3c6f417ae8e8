import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const TEXT = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
/** How many requirements of levels 1 and 2 the standard has (OWASP ASVS 5.0.0). */
const REQUIREMENTS = 253;

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.basename(file),
  );

describe('docs/security.md', () => {
  it('has each requirement once', () => {
    const rows = [...TEXT.matchAll(/^\| ((?:\d+\.\d+\.\d+(?:, )?)+) +\|/gm)].map(([, ids]) => ids!);
    const ids = rows.flatMap((row) => row.trim().split(', '));
    expect(ids).toHaveLength(REQUIREMENTS);
    expect(new Set(ids).size).toBe(REQUIREMENTS);
  });

  it('names tests that there are', () => {
    const named = new Set([...TEXT.matchAll(/`([\w.-]+\.(?:spec|journey))`/g)].map(([, name]) => name!));
    const files = ['backend/src', 'backend/test', 'frontend/src', 'frontend/e2e'].flatMap(filesIn);
    const missing = [...named].filter((name) => !files.some((file) => file.startsWith(`${name}.`)));
    expect(named.size).toBeGreaterThan(60);
    expect(missing).toEqual([]);
  });

  it('links to pages that there are', () => {
    const links = [...TEXT.matchAll(/\]\((?!https:)([^)#]+)\)/g)].map(([, link]) => link!);
    expect(
      links.filter(
        (link) => !readdirSync(path.join(ROOT, 'docs', path.dirname(link))).includes(path.basename(link)),
      ),
    ).toEqual([]);
  });
});
