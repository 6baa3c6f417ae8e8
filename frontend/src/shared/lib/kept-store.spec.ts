import { DeviceStore, someLocks, turns } from '../../../test/indexed-db';
import { forgetRowsOf, put, remove, rowsOf } from './kept-store';

const keys = async () => (await rowsOf('writes')).map(({ key }) => key);

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new DeviceStore() });
  Object.defineProperty(navigator, 'locks', { value: someLocks(), configurable: true });
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

describe('what a device keeps', () => {
  it('is there until it is removed, and makes no store by being looked for', async () => {
    expect(await keys()).toEqual([]);
    await put('writes', { key: 'one', owner: 'rosa' });
    await put('writes', { key: 'two', owner: 'rosa' });
    await remove('writes', 'one');
    expect(await keys()).toEqual(['two']);
  });

  it('goes with its account, and with visitors; that of others stays', async () => {
    await put('writes', { key: 'rosas', owner: 'rosa' });
    await put('writes', { key: 'visitors', owner: null });
    await put('writes', { key: 'ottos', owner: 'otto' });
    await forgetRowsOf('rosa');
    expect(await keys()).toEqual(['ottos']);
  });

  it('stays where another tab keeps it while the empty store goes', async () => {
    for (let after = 0; after < 30; after += 1) {
      await put('writes', { key: 'rosas', owner: 'rosa' });
      const forgotten = forgetRowsOf('rosa');
      await turns(after);
      await Promise.all([forgotten, put('writes', { key: `${after}`, owner: 'otto' })]);
      expect(await keys()).toEqual([`${after}`]);
      await remove('writes', `${after}`);
    }
  });
});
