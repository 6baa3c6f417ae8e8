import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PageFiles } from './page-files.js';

describe('rendered pages in folders', () => {
  let folder: string;
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-pages-'));
    write('plants/aloe-vera.html', 'aloe');
    write('plants/light/shade.html', 'shade');
    write('plants/secret.json', '{}');
    write('es/about.html', 'sobre');
    write('es/plants/aloe-vera.html', 'áloe');
    write('xx/about.html', 'unknown');
    write('assets/hidden.html', 'hidden');
    write('about.html', 'about');
    for (let n = 0; n < 250; n += 1) write(`blog/${n}.html`, `article ${n}`);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['/plants/aloe-vera.html', true],
    ['/plants/light/shade.html', true],
    ['/es/about.html', true],
    ['/es/plants/aloe-vera.html', true],
    ['/xx/about.html', false],
    ['/plants/../about.html', false],
    ['/plants/secret.json', false],
    ['/assets/hidden.html', false],
    ['/about.html', false],
    ['/plants/none.html', false],
  ])('has %s: %s', (name, isThere) => {
    const files = new PageFiles(folder);
    expect(files.has(name)).toBe(isThere);
    expect(files.get(name) !== undefined).toBe(isThere);
  });

  it('are read once, and only as many are kept as fit', () => {
    let reads = 0;
    const files = new PageFiles(folder, (file) => {
      reads += 1;
      return readFileSync(file);
    });
    expect(files.get('/blog/0.html')!.plain.toString()).toBe('article 0');
    expect(files.get('/blog/0.html')).toBe(files.get('/blog/0.html'));
    expect(reads).toBe(1);
    for (let n = 1; n < 250; n += 1) files.get(`/blog/${n}.html`);
    expect(reads).toBe(250);
    files.get('/blog/0.html');
    expect(reads).toBe(251);
  });
});
