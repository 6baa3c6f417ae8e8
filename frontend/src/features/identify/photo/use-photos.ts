import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { readPhoto, type PhotoProblem } from '../../../shared/lib/photo/read-photo';
import { MAX_PHOTOS } from './max-photos';
import { forgetPhoto, waitingPhotos, type ChosenPhoto } from './waiting-photos';

/** A file that could not be added. */
export interface RefusedFile {
  name: string;
  problem: PhotoProblem | 'too-many';
}

/** Its code comes with the first photo; without it, or where the photo cannot be opened, nothing is noted. */
const judge = (photo: Blob) =>
  import('./judge').then(({ issuesOf }) => issuesOf(photo)).catch((): ChosenPhoto['issues'] => []);

let loading: Promise<typeof import('./kept-photos')> | undefined;
/** The store of the device comes with the first photo, or after the page; who asked first for it reads or writes first. */
const device = () =>
  (loading ??= import('./kept-photos').catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** No other photo of this device has had it, as the same ids are the same identification. */
let lastId = Date.now();

async function readAndJudge(file: File): Promise<ChosenPhoto | PhotoProblem> {
  const photo = await readPhoto(file);
  if (typeof photo === 'string') return photo;
  const { bytes, canBeShown } = photo;
  const preview = canBeShown ? URL.createObjectURL(bytes) : null;
  return { id: ++lastId, name: file.name, bytes, preview, issues: await judge(bytes) };
}

/**
 * The photos of one plant that are ready to be sent, and the problems of the last files. They are there again when the
 * reader returns from another page; once they are sent only if `areWantedAgain`, as the next plant needs photos of its own.
 * Until they are sent or removed this device keeps them for their `owner`: a phone may discard the page while its camera is open.
 */
export function usePhotos(areWantedAgain: boolean, owner: string) {
  const app = useStore();
  const [photos, setPhotos] = useState<ChosenPhoto[]>(() => {
    const waiting = waitingPhotos.get(app);
    return waiting && (areWantedAgain || !waiting.sentAs) ? waiting.photos : [];
  });
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [isReading, setIsReading] = useState(false);
  const latest = useRef(photos);
  /** Where there is no room, they are there while the page is open. */
  const store = useCallback(
    async (next: ChosenPhoto[]) => {
      const { keepPhotos } = await device();
      if (owner) await keepPhotos(owner, next);
    },
    [owner],
  );
  const keep = useCallback(
    (next: ChosenPhoto[]) => {
      waitingPhotos.set(app, { photos: next });
      setPhotos((latest.current = next));
      void store(next).catch(() => undefined);
    },
    [app, store],
  );

  useEffect(() => {
    const waiting = waitingPhotos.get(app);
    if (!waiting || waiting.photos === latest.current) return;
    waiting.photos.forEach(forgetPhoto);
    waitingPhotos.delete(app);
  }, [app]);

  const [isReloaded] = useState(photos.length === 0);
  useEffect(() => {
    if (!isReloaded || !owner) return undefined;
    let isHere = true;
    const restore = (kept: ChosenPhoto[]) => {
      // One that was chosen since this page was opened may be among them by now.
      const isNew = ({ id }: ChosenPhoto) => !latest.current.some((chosen) => chosen.id === id);
      const before = kept.filter(isNew);
      // Those that were chosen before anybody knew whose they are, are kept from now on.
      const all = [...before, ...latest.current];
      if (isHere && all.length > 0) keep(all.slice(0, MAX_PHOTOS));
      else before.forEach(forgetPhoto);
    };
    device()
      .then(({ keptPhotos }) => keptPhotos(owner))
      .then(restore, () => undefined);
    return () => void (isHere = false);
  }, [isReloaded, owner, keep]);

  const add = useCallback(
    async (files: File[]): Promise<RefusedFile[]> => {
      setIsReading(true);
      const problems: RefusedFile[] = [];
      const isFull = () => latest.current.length >= MAX_PHOTOS;
      for (const file of files) {
        const photo = isFull() ? 'too-many' : await readAndJudge(file);
        if (typeof photo === 'string') problems.push({ name: file.name, problem: photo });
        else if (!isFull()) keep([...latest.current, photo]);
        else {
          forgetPhoto(photo); // others were added while it was read
          problems.push({ name: file.name, problem: 'too-many' });
        }
      }
      setRefused(problems);
      setIsReading(false);
      return problems;
    },
    [keep],
  );

  const remove = useCallback(
    (id: number) => {
      latest.current.filter((photo) => photo.id === id).forEach(forgetPhoto);
      keep(latest.current.filter((photo) => photo.id !== id));
      setRefused([]);
    },
    [keep],
  );

  /** The reader wants the photo as it is. */
  const accept = useCallback(
    (id: number) => keep(latest.current.map((photo) => (photo.id === id ? { ...photo, issues: [] } : photo))),
    [keep],
  );

  const markSent = useCallback(
    (sentAs: string) => {
      waitingPhotos.set(app, { photos: latest.current, sentAs });
      void store([]).catch(() => undefined);
    },
    [app, store],
  );

  /** They are on the server: sent again after a reload, they are the same ones. */
  const markArrived = useCallback(() => void store(latest.current).catch(() => undefined), [store]);

  /** An answer of this device keeps them: they are not chosen for a next one after a reload. */
  const markLookedAt = useCallback(() => void store([]).catch(() => undefined), [store]);

  return { photos, refused, isReading, add, remove, accept, markArrived, markLookedAt, markSent };
}
