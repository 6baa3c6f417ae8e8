import { calibrationError, reliability, sigmoid, softmax } from './calibration.js';

test('probabilities sum to one, keep the order, and survive huge scores', () => {
  const probabilities = softmax([1000, 1001, -1000]);
  expect(probabilities.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1);
  expect(probabilities[1]! / probabilities[0]!).toBeCloseTo(Math.E);
  expect(probabilities[2]).toBe(0);
});

test('less sharpness makes an answer less sure', () => {
  expect(softmax([0, 2], 0.1)[1]!).toBeLessThan(softmax([0, 2], 1)[1]!);
  expect(softmax([0, 2], 0)).toEqual([0.5, 0.5]);
});

test('a class that cannot be has probability 0', () => {
  expect(softmax([0, -Infinity])).toEqual([1, 0]);
});

test('the sigmoid of 0 is one half', () => {
  expect(sigmoid(0)).toBe(0.5);
});

const answers = (count: number, right: number, confidence: number) =>
  Array.from({ length: count }, (_, index) => ({ confidence, right: index < right }));

test('answers given with 0.7 of which 7 in 10 are right have no calibration error', () => {
  expect(calibrationError(answers(10, 7, 0.7))).toBeCloseTo(0);
});

test('boasting counts as much as modesty, weighted by the number of answers', () => {
  expect(calibrationError([...answers(10, 5, 0.9), ...answers(30, 30, 0.8)])).toBeCloseTo(
    0.25 * 0.4 + 0.75 * 0.2,
  );
});

test('full confidence belongs to the last band', () => {
  expect(reliability(answers(4, 3, 1))).toEqual([
    { from: 0.9, to: 1, count: 4, confidence: 1, accuracy: 0.75 },
  ]);
});
