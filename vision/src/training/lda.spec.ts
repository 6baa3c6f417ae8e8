import { startTensors } from '../backbone.js';
import { wasmFolder } from '../node-files.js';
import { folds, holdOut, type LabelledRows } from './hold-out.js';
import { discriminant, scatter, scores, without } from './lda.js';
import { gram, solveSymmetric } from './matrix.js';
import { seededRandom } from './random.js';

beforeAll(() => startTensors(wasmFolder()));

const random = seededRandom('blobs');
const noise = () => random() + random() + random() - 1.5;

/** Three clouds in five dimensions, stretched along the first so much that nearest means would go wrong. */
const labels = Array.from({ length: 300 }, (_, index) => index % 3);
const rows = labels.map((label) =>
  Float32Array.from([20 * noise(), label + 0.3 * noise(), noise(), 0, 2 * noise()]),
);

const best = (values: number[]) => values.indexOf(Math.max(...values));

test('clouds are separated by the direction that matters', () => {
  const head = discriminant(scatter(rows, labels, 3), 0.01);
  const right = rows.filter((row, index) => best(scores(head, row)) === labels[index]);
  expect(right.length).toBeGreaterThan(280);
});

test('a class without rows is never chosen', () => {
  const head = discriminant(scatter(rows, labels, 4), 0.1);
  expect(head.bias[3]).toBe(-Infinity);
});

test('sums without a part equal the sums over the rest', () => {
  const all = scatter(rows, labels, 3);
  const rest = without(all, scatter(rows.slice(0, 90), labels.slice(0, 90), 3));
  const direct = scatter(rows.slice(90), labels.slice(90), 3);
  expect(rest.counts).toEqual(direct.counts);
  rest.products.forEach((value, i) => expect(value).toBeCloseTo(direct.products[i]!, 1));
});

test('a photo is tested without its group, and not at all when its class is found nowhere else', () => {
  const data: LabelledRows = { rows, copies: [rows], labels, classes: 3 };
  const groups = labels.map((label, index) => (label === 2 ? 'only here' : `source ${index % 2}`));
  const tested = holdOut(data, groups, 0.1);
  expect(tested).toHaveLength(200);
  expect(tested.filter(({ scores: given, label }) => best(given) === label).length).toBeGreaterThan(180);
});

test('folds are equally large and the same every time', () => {
  const names = labels.map(String);
  expect(folds(3, names)).toEqual(folds(3, names));
  expect(folds(3, names).filter((fold) => fold === 'fold 1')).toHaveLength(100);
});

test('the solver solves across several blocks', () => {
  const size = 430;
  const some = Array.from({ length: 200 }, () => Float32Array.from({ length: size }, noise));
  const matrix = gram(some, size);
  for (let i = 0; i < size; i += 1) matrix[i * size + i]! += 20;
  const side = Float64Array.from({ length: size }, noise);
  const [x] = solveSymmetric(Float64Array.from(matrix), size, [side]);
  for (let i = 0; i < size; i += 1) {
    const product = x!.reduce((sum, value, j) => sum + value * matrix[i * size + j]!, 0);
    expect(product).toBeCloseTo(side[i]!, 3);
  }
});

test('the solver refuses what is not positive definite', () => {
  expect(() => solveSymmetric(Float64Array.from([1, 0, 2, 1]), 2, [])).toThrow(RangeError);
});
