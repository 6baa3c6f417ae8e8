import { calibrated } from '../calibration.js';
import { auroc, fitPlatt, lowest, quantile } from './fitting.js';

test('the bottom of a valley is found', () => {
  expect(lowest((x) => (x - 1.7) ** 2, 0, 10)).toBeCloseTo(1.7);
});

test('scores become probabilities that match how often they are right', () => {
  const scores = Array.from({ length: 400 }, (_, index) => (index % 2 === 0 ? 5 : -5));
  const answers = scores.map((score, index) => (score > 0 ? index % 10 !== 0 : index % 5 === 1));
  const platt = fitPlatt(scores, answers);
  expect(calibrated(platt, 5)).toBeCloseTo(0.8, 2);
  expect(calibrated(platt, -5)).toBeCloseTo(0.2, 2);
});

test('perfect separation is 1, chance about one half', () => {
  expect(auroc([2, 3], [0, 1])).toBe(1);
  expect(auroc([0, 1, 2, 3], [0.5, 1.5, 2.5])).toBeCloseTo(0.5);
});

test('a tenth of the numbers lies below the first decile', () => {
  expect(quantile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.1)).toBe(2);
});
