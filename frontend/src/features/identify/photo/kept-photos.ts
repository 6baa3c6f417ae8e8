import { arrived } from '../../../shared/api/arrived-photos';
import { put, remove, rowsOf, type KeptRow } from '../../../shared/lib/kept-store';
import type { ChosenPhoto } from './waiting-photos';

/** The photos that an account has chosen on this device, until they are sent or removed. */
interface KeptPhotos extends KeptRow {
  photos: (Omit<ChosenPhoto, 'preview'> & { canBeShown: boolean; imageUrl?: string })[];
}

/** One change at a time, so that the last one is what stays. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

/** Keeps them instead of those before. Rejects when the browser has no room. */
export const keepPhotos = (owner: string, photos: ChosenPhoto[]): Promise<unknown> =>
  inTurn(() => {
    if (photos.length === 0) return remove('photos', owner);
    const kept = photos.map(({ preview, ...photo }) => ({
      ...photo,
      canBeShown: preview !== null,
      imageUrl: arrived.get(photo.bytes),
    }));
    return put('photos', { key: owner, owner, photos: kept } as KeptPhotos);
  });

/** Those of an account, as they are after a reload. */
export async function keptPhotos(owner: string): Promise<ChosenPhoto[]> {
  const rows = await inTurn(() => rowsOf<KeptPhotos>('photos'));
  const own = rows.find(({ key }) => key === owner)?.photos ?? [];
  return own.map(({ canBeShown, imageUrl, ...photo }) => {
    if (imageUrl) arrived.set(photo.bytes, imageUrl);
    return { ...photo, preview: canBeShown ? URL.createObjectURL(photo.bytes) : null };
  });
}
