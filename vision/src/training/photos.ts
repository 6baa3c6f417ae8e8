import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A training photo: its file, the folder it lies in (its class), and where it came from. */
export interface Photo {
  file: string;
  classId: string;
  /** What stands before the first underscore of the file name. */
  source: string;
}

const PICTURE = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** Of one source and class, further photos change nothing that can be measured on other sources. */
export const MAX_PHOTOS_OF_SOURCE = 24;

/** Photos of species: of each class in a folder, a source counts with its first 24 photos. Throws as photosIn does. */
export async function speciesPhotos(folders: string[]): Promise<Photo[]> {
  const found = await Promise.all(folders.map(photosIn));
  return found.flatMap(capped);
}

/** The photos of a folder that holds one folder per class, in a fixed order. Throws when there are none. */
export async function photosIn(folder: string): Promise<Photo[]> {
  const classes = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const perClass = await Promise.all(
    classes.map(async ({ name }) => {
      const files = (await readdir(join(folder, name))).filter((file) => PICTURE.test(file)).sort();
      return files.map((file) => ({
        file: join(folder, name, file),
        classId: name,
        source: file.split('_')[0]!,
      }));
    }),
  );
  const photos = perClass.flat().sort((a, b) => (a.file < b.file ? -1 : 1));
  if (photos.length === 0) throw new Error(`There are no folders of photos in ${folder}`);
  return photos;
}

function capped(photos: Photo[]): Photo[] {
  const counts = new Map<string, number>();
  return photos.filter(({ classId, source }) => {
    const name = `${classId} ${source}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= MAX_PHOTOS_OF_SOURCE;
  });
}

/** `count` of these photos at even distances, the same ones each time: every class in proportion. All if they are fewer. */
export const evenly = (photos: Photo[], count: number): Photo[] =>
  photos.length <= count
    ? photos
    : Array.from({ length: count }, (_, index) => photos[Math.floor((index * photos.length) / count)]!);
