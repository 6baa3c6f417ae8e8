import { waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const start = readFileSync(join(__dirname, '../../public/start.js'), 'utf8').replace('import(', 'load(');
const page = document.documentElement;

/** What runs in a page for this reader before the app's code has come, in the order in which it does. */
function begin(reader: string) {
  const order: string[] = [];
  Object.assign(page.dataset, { for: reader, app: '/react.js', asks: '/api/plants' });
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    order.push(address as string);
    return Promise.resolve(new Response());
  });
  for (const name of ['Collator', 'DateTimeFormat'] as const)
    jest.spyOn(Intl, name).mockImplementation(() => void order.push(name) as never);
  const load = (file: string) => {
    order.push(file);
    return new Promise(() => undefined);
  };
  new Function('load', start)(load);
  return order;
}

afterEach(() => jest.restoreAllMocks());

describe('before the app has come', () => {
  it('a member’s page asks for the code and its data, and sets up what formats while they are on their way', async () => {
    const order = begin('member');
    const formats = ['Collator', 'DateTimeFormat'];
    await waitFor(() => expect(order).toEqual(['/api/auth/user', '/react.js', '/api/plants', ...formats]));
  });

  it('a visitor’s page is read first: the code runs with the first key, and nothing is set up', async () => {
    const order = begin('visitor');
    await new Promise(requestAnimationFrame);
    expect(order).toEqual([]);
    window.dispatchEvent(new Event('keydown'));
    await waitFor(() => expect(order).toEqual(['/react.js']));
  });

  it('fetches a visitor’s code after the first frame, also where all else was there before', async () => {
    const fetched = () => document.head.querySelectorAll('link[rel=modulepreload]').length;
    document.head.replaceChildren();
    begin('visitor');
    let isPainted = false;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
      expect(fetched()).toBe(0);
      isPainted = true;
      frame(0);
      return 0;
    });
    window.dispatchEvent(new Event('load'));
    expect([isPainted, fetched()]).toEqual([true, 0]);
    await waitFor(() => expect(fetched()).toBeGreaterThan(0));
  });
});
