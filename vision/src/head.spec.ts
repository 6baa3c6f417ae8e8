import { readFileSync } from 'node:fs';
import { CLASS_IDS } from './class-ids.js';
import { answer, score } from './classify.js';
import { decodeHead, type HeadJson } from './head.js';
import { HEAD_FILE } from './node-files.js';

const json = JSON.parse(readFileSync(HEAD_FILE, 'utf8')) as HeadJson;

test('the committed head knows the species that the package names', () => {
  expect(decodeHead(json).classIds).toEqual([...CLASS_IDS]);
});

test('a head whose parts do not fit is refused', () => {
  const tooMany = Array.from({ length: 1000 }, (_, index) => `rosa${index}`);
  expect(() => decodeHead({ ...json, classIds: tooMany })).toThrow(RangeError);
  expect(() => decodeHead({ ...json, species: json.plant })).toThrow(RangeError);
});

test('features in which nothing stands out get a modest answer', () => {
  const head = decodeHead(json);
  const average = head.mean.map((value) => value * value);
  const { candidates, known } = answer(score(average, head), head);
  expect(candidates[0]!.confidence).toBeLessThan(0.5);
  expect(known).toBe(false);
});
