import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { configureStore } from '@reduxjs/toolkit';
import { usePhotos } from './use-photos';

jest.mock('../../../shared/lib/photo/shrink', () => ({
  shrink: async () => new Blob(['small'], { type: 'image/jpeg' }),
}));
/** How long judging a photo takes. */
let judged: Promise<unknown>;
jest.mock('./judge', () => ({ issuesOf: () => judged.then(() => []) }));
beforeEach(() => void (judged = Promise.resolve()));

const aPhoto = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' });

/** Renders the app around the page with the photos, which can be left and opened again. */
function openApp() {
  const store = configureStore({ reducer: () => null });
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  return {
    come: (again = false) =>
      renderHook((again: boolean) => usePhotos(again), { wrapper, initialProps: again }),
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
