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

/** `count` of these photos at even distances, the same ones each time: every class in proportion. All if they are fewer. */
export const evenly = (photos: Photo[], count: number): Photo[] =>
  photos.length <= count
    ? photos
    : Array.from({ length: count }, (_, index) => photos[Math.floor((index * photos.length) / count)]!);
