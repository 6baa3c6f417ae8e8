import { answer, opinion } from './classify.js';
import type { Head } from './head.js';

const neutral = { slope: 1, offset: 0 };
const layer = { weights: new Int8Array(), scale: new Float32Array(), bias: new Float32Array() };

/** Two named classes, of which the second may be sure, and one kind of other plants. */
const head: Head = {
  classIds: ['lily', 'rose'],
  sureClasses: new Set(['rose']),
  sureGroups: {},
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
  thresholds: {
    plantWarning: 0.9,
    plantRefusal: 0.2,
    known: 0.5,
    sure: 0.95,

    healthy: 0.3,
    stressed: 0.7,
  },
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

describe('a group', () => {
  const palms: Head = {
    ...head,
    classIds: ['chamaedorea_parlor_palm', 'dypsis_areca_palm', 'rosa'],
    sureGroups: { palm: 0.95 },
  };
  const seen = (species: number[], of = palms, plant = 5) => answer({ species, plant, health: 0 }, of);

  test('is named when it is sure which one of it is not', () => {
    const { sure, known, group, candidates } = seen([9, 8.9, 0, 0]);
    expect({ sure, known, id: group?.id }).toEqual({ sure: false, known: true, id: 'palm' });
    expect(group!.confidence).toBeCloseTo(candidates[0]!.confidence + candidates[1]!.confidence);
  });

  test('is not named beside a sure name, where it was not shown, of another plant, nor where there may be none', () => {
    const isSure = { ...palms, sureClasses: new Set(['dypsis_areca_palm']) };
    const named = seen([0, 9, 0, 0], isSure);
    expect([named.sure, named.group]).toEqual([true, undefined]);
    expect(seen([9, 8.9, 0, 0], { ...palms, sureGroups: {} }).group).toBeUndefined();
    expect(seen([0, 0, 9, 0]).group).toBeUndefined();
    expect(seen([9, 8.9, 0, 0], palms, 1).group).toBeUndefined();
  });

  test('is not named when the plant may as well be none of the known ones', () => {
    expect(seen([3, 2.9, 0, 4]).group).toBeUndefined();
  });
});
