import { fetchStylesAgain } from './fetch-styles-again';

describe('a stylesheet that did not come', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    const listen = jest.spyOn(window, 'addEventListener');
    fetchStylesAgain();
    const [heard] = listen.mock.calls;
    stop = () => removeEventListener(...(heard as Parameters<typeof removeEventListener>));
    listen.mockRestore();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
    document.head.replaceChildren();
  });

  let stop: () => void;
  const fail = (rel: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel, href: '/assets/offline-1a2b.css' });
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    return link;
  };
  const shown = () => document.head.querySelector('link')!;

  it('is fetched again, and once more where it fails again, later each time', () => {
    const first = fail('stylesheet');
    expect(shown()).toBe(first);
    jest.advanceTimersByTime(2000);
    const second = shown();
    expect(second).not.toBe(first);
    expect(second.outerHTML).toBe(first.outerHTML);
    second.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(3999);
    expect(shown()).toBe(second);
    jest.advanceTimersByTime(1);
    expect(shown()).not.toBe(second);
  });

  it('of an earlier version, which never comes, is seldom asked for', () => {
    fail('stylesheet');
    let asked = 0;
    for (let second = 0; second < 3600; second += 2) {
      const before = shown();
      jest.advanceTimersByTime(2000);
      if (shown() === before) continue;
      asked += 1;
      shown().dispatchEvent(new Event('error'));
    }
    expect(asked).toBeLessThan(70);
  });

  it('is fetched at once when the network is back, and soon again where that was too early', () => {
    fail('stylesheet');
    for (let failure = 0; failure < 30; failure += 1) {
      jest.runOnlyPendingTimers();
      shown().dispatchEvent(new Event('error'));
    }
    const last = shown();
    window.dispatchEvent(new Event('online'));
    const next = shown();
    expect(next).not.toBe(last);
    next.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(2000);
    expect(shown()).not.toBe(next);
    const asked = shown();
    jest.runAllTimers();
    expect(shown()).toBe(asked);
  });

  it('is one thing, code that did not come is another', () => {
    const code = fail('modulepreload');
    jest.advanceTimersByTime(2000);
    expect(shown()).toBe(code);
  });
});
