import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement as h, Fragment } from 'react';
import { BrowserRouter, Link, useNavigate } from 'react-router-dom';
import { reloadPage } from '../shared/lib/navigate-away';
import { registerServiceWorker } from './service-worker';

jest.mock('../shared/lib/navigate-away', () => ({ reloadPage: jest.fn() }));

/** The browser's side of a registration. */
function container({ controlled }: { controlled: boolean }) {
  const target = new EventTarget();
  const register = jest.fn().mockResolvedValue(undefined);
  const ready = Promise.resolve({ active: null });
  const controller = controlled ? {} : null;
  return Object.assign(target, { register, ready, controller }) as unknown as ServiceWorkerContainer & {
    register: jest.Mock;
  };
}

/** A page with a link, and a button after whose work another page comes by itself. */
function Page() {
  const navigate = useNavigate();
  const save = () => setTimeout(() => void navigate('/saved'));
  return h(
    Fragment,
    {},
    h('main', {}, h('input', { 'aria-label': 'Note' }), h('input', { type: 'file', 'aria-label': 'Photo' })),
    h('button', { onClick: save }, 'Save'),
    h(Link, { to: '?more' }, 'More'),
    h(Link, { to: '/next' }, 'Next'),
  );
}

/** The page, at which a new version comes after what the person does. */
function openPage(doSomething: () => void) {
  const browser = container({ controlled: true });
  registerServiceWorker(browser);
  render(h(BrowserRouter, {}, h(Page)));
  doSomething();
  browser.dispatchEvent(new Event('controllerchange'));
}
const press = (name: string) => fireEvent.click(screen.getByText(name));
const hide = () => document.dispatchEvent(new Event('visibilitychange'));

let pages = 0;
let listening: jest.SpyInstance<void, Parameters<Window['addEventListener']>>;
beforeEach(() => {
  pages += 1;
  listening = jest.spyOn(window, 'addEventListener');
  window.history.replaceState(null, '', `/page/${pages}`);
});
afterEach(() => {
  listening.mock.calls.forEach((listener) => window.removeEventListener(...listener));
  jest.restoreAllMocks();
  jest.mocked(reloadPage).mockClear();
});

describe('the service worker', () => {
  it('is registered from /sw.js', () => {
    const browser = container({ controlled: false });
    registerServiceWorker(browser);
    expect(browser.register).toHaveBeenCalledWith('/sw.js');
  });

  it('reloads the page when a new version takes over from an old one, and not when the first one comes', () => {
    const fresh = container({ controlled: false });
    registerServiceWorker(fresh);
    fresh.dispatchEvent(new Event('controllerchange'));
    expect(reloadPage).not.toHaveBeenCalled();

    const old = container({ controlled: true });
    registerServiceWorker(old);
    old.dispatchEvent(new Event('controllerchange'));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('reloads the page at its message to skip waiting, and at no other', () => {
    const browser = container({ controlled: true });
    registerServiceWorker(browser);
    browser.dispatchEvent(new MessageEvent('message', { data: { type: 'other' } }));
    expect(reloadPage).not.toHaveBeenCalled();
    browser.dispatchEvent(new MessageEvent('message', { data: { type: 'skip-waiting' } }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  const type = () => fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'Two leaves' } });
  const pay = () => document.querySelector('main')!.append(document.createElement('iframe'));
  const ask = () => screen.getByText('Save').setAttribute('role', 'dialog');
  it.each([
    ['something was typed', type],
    ['a field has the focus', () => screen.getByLabelText('Note').focus()],
    ['the camera was opened', () => fireEvent.click(screen.getByLabelText('Photo'))],
    ['a photo was dropped', () => fireEvent.drop(document.querySelector('main')!)],
    ['a card is asked for in a frame', pay],
    ['a dialog is open', ask],
  ])('waits where %s, also when the page is hidden, and reloads at the next page', (_, doSomething) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    openPage(doSomething);
    hide();
    press('More');
    expect(reloadPage).not.toHaveBeenCalled();
    press('Next');
    expect(window.location.pathname).toBe('/next');
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('reloads at the page to which the person goes back', () => {
    openPage(type);
    window.history.replaceState(null, '', '/earlier');
    fireEvent.popState(window);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('lets a page that comes by itself say what was done', async () => {
    openPage(type);
    press('Save');
    await waitFor(() => expect(window.location.pathname).toBe('/saved'));
    press('Save');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('reloads at once where what was typed is on an earlier page', () => {
    openPage(() => {
      type();
      press('Next');
    });
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });
});
