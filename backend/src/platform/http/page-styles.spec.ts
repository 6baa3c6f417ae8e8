import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PageStyles, stylesOf } from './page-styles.js';

const BASE = 'body{color:#123}';
const CARD = '@media (width<=24em){.card>a{color:red}}';

describe('the styles of a page', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-styles-'));
    mkdirSync(path.join(folder, 'assets'));
    for (const [name, sheet] of Object.entries({ base: BASE, card: CARD, odd: 'a{content:"</style>"}' }))
      writeFileSync(path.join(folder, `assets/${name}-1a2b.css`), sheet);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const into = (page: string) => new PageStyles(folder).into(page);

  it('stand in it in their order, and their links say that they are there', () => {
    expect(
      into(
        '<head><link rel="icon" href="/a.svg"><link rel="stylesheet" crossorigin href="/assets/base-1a2b.css"><title>A</title>' +
          '<link rel="stylesheet" href="/assets/card-1a2b.css"></head>',
      ),
    ).toBe(
      `<head><link rel="icon" href="/a.svg"><style>${BASE}${CARD}</style>` +
        '<link rel="stylesheet" href="/assets/base-1a2b.css" disabled><title>A</title>' +
        '<link rel="stylesheet" href="/assets/card-1a2b.css" disabled></head>',
    );
  });

  it('are those of the app alone: other pages and other sheets stay as they are', () => {
    const other = '<link rel="stylesheet" href="https://elsewhere.example/a.css">';
    for (const page of ['<head></head>', other]) expect(into(page)).toBe(page);
  });

  it('cannot end the element that they stand in', () =>
    expect(() => into('<link rel="stylesheet" href="/assets/odd-1a2b.css">')).toThrow('cannot stand'));

  it('are named to browsers by their hash', () => {
    const hash = createHash('sha256').update(`${BASE}${CARD}`).digest('base64');
    expect(stylesOf(`<head><style>${BASE}${CARD}</style></head>`)).toBe(`'sha256-${hash}'`);
    expect(stylesOf('<head></head>')).toBeUndefined();
  });
});
