import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const LINE = /^(\w+),.*,(houseplants|succulents|flowering|edible|wild),/;

/** Which classes are house plants or succulents, from the `classes.csv` in or beside folders of photos; else undefined. */
export async function indoorClasses(folders: string[]): Promise<((classId: string) => boolean) | undefined> {
  const places = folders.flatMap((folder) => [folder, dirname(folder)]);
  const texts = await Promise.all(
    places.map((place) => readFile(join(place, 'classes.csv'), 'utf8').catch(() => '')),
  );
  const found = texts
    .join('\n')
    .split('\n')
    .flatMap((line) => {
      const [, classId, category] = LINE.exec(line) ?? [];
      return category === 'houseplants' || category === 'succulents' ? [classId!] : [];
    });
  const indoor = new Set(found);
  return indoor.size > 0 ? (classId) => indoor.has(classId) : undefined;
}
