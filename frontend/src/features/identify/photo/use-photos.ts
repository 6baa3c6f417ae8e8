import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { Photo } from '../../../shared/lib/photo/photo';
import { readPhoto, type PhotoProblem } from '../../../shared/lib/photo/read-photo';
import { MAX_PHOTOS } from './max-photos';

/** A file that could not be added. */
export interface RefusedFile {
  name: string;
  problem: PhotoProblem | 'too-many';
}

/** The photos of a page that was left, by the store of the app: they are gone with the tab. */
const waiting = new WeakMap<object, Photo[]>();

/**
 * The photos of one plant that are ready to be sent, and the problems of the last files. Unless they are sent, they
 * are there again when the reader comes back from another page.
 */
export function usePhotos(areSent: boolean) {
  const app = useStore();
  const [photos, setPhotos] = useState<Photo[]>(() => waiting.get(app) ?? []);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [isReading, setIsReading] = useState(false);
  const latest = useRef(photos);
  const keep = useCallback(
    (next: Photo[]) => {
      waiting.set(app, next);
      setPhotos((latest.current = next));
    },
    [app],
  );

  const add = useCallback(
    async (files: File[]): Promise<RefusedFile[]> => {
      setIsReading(true);
      const problems: RefusedFile[] = [];
      for (const file of files) {
        const photo = latest.current.length < MAX_PHOTOS ? await readPhoto(file) : 'too-many';
        if (typeof photo === 'string') problems.push({ name: file.name, problem: photo });
        else keep([...latest.current, photo]);
      }
      setRefused(problems);
      setIsReading(false);
      return problems;
    },
    [keep],
  );

  const remove = useCallback(
    (id: number) => {
      latest.current.filter((photo) => photo.id === id).forEach(forget);
      keep(latest.current.filter((photo) => photo.id !== id));
      setRefused([]);
    },
    [keep],
  );

  const clear = useCallback(() => {
    latest.current.forEach(forget);
    keep([]);
    setRefused([]);
  }, [keep]);

  const sent = useRef(areSent);
  useEffect(() => void (sent.current = areSent), [areSent]);
  useEffect(() => () => void (sent.current && clear()), [clear]);

  return { photos, refused, isReading, add, remove, clear };
}

const forget = ({ preview }: Photo) => preview && URL.revokeObjectURL(preview);
