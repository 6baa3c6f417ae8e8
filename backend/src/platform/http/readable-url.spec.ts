import { readableUrl } from './readable-url.js';

describe('an address', () => {
  it.each([
    ['/', '/'],
    ['/api/plants?search=%zz', '/api/plants?search=%zz'],
    ['/plants/aloe-vera', '/plants/aloe-vera'],
    ['/plants/se%C3%B1orita%20%25', '/plants/se%C3%B1orita%20%25'],
    ['/plants/se%C3', '/plants/se%25C3'],
    ['/plants/100%', '/plants/100%25'],
    ['/plants/%zz?q=%20', '/plants/%25zz?q=%20'],
    ['/plants/%E0%A4%A#%', '/plants/%25E0%25A4%25A#%'],
  ])('is %s as it is where that can be read: %s', (url, readable) => {
    expect(readableUrl({ url })).toBe(readable);
    expect(() => decodeURI(readable.split(/[?#]/)[0]!)).not.toThrow();
  });
});
