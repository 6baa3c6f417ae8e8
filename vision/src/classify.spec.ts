import { answer, opinion } from './classify.js';
import type { Head } from './head.js';

const neutral = { slope: 1, offset: 0 };
const layer = { weights: new Int8Array(), scale: new Float32Array(), bias: new Float32Array() };

/** Two named classes, of which the second may be sure, and one kind of other plants. */
const head: Head = {
  classIds: ['lily', 'rose'],
  sureClasses: new Set(['rose']),
  mean: new Float32Array(),
  deviation: new Float32Array(),
  species: layer,
  plant: layer,
  health: layer,
  calibration: {
    sharpness: 1,
    severalPhotos: 0,
    first: { best: 0.5, lead: 0.2, offset: 0 },
    evidence: { best: 1, known: 1, offset: 0 },
    plant: neutral,
    health: neutral,
  },
  thresholds: { plantWarning: 0.9, plantRefusal: 0.2, known: 0.5, sure: 0.95, healthy: 0.3, stressed: 0.7 },
};
const answerTo = (species: number[], plant = 5) => answer({ species, plant, health: 0 }, head);

test('it is sure of a class for which that was shown, and of no other one', () => {
  expect(answerTo([0, 6, 0])).toMatchObject({ known: true, sure: true });
  expect(answerTo([6, 0, 0])).toMatchObject({ known: true, sure: false });
});

test('it is not sure below the cut-off, nor where the photo may show no plant', () => {
  expect(answerTo([0, 1.5, 0]).sure).toBe(false);
  expect(answerTo([0, 6, 0], 1)).toMatchObject({ isPlant: { warning: true }, sure: false });
});

test('what falls to other plants is never named, and makes the plant an unknown one', () => {
  const { candidates, known } = answerTo([0, 1, 6]);
  expect(candidates.map(({ classId }) => classId)).toEqual(['rose', 'lily']);
  expect(known).toBe(false);
});

test.each([[[0, 6, 0]], [[1, 1.1, 0]], [[0.1, 0, 0.2]], [[-3, -2, 9]]])(
  'confidences of %j keep their order and leave something to the others',
  (species) => {
    const { confidences, best } = opinion(species, 2, head.calibration);
    expect(best).toBe(species[0]! > species[1]! ? 0 : 1);
    expect(confidences[best]).toBe(Math.max(...confidences));
    expect(confidences[0]! + confidences[1]!).toBeLessThanOrEqual(1);
  },
);
