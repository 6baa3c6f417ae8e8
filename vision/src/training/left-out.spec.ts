import { startTensors } from '../backbone.js';
import { wasmFolder } from '../node-files.js';
import { scatterAll, type LabelledRows } from './hold-out.js';
import { collections, fewOfEach, leaveOut, type Stranger } from './left-out.js';
import type { Photo } from './photos.js';
import { seededRandom } from './random.js';
import { rosterOf } from './roster.js';

beforeAll(() => startTensors(wasmFolder()));

const random = seededRandom('left out');
const photo = (classId: string, source: string, number: number): Photo => ({
  classId,
  source,
  file: `/${classId}/${source}_${number}.jpg`,
});

/** A collection of two classes, twenty small sources of three, and two other plants of these sources. */
const photos = [
  ...['rose', 'lily'].flatMap((name) => Array.from({ length: 24 }, (_, at) => photo(name, 'large', at))),
  ...Array.from({ length: 20 }, (_, source) =>
    ['rose', 'lily', 'fern', 'moss', 'reed'].map((name) => photo(name, `small${source}`, 0)),
  ).flat(),
].filter(({ classId, source }) => !(['moss', 'reed'].includes(classId) && source > 'small3'));

test('a class is named with a collection, or with photos of many sources', () => {
  expect(rosterOf(photos)).toEqual({ known: ['fern', 'lily', 'rose'], others: ['moss', 'reed'] });
});

describe('leaving sources out', () => {
  const names = ['fern', 'lily', 'rose', 'moss', 'reed'];
  const labels = photos.map(({ classId }) => names.indexOf(classId));
  // Each source has a direction of its own, by which its photos would be named if they were trained on.
  const own = new Map(photos.map(({ source }, at) => [source, at % 40]));
  const rows = photos.map(({ source }, index) => {
    const row = Float32Array.from({ length: 46 }, () => 0.1 * random());
    row[6 + own.get(source)!] = 5;
    row[labels[index]!]! += 1;
    return row;
  });
  const data: LabelledRows = { rows, copies: [], labels, classes: 5 };
  let strangers: Stranger[];
  beforeAll(() => void (strangers = leaveOut(data, photos, 3, 0.1, scatterAll(data))));

  test('tests each photo of a small source once, and none of a collection', () => {
    expect([...collections(photos)]).toEqual(['large']);
    const tested = strangers.map(({ index }) => index).sort((a, b) => a - b);
    expect(tested).toEqual([...photos.keys()].filter((index) => photos[index]!.source !== 'large'));
  });

  test('keeps a source whole in one fold, and a plant outside the list too', () => {
    const foldsOf = (name: (photo: Photo) => string, some: Stranger[]) => {
      const folds = new Map<string, Set<number>>();
      for (const one of some)
        folds.set(name(one.photo), (folds.get(name(one.photo)) ?? new Set()).add(one.fold));
      return [...folds.values()].map(({ size }) => size);
    };
    const known = strangers.filter(({ label }) => label >= 0);
    expect(foldsOf(({ source }) => source, known).every((count) => count === 1)).toBe(true);
    const others = strangers.filter(({ label }) => label < 0);
    expect(foldsOf(({ classId }) => classId, others)).toEqual([1, 1]);
  });

  test('takes few photos of a class, of as many sources as possible', () => {
    const few = fewOfEach(strangers, 12).filter(({ label }) => label === 0);
    expect(few).toHaveLength(12);
    expect(new Set(few.map(({ photo: { source } }) => source)).size).toBe(12);
  });
});
