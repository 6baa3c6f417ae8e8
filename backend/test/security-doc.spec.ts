import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const TEXT = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
/** How many requirements of levels 1 and 2 the standard has (OWASP ASVS 5.0.0). */
const REQUIREMENTS = 253;

describe('docs/security.md', () => {
  it('has each requirement once', () => {
    const rows = [...TEXT.matchAll(/^\| ((?:\d+\.\d+\.\d+(?:, )?)+) +\|/gm)].map(([, ids]) => ids!);
    const ids = rows.flatMap((row) => row.trim().split(', '));
    expect(ids).toHaveLength(REQUIREMENTS);
    expect(new Set(ids).size).toBe(REQUIREMENTS);
  });
});
