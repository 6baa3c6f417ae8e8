import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The first test of a file also waits for lazy pages to be imported, and machines are sometimes busy.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

// Browser features that Radix needs and jsdom lacks.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
window.scrollTo = () => {};
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
