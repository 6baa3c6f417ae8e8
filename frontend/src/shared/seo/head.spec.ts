import { waitFor } from '@testing-library/react';
import type { Head } from './page-head';

const about: Head = { route: 'about' };
const { dataset } = document.documentElement;
const writeHead = jest.fn();
/** Its code is fetched first. */
const isWritten = () => waitFor(() => expect(writeHead).toHaveBeenCalledWith(about));

/** The first page of a visit: as the server sends it, `own` being the canonical address that it says. */
async function arrive({ who, own }: { who?: string; own?: string }) {
  jest.resetModules();
  jest.doMock('./write-head', () => ({ writeHead }));
  writeHead.mockReset();
  if (who) dataset.for = who;
  document.head.innerHTML += own ? `<link rel="canonical" href="${own}">` : '';
  return (await import('./head')).applyRouteHead;
}

beforeEach(() => window.history.replaceState(null, '', '/about'));
afterEach(() => {
  document.head.innerHTML = '';
  delete dataset.for;
});

it.each([{ who: 'visitor', own: 'http://localhost/about' }, { who: 'member' }])(
  'stays as it was sent where it is of this address: %j',
  async (sent) => {
    const apply = await arrive(sent);
    apply(about);
    apply(about);
    await isWritten();
    expect(writeHead).toHaveBeenCalledTimes(1);
  },
);

it.each([{ who: 'visitor', own: 'http://localhost/' }, {}])(
  'is written where it is of another address, or the shell: %j',
  async (sent) => {
    const apply = await arrive(sent);
    apply(about);
    await isWritten();
  },
);
