import { someCaches } from './caches-in-memory';
import type { BuiltFiles } from './files';

const NodeRequest = Request;
const ORIGIN = 'https://leaflore.test';
const full = () => Object.assign(new Error('No room'), { name: 'QuotaExceededError' });
const nothing = async () => new Response('', { status: 503 });
const fetched = jest.spyOn(globalThis, 'fetch');

/** The files of a version, as its worker has them. */
async function aVersion(version: string) {
  const [first, later] = [[`/assets/app-${version}.js`], [`/assets/garden-${version}.js`]];
  const BUILT: BuiltFiles = { version, first, later, all: [...first, ...later] };
  Object.assign(globalThis, { BUILT });
  jest.resetModules();
  fetched.mockImplementation(async () => new Response(version));
  return import('./files');
}

/** A device with all pages of the first version, and the second one, which comes. */
async function anUpdate() {
  const old = await aVersion('1');
  await old.keepPages();
  return { old, next: await aVersion('2') };
}

const startsWith = async ({ keptShell, keptStart }: Awaited<ReturnType<typeof aVersion>>) =>
  Promise.all([keptShell(), keptStart()].map(async (kept) => (await kept)?.text()));

beforeEach(() => {
  class RequestHere extends NodeRequest {
    constructor(address: string, init?: RequestInit) {
      super(new URL(address, ORIGIN), init);
    }
  }
  Object.assign(globalThis, { caches: someCaches(), Request: RequestHere });
});

describe('a new version', () => {
  it('takes over when it has all pages, and drops the page of the earlier one', async () => {
    const { next } = await anUpdate();
    await next.keepBeforeStart(true);
    await next.dropOldShells();
    expect(await startsWith(next)).toEqual(['2', '2']);
    expect(await caches.keys()).toEqual(['assets', 'shell 2']);
  });

  it('does not take over when its pages cannot be fetched', async () => {
    const { old, next } = await anUpdate();
    fetched.mockImplementation(nothing);
    await expect(next.keepBeforeStart(true)).rejects.toThrow('Request failed');
    expect(await startsWith(old)).toEqual(['1', '1']);
    expect(await caches.match('/assets/garden-1.js')).toBeDefined();
  });

  it('takes over on a full device, which goes on starting with what it has', async () => {
    const { next } = await anUpdate();
    fetched.mockRejectedValue(full());
    await next.keepBeforeStart(true);
    await next.dropOldShells();
    expect(await startsWith(next)).toEqual(['1', '1']);
  });

  it('has no page of its own before it has the files of that page', async () => {
    const { next } = await anUpdate();
    fetched.mockImplementation(async (address) =>
      String(address).includes('/assets/') ? nothing() : new Response('2'),
    );
    await expect(next.keepBeforeStart(true)).rejects.toThrow('Request failed');
    await next.dropOldShells();
    expect(await startsWith(next)).toEqual(['1', '1']);
  });
});

it('the first version is there for push, also where nothing can be fetched', async () => {
  const first = await aVersion('1');
  fetched.mockImplementation(nothing);
  await first.keepBeforeStart(false);
  expect(await startsWith(first)).toEqual([undefined, undefined]);
});
