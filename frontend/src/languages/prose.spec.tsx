import { Suspense, type ComponentType, type ReactNode } from 'react';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { codes } from '../../test/catalogues';
import { visit, withServer } from '../../test/visit';
import type { ProseName } from './catalogue';
import { languages, speak } from './language';
import { prose } from './prose';

withServer();
afterEach(() => speak('en'));

const ENGLISH = path.join(__dirname, 'en/prose');
const names = readdirSync(ENGLISH).map((file) => file.replace(/\.tsx$/, '') as ProseName);
const others = codes.filter((code) => code !== 'en');
/** What the app calls by another name: Handy, Kalender-Link, Profilfoto. */
const OTHER_NAMES = /Telefon|Kalenderlink|Profilbild/;

const show = (body: ReactNode) =>
  render(
    <MemoryRouter>
      <Suspense>{body}</Suspense>
    </MemoryRouter>,
  ).container;

const inEnglish = (name: ProseName) => {
  const { default: Body } = jest.requireActual(path.join(ENGLISH, name)) as { default: ComponentType };
  return show(<Body />);
};

/** Its headings, paragraphs and lists in their order, and where its links lead. */
const partsOf = (text: Element) =>
  [...text.querySelectorAll('h2, h3, p, ul, ol, li, dt, dd, strong, a')].map(
    (part) => part.getAttribute('href') ?? part.tagName,
  );

/** Its figures in their order, without what separates thousands and decimals. */
const figuresOf = (text: Element) => text.textContent!.replace(/(\d)[.,](?=\d)/g, '$1').match(/\d+/g);

describe.each(others)('the long texts in %s', (code) => {
  const pack = async () => (await languages[code].load!()).default.prose;

  it('are those of English', async () => {
    expect(Object.keys(await pack()).sort()).toEqual([...names].sort());
  });

  it.each(names)('have the parts, links, sources and figures of the English: %s', async (name) => {
    const english = inEnglish(name);
    const { default: Body } = await (await pack())[name]();
    const text = show(<Body />);
    expect(partsOf(text)).toEqual(partsOf(english));
    expect(figuresOf(text)).toEqual(figuresOf(english));
    expect(text.querySelector('h2')!.textContent).not.toBe(english.querySelector('h2')!.textContent);
    expect(text.textContent).not.toMatch(OTHER_NAMES);
  });
});

describe('a long text', () => {
  it('is in English where that of its language cannot be fetched', async () => {
    const { load } = languages.de;
    languages.de.load = () => Promise.reject(new Error('no network'));
    speak('de');
    const Body = prose('terms', () => import('./en/prose/terms'))();
    const text = show(<Body />);
    await waitFor(() => expect(text.querySelector('h2')?.textContent).toBe('Accounts'));
    languages.de.load = load;
  });

  it.each([
    ['es', '/privacy', 'Política de privacidad', 'Para qué lo usamos'],
    ['de', '/terms', 'Nutzungs\u00adbedingungen', 'Was erlaubt ist'],
    [
      'de',
      '/blog/common-houseplant-problems-ai-diagnosis',
      'Häufige Probleme bei Zimmerpflanzen, und wie du die Ursache findest',
      'Fühl zuerst die Erde',
    ],
  ] as const)('is read in %s at %s, under a title in that language', async (code, address, title, part) => {
    speak(code);
    visit(
      address,
      undefined,
      http.post('*/api/blog/:slug/views', () => HttpResponse.json({ views: 7 })),
    );
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: part })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(`${title.replace('\u00ad', '')} · Leaflore`));
  });
});
