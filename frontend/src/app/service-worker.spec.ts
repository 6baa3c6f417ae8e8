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

afterEach(() => {
  jest.mocked(reloadPage).mockClear();
  document.body.innerHTML = '';
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

  it('waits while something is being typed, until the page is out of sight', () => {
    document.body.innerHTML = '<input>';
    document.querySelector('input')!.focus();
    const browser = container({ controlled: true });
    registerServiceWorker(browser);
    browser.dispatchEvent(new Event('controllerchange'));
    expect(reloadPage).not.toHaveBeenCalled();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reloadPage).toHaveBeenCalledTimes(1);
    hidden.mockRestore();
  });
});
