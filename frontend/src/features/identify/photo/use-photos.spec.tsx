import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { configureStore } from '@reduxjs/toolkit';
import { DeviceStore, turns } from '../../../../test/indexed-db';
import { forgetRowsOf } from '../../../shared/lib/kept-store';
import { usePhotos } from './use-photos';

jest.mock('../../../shared/lib/photo/shrink', () => ({
  shrink: async () => new Blob(['small'], { type: 'image/jpeg' }),
}));
/** How long judging a photo takes. */
let judged: Promise<unknown>;
jest.mock('./judge', () => ({ issuesOf: () => judged.then(() => []) }));
/** How long the device takes until it reads what it keeps. */
let found: Promise<unknown>;
jest.mock('./kept-photos', () => {
  const real = jest.requireActual<typeof import('./kept-photos')>('./kept-photos');
  return { ...real, keptPhotos: (owner: string) => found.then(() => real.keptPhotos(owner)) };
});
beforeEach(() => void (judged = found = Promise.resolve()));

const aPhoto = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' });

/** Renders the app around the page with the photos, which can be left and opened again. */
function openApp(owner = 'rosa') {
  const store = configureStore({ reducer: () => null });
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  return {
    come: (again = false) =>
      renderHook((again: boolean) => usePhotos(again, owner), { wrapper, initialProps: again }),
    comeUnknown: () => renderHook((who: string) => usePhotos(false, who), { wrapper, initialProps: '' }),
  };
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
});

describe('photos that were chosen', () => {
  it('are there again after a visit to another page', async () => {
    const app = openApp();
    const first = app.come();
    await act(() => first.result.current.add([aPhoto('one.jpg'), aPhoto('two.jpg')]));
    first.unmount();

    const second = app.come();
    expect(second.result.current.photos.map(({ name }) => name)).toEqual(['one.jpg', 'two.jpg']);
    act(() => second.result.current.remove(second.result.current.photos[0]!.id));
    second.unmount();

    expect(app.come().result.current.photos.map(({ name }) => name)).toEqual(['two.jpg']);
  });

  it('are gone once they are sent, unless the reader wants them again', async () => {
    const app = openApp();
    const page = app.come();
    await act(() => page.result.current.add([aPhoto('one.jpg')]));
    act(() => page.result.current.markSent('1'));
    page.unmount();
    const again = app.come(true);
    expect(again.result.current.photos.map(({ name }) => name)).toEqual(['one.jpg']);
    again.unmount();
    expect(app.come().result.current.photos).toEqual([]);
    expect(app.come(true).result.current.photos).toEqual([]);
  });

  it('are removed and added while another one is judged, and none comes back or is lost', async () => {
    const { result } = openApp().come();
    const names = () => result.current.photos.map(({ name }) => name);
    await act(() => result.current.add([aPhoto('one.jpg')]));
    let goOn: (none: unknown) => void;
    judged = new Promise((resolve) => (goOn = resolve));
    const chosen = ['two.jpg', 'three.jpg'].map((name) => result.current.add([aPhoto(name)]));
    act(() => result.current.remove(result.current.photos[0]!.id));
    await act(() => (goOn(null), Promise.all(chosen)));
    expect(names().sort()).toEqual(['three.jpg', 'two.jpg']);
  });

  it('are five at most, also when many are chosen at once', async () => {
    const { result } = openApp().come();
    const chosen = await act(() =>
      Promise.all(Array.from({ length: 7 }, (_, n) => result.current.add([aPhoto(`${n}.jpg`)]))),
    );
    expect(result.current.photos).toHaveLength(5);
    expect(chosen.flat().map(({ problem }) => problem)).toEqual(['too-many', 'too-many']);
  });

  it('are not seen by another app store', async () => {
    const page = openApp().come();
    await act(() => page.result.current.add([aPhoto('one.jpg')]));
    page.unmount();
    expect(openApp().come().result.current.photos).toEqual([]);
  });
});

describe('photos that were chosen on a device that keeps them', () => {
  beforeEach(() => Object.assign(globalThis, { indexedDB: new DeviceStore() }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
  const kept = () => act(() => turns(20));
  /** The page after a reload: another app, and the same device. */
  const reload = async (owner?: string) => {
    const { result } = openApp(owner).come();
    await kept();
    return result;
  };
  const choose = async (...names: string[]) => {
    const { result, unmount } = openApp().come();
    await act(() => result.current.add(names.map(aPhoto)));
    await kept();
    return { result, unmount };
  };

  it('are there again after a reload, as they were, for whose they are', async () => {
    const { result, unmount } = await choose('one.jpg', 'two.jpg');
    const before = result.current.photos;
    unmount();
    expect((await reload()).current.photos).toEqual(before);
    expect((await reload('otto')).current.photos).toEqual([]);
    expect((await reload('')).current.photos).toEqual([]);
  });

  it.each([
    ['removed', (photos: ReturnType<typeof usePhotos>) => photos.remove(photos.photos[0]!.id)],
    ['sent', (photos: ReturnType<typeof usePhotos>) => photos.markSent('1')],
    ['looked at by the device', (photos: ReturnType<typeof usePhotos>) => photos.markLookedAt()],
  ])('are gone from it once they are %s', async (_what, act_) => {
    const { result } = await choose('one.jpg');
    act(() => act_(result.current));
    await kept();
    expect((await reload()).current.photos).toEqual([]);
  });

  it('are gone from it after a logout', async () => {
    await choose('one.jpg');
    await act(() => forgetRowsOf('rosa'));
    expect((await reload()).current.photos).toEqual([]);
  });

  it('are there once where they are chosen before a slow device has read what it keeps', async () => {
    let goOn: (none: unknown) => void;
    found = new Promise((resolve) => (goOn = resolve));
    const { result } = openApp().come();
    await act(() => result.current.add([aPhoto('one.jpg')]));
    await kept();
    await act(async () => goOn(null));
    await kept();
    expect(result.current.photos.map(({ name }) => name)).toEqual(['one.jpg']);
  });

  it('are kept where they were chosen before it is known whose they are', async () => {
    const { result, rerender } = openApp().comeUnknown();
    await act(() => result.current.add([aPhoto('one.jpg')]));
    await kept();
    rerender('rosa');
    await kept();
    expect((await reload()).current.photos.map(({ name }) => name)).toEqual(['one.jpg']);
  });

  it('are joined by those that are chosen before they are there again, up to five', async () => {
    await choose('1.jpg', '2.jpg', '3.jpg', '4.jpg');
    const { result } = openApp().come();
    await act(() => result.current.add(['5.jpg', '6.jpg'].map(aPhoto)));
    await kept();
    const names = result.current.photos.map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg']);
    expect(names).toHaveLength(5);
    expect((await reload()).current.photos).toEqual(result.current.photos);
  });
});
