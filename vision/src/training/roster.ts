import { MAX_PHOTOS_OF_SOURCE, type Photo } from './photos.js';

/** The classes that a head names, and those whose photos stand for all other plants. */
export interface Roster {
  known: string[];
  others: string[];
}

/** What a class needs so that photos of strangers are named rightly more often than wrongly. */
const MIN_PHOTOS = 15;
const MIN_SOURCES = 5;

/** A class is named when it has 15 photos from five sources, or a whole collection; the rest are other plants. */
export function rosterOf(photos: Photo[]): Roster {
  const sources = new Map<string, string[]>();
  for (const { classId, source } of photos) sources.set(classId, [...(sources.get(classId) ?? []), source]);
  const isKnown = (all: string[]) =>
    all.length >= MAX_PHOTOS_OF_SOURCE || (all.length >= MIN_PHOTOS && new Set(all).size >= MIN_SOURCES);
  const classIds = [...sources.keys()].sort();
  return {
    known: classIds.filter((classId) => isKnown(sources.get(classId)!)),
    others: classIds.filter((classId) => !isKnown(sources.get(classId)!)),
  };
}
