import { basename } from 'node:path';
import { scatterOf, type LabelledRows } from './hold-out.js';
import { directions } from './directions.js';
import { scores, without, type Scatter } from './lda.js';
import type { Photo } from './photos.js';
import { seededRandom } from './random.js';

/** A photo of a source that had no part in training, as the head of its fold sees it. */
export interface Stranger {
  photo: Photo;
  /** Place among the samples. */
  index: number;
  /** Index of its class, or -1 for a plant that is not in the list. */
  label: number;
  fold: number;
  scores: number[];
  /** Those of its copies, in their order. */
  copies: number[][];
}

const FOLDS = 5;

/** A source with this many photos of one class is a collection: it is always trained on, and never tested on. */
const MIN_PHOTOS_OF_COLLECTION = 10;

/** The fold of a name, 0 to 4, the same in every run. */
export const foldNamed = (name: string): number => Math.floor(FOLDS * seededRandom(`fold ${name}`)());

/** The sources that are collections. */
export function collections(photos: Photo[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { classId, source } of photos) {
    const name = `${source} ${classId}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const large = [...counts].filter(([, count]) => count >= MIN_PHOTOS_OF_COLLECTION);
  return new Set(large.map(([name]) => name.split(' ')[0]!));
}

/**
 * Scores photos by heads that saw neither their source nor, for plants outside the list (labels from `known` on), any
 * photo of their class. Sources are put in five folds as wholes, classes outside the list too; a class that comes from
 * collections alone is split by photo.
 */
export function leaveOut(
  data: LabelledRows,
  photos: Photo[],
  known: number,
  shrinkage: number,
  total: Scatter,
): Stranger[] {
  const large = collections(photos);
  const sourceFolds = photos.map(({ source }) => (large.has(source) ? -1 : foldNamed(source)));
  const otherFolds = photos.map(({ classId, file }, index) => {
    if (data.labels[index]! < known) return -1;
    return foldNamed(sourceFolds[index] === -1 ? basename(file) : classId);
  });
  return Array.from({ length: FOLDS }, (_, fold) => {
    const indices = [...photos.keys()];
    const unseen = indices.filter((index) => sourceFolds[index] === fold || otherFolds[index] === fold);
    const head = directions(without(total, scatterOf(data, unseen)), shrinkage);
    const isTested = (index: number) =>
      data.labels[index]! < known ? sourceFolds[index] === fold : otherFolds[index] === fold;
    return unseen.filter(isTested).map((index) => ({
      photo: photos[index]!,
      index,
      label: data.labels[index]! < known ? data.labels[index]! : -1,
      fold,
      scores: scores(head, data.rows[index]!),
      copies: data.copies.map((rows) => scores(head, rows[index]!)),
    }));
  }).flat();
}

/** At most `most` photos of each class, from as many sources as possible; plants outside the list are all kept. */
export function fewOfEach(strangers: Stranger[], most: number): Stranger[] {
  const classes = new Map<number, Stranger[]>();
  for (const one of strangers) classes.set(one.label, [...(classes.get(one.label) ?? []), one]);
  return [...classes].flatMap(([label, all]) => (label < 0 ? all : spread(all).slice(0, most)));
}

/** First one photo of each source, then a second one, and so on. */
function spread(all: Stranger[]): Stranger[] {
  const seen = new Map<string, number>();
  const turns = all.map((one) => {
    const turn = seen.get(one.photo.source) ?? 0;
    seen.set(one.photo.source, turn + 1);
    return { one, turn, key: seededRandom(one.photo.source)() };
  });
  return turns.sort((a, b) => a.turn - b.turn || a.key - b.key).map(({ one }) => one);
}
