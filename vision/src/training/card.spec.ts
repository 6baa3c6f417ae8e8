import { readFileSync } from 'node:fs';
import { CARD_FILE, METRICS_FILE } from '../node-files.js';
import { table, withFigures } from './card.js';
import type { Metrics } from './figures.js';

const share = (value: number) => ({ share: value, low: value - 0.05, high: value + 0.05 });
const accuracy = { photos: 40, top1: 0.5, top3: 0.75 };

const metrics: Metrics = {
  species: {
    photos: 900,
    sources: 12,
    strangers: {
      photos: 200,
      classes: 2,
      top1: share(0.61),
      top3: share(0.72),
      sure: { answers: 80, wrong: share(0.05) },
      group: { answers: 20, wrong: share(0.05) },
      named: share(0.6),
      rightNamed: share(0.8),
      calibrationError: 0.031,
      bands: [{ from: 0.9, to: 1, count: 30, confidence: 0.95, accuracy: 0.97 }],
      outside: { photos: 50, named: share(0.3), sure: share(0.05), group: share(0.02) },
    },
    sameSources: accuracy,
    threePhotos: { fused: accuracy, single: accuracy },
    byClass: { rose: { strangers: accuracy, sure: true }, lily: { sure: false } },
  },
};

const NAMES = ['summary', 'strangers', 'second', 'confidence', 'plant', 'health', 'classes'];
const card = (names: string[]) =>
  names.map((name) => `## ${name}\n\n<!-- figures: ${name} -->\nold 99.9 %\n<!-- end -->\n`).join('\n');

test('every figure comes from the training; what stood there before is gone', () => {
  const written = withFigures(card(NAMES), metrics);
  expect(written).not.toContain('99.9 %');
  expect(written).toContain(
    '2 classes, learned from 900 photos of 12 sources; 1 of them may be answered surely.',
  );
  expect(written).toMatch(/\| First name right +\| 200 +\| 61\.0 % \| 56\.0 to 66\.0 % \|/);
  expect(written).toMatch(/\| lily +\| none/);
  expect(written).toContain('Expected calibration error: 3.1 %.');
});

test('what both networks together do has figures of its own', () => {
  const { strangers, threePhotos } = metrics.species;
  const second = {
    strangers: { ...strangers, top1: share(0.66) },
    threePhotos,
    sureClasses: ['rose', 'lily'],
  };
  const written = withFigures(card(NAMES), { ...metrics, second });
  expect(written).toContain('1 of them may be answered surely by the first network alone, 2 by both.');
  expect(written).toMatch(/\| First name right +\| 200 +\| 66\.0 % \|/);
  expect(written).toContain('May be answered surely: `rose`, `lily`.');
});

test('the committed card says what the committed figures say', () => {
  const [committed, figures] = [CARD_FILE, METRICS_FILE].map((file) => readFileSync(file, 'utf8'));
  expect(withFigures(committed!, JSON.parse(figures!) as Metrics)).toBe(committed);
});

test('a second writing changes nothing', () => {
  const once = withFigures(card(NAMES), metrics);
  expect(withFigures(once, metrics)).toBe(once);
});

test('a card without a place for figures, or with one for none, is refused', () => {
  expect(() => withFigures(card(NAMES.slice(1)), metrics)).toThrow('no place for: summary');
  expect(() => withFigures(card([...NAMES, 'luck']), metrics)).toThrow('do not exist: luck');
});

test('the columns of a table are as wide as their widest cell', () => {
  expect(
    table([
      ['a', 'long name'],
      ['something', 'b'],
    ]),
  ).toBe('| a         | long name |\n| --------- | --------- |\n| something | b         |');
});
