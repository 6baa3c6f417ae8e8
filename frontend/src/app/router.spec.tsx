import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { rosa as confirmed, withPremium } from '../../test/visit';
import type { Account } from '../shared/api/api';
import { navigateAway } from '../shared/lib/navigate-away';
import { routeHeads } from '../shared/seo/route-heads';
import { Router } from './router';
import { accessDenied, landing, notFound, passwordReset, routes } from './routes';
import { makeStore } from './store';

jest.mock('../shared/lib/navigate-away', () => ({ navigateAway: jest.fn() }));

const rosa: Account = { ...confirmed, emailVerifiedAt: null };

const answer = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });
const nobody = answer(401, { status: 401, code: 'unauthenticated', message: 'Authentication required' });
const signedIn = (account: Partial<Account> = {}) => answer(200, { ...rosa, ...account });

function visit(path: string, session: () => Promise<Response>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(session);
  return render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[path]}>
        <Router />
      </MemoryRouter>
    </Provider>,
  );
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

afterEach(() => jest.restoreAllMocks());

describe('a visitor', () => {
  it.each(['/', '/garden', '/admin'])('sees the landing page at %s', async (path) => {
    visit(path, nobody);
    expect(await heading(/which plant is this/i)).toBeInTheDocument();
  });

  it.each([
    ['/about', 'About Leaflore'],
    ['/ABOUT', 'About Leaflore'],
    ['/Privacy', 'Privacy Policy'],
    ['/terms/', 'Terms of Service'],
  ])('reads %s', async (path, title) => {
    visit(path, nobody);
    expect(await heading(title)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/api/login');
  });

  it('sees a 404 page at an unknown address', async () => {
    visit('/nowhere', nobody);
    expect(await heading('404 Page Not Found')).toBeInTheDocument();
  });

  it('is also anybody for whom the session cannot be checked', async () => {
    visit('/', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await heading(/which plant is this/i)).toBeInTheDocument();
  });
});

it('describes every page to search engines and link previews', () => {
  const heads = [...routes, landing, passwordReset, notFound, accessDenied].map(({ head }) => head);
  expect(new Set([...heads, 'gallery'])).toEqual(new Set(Object.keys(routeHeads)));
});

/** A page that writes a filter into its address. */
function Filtered() {
  const [, setParams] = useSearchParams();
  return <button onClick={() => setParams({ only: 'ferns' }, { replace: true })}>Only ferns</button>;
}

it('a page that writes its filter into the address stays where it is, with its own title', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo');
  jest.spyOn(globalThis, 'fetch').mockImplementation(nobody);
  const filtered = { ...notFound, path: '/filtered', page: Filtered };
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={['/filtered']}>
        <Router extra={[filtered]} />
      </MemoryRouter>
    </Provider>,
  );
  const filter = await screen.findByRole('button', { name: 'Only ferns' });
  await waitFor(() => expect(document.title).toBe('404 Page Not Found · Leaflore'));
  document.title = 'My fern';
  await userEvent.click(filter);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.title).toBe('My fern');
});

describe('while it is not known who is there', () => {
  it('a spinner turns on the pages of members', () => {
    visit('/garden', () => new Promise(() => {}));
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});

describe('a member', () => {
  it('sees a 404 page at an unknown address', async () => {
    visit('/nowhere', signedIn());
    expect(await heading('404 Page Not Found')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('404 Page Not Found · Leaflore'));
  });

  it('finds the four main places and the others', async () => {
    visit('/about', signedIn());
    const [main] = await screen.findAllByRole('navigation', { name: 'Main' });
    const names = within(main!).getAllByRole('link').map((link) => link.textContent); // prettier-ignore
    expect(names).toEqual(['Home', 'Identify', 'My Garden', 'Profile']);
    expect(screen.getAllByRole('link', { name: 'Blog' })[0]).toHaveAttribute('href', '/blog');
  });

  it('sees premium pages but cannot open them without premium', async () => {
    visit('/about', signedIn());
    await screen.findAllByRole('navigation', { name: 'Main' });
    const chat = screen.getByRole('link', { name: /AI Chat/ });
    expect(chat).toHaveAttribute('aria-disabled', 'true');
    expect(chat).not.toHaveAttribute('href');
    expect(chat).toHaveTextContent('Premium');
  });

  it('opens it with premium', async () => {
    visit('/about', signedIn(withPremium));
    expect(await screen.findByRole('link', { name: 'AI Chat' })).toHaveAttribute('href', '/chat');
    expect(screen.getByRole('link', { name: 'Community' })).toHaveAttribute('href', '/community');
    expect(within(screen.getAllByRole('banner')[0]!).getByText('Premium')).toBeInTheDocument();
  });

  it('opens a page from the menu of a phone, which then closes', async () => {
    visit('/about', signedIn());
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getAllByRole('link', { name: 'Contact' })[1]!);
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    await waitFor(async () => expect(await heading(/./)).toHaveFocus());
  });

  it('leaves nothing behind when logging out', async () => {
    localStorage.setItem('draft', 'fern');
    sessionStorage.setItem('draft', 'fern');
    visit('/about', signedIn());
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/api/logout'));
    expect(localStorage.getItem('draft')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
