import { fetchStylesAgain } from './fetch-styles-again';

describe('a stylesheet that did not come', () => {
  beforeAll(fetchStylesAgain);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.head.replaceChildren();
  });

  const fail = (rel: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel, href: '/assets/offline-1a2b.css' });
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    return link;
  };
  const shown = () => document.head.querySelector('link')!;

  it('is fetched again, and once more where it fails again', () => {
    const first = fail('stylesheet');
    expect(shown()).toBe(first);
    jest.advanceTimersByTime(2000);
    const second = shown();
    expect(second).not.toBe(first);
    expect(second.outerHTML).toBe(first.outerHTML);
    second.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(2000);
    expect(shown()).not.toBe(second);
  });

  it('is one thing, code that did not come is another', () => {
    const code = fail('modulepreload');
    jest.advanceTimersByTime(2000);
    expect(shown()).toBe(code);
  });
});
