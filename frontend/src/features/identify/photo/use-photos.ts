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

let lastId = 0;

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
 */
export function usePhotos(areWantedAgain: boolean) {
  const app = useStore();
  const [photos, setPhotos] = useState<ChosenPhoto[]>(() => {
    const waiting = waitingPhotos.get(app);
    return waiting && (areWantedAgain || !waiting.sentAs) ? waiting.photos : [];
  });
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [isReading, setIsReading] = useState(false);
  const latest = useRef(photos);
  const keep = useCallback(
    (next: ChosenPhoto[]) => {
      waitingPhotos.set(app, { photos: next });
      setPhotos((latest.current = next));
    },
    [app],
  );

  useEffect(() => {
    const waiting = waitingPhotos.get(app);
    if (!waiting || waiting.photos === latest.current) return;
    waiting.photos.forEach(forgetPhoto);
    waitingPhotos.delete(app);
  }, [app]);

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
    (sentAs: string) => void waitingPhotos.set(app, { photos: latest.current, sentAs }),
    [app],
  );

  return { photos, refused, isReading, add, remove, accept, markSent };
}
