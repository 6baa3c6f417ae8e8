import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rosa, server, session, withServer } from '../../test/visit';
import { speak, type LanguageCode } from '../languages/language';
import { textsReady } from '../languages/texts';
import type { Account } from '../shared/api/api';
import { App } from './app';
import { LanguageRouter } from './in-language';
import { makeStore } from './store';

withServer();
afterEach(() => {
  speak('en');
  history.replaceState(null, '', '/');
});

async function open(address: string, code: LanguageCode, account?: Account) {
  server.use(session(account));
  history.replaceState(null, '', address);
  speak(code);
  await textsReady();
  render(<App store={makeStore()} within={LanguageRouter} />);
}

/** The first link of this name: in the header or in the footer. */
const link = async (name: string) => (await screen.findAllByRole('link', { name }))[0]!;
const inHead = (selector: string) => document.head.querySelector<HTMLLinkElement>(selector)?.href;

describe('a visitor', () => {
  it('who comes by an address in a language stays in it on every page for everybody', async () => {
    await open('/ES/About/', 'es');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sobre Leaflore' })).toBeInTheDocument();
    await waitFor(async () => expect(await link('Contacto')).toHaveAttribute('href', '/es/contact'));
    expect(await link('Premium')).toHaveAttribute('href', '/premium');
    await userEvent.click(await link('Privacidad'));
    await waitFor(() => expect(location.pathname).toBe('/es/privacy'));
    expect(await screen.findByRole('heading', { level: 1, name: /privacidad/i })).toBeInTheDocument();
    await waitFor(() => expect(inHead('link[rel=canonical]')).toBe('http://localhost/es/privacy'));
    expect(inHead('link[hreflang=de]')).toBe('http://localhost/de/privacy');
    expect(inHead('link[hreflang=x-default]')).toBe('http://localhost/privacy');
  });

  it('comes to an address without a language where a page is for members', async () => {
    await open('/es', 'es');
    await waitFor(() => expect(inHead('link[rel=canonical]')).toBe('http://localhost/es'));
    await userEvent.click(await link('Premium'));
    await waitFor(() => expect(location.pathname).toBe('/premium'));
    await waitFor(() => expect(inHead('link[rel=canonical]')).toBe('http://localhost/premium'));
    expect(inHead('link[hreflang]')).toBeUndefined();
  });

  it('who chose a language gets its addresses from one that names none', async () => {
    await open('/about', 'de');
    await waitFor(async () => expect(await link('Kontakt')).toHaveAttribute('href', '/de/contact'));
  });
});

describe('a member', () => {
  it('gets addresses without a language, even from one that names it', async () => {
    await open('/es/about', 'es', rosa);
    expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeInTheDocument();
    expect(await link('Contacto')).toHaveAttribute('href', '/contact');
    await userEvent.click(await link('Privacidad'));
    await waitFor(() => expect(location.pathname).toBe('/privacy'));
  });
});
