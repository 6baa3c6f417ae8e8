import type { Classification } from '@leaflore/vision';
import type { FindingDto, KnownPlantsDto } from '../../shared/api/api';
import { findingOf } from './device-finding';

const words = (commonName: string, certainty: 'sure' | 'unsure' = 'sure', more: Partial<FindingDto> = {}) =>
  ({
    certainty,
    confidence: 1,
    onDevice: true,
    isPlant: true,
    mayNotBeAPlant: false,
    plant: { commonName },
    candidates: [{ commonName, confidence: 1 }],
    ...more,
  }) as FindingDto;

const KNOWN: KnownPlantsDto = {
  sureFrom: 0.6,
  plants: [
    { classId: 'lily', finding: words('Peace Lily') },
    { classId: 'aloe', finding: words('Aloe Vera') },
    {
      classId: 'carrot',
      finding: words('Carrot', 'unsure', { lookAlike: { name: 'hemlock', howToTell: 'It has spots.' } }),
    },
  ],
};
const seen = (confidences: Record<string, number>, more: Partial<Classification> = {}): Classification => ({
  candidates: Object.entries(confidences).map(([classId, confidence]) => ({ classId, confidence })),
  isPlant: { verdict: true, probability: 0.9, warning: false },
  known: true,
  sure: true,
  health: { verdict: 'unsure', probability: 0.5 },
  ...more,
});

test('one name where it is confident, with the others behind it', () => {
  const finding = findingOf(seen({ lily: 0.8, aloe: 0.1 }), KNOWN)!;
  expect(finding).toMatchObject({
    certainty: 'sure',
    confidence: 0.8,
    onDevice: true,
    plant: { commonName: 'Peace Lily' },
  });
  expect(finding.candidates.map(({ commonName, confidence }) => [commonName, confidence])).toEqual([
    ['Peace Lily', 0.8],
    ['Aloe Vera', 0.1],
  ]);
});

test('only plants that are worth comparing are behind it', () => {
  const finding = findingOf(seen({ lily: 0.97, aloe: 0.01 }, { sure: false }), KNOWN)!;
  expect(finding.candidates.map(({ commonName }) => commonName)).toEqual(['Peace Lily']);
  expect(finding.advice).toMatch(/^It looks most like this one/);
});

test.each([
  [
    'what may not be a plant',
    seen({ lily: 0.9 }, { isPlant: { verdict: true, probability: 0.4, warning: true } }),
  ],
  ['what the classifier itself is not sure of', seen({ lily: 0.9 }, { sure: false })],
  ['a plant with a poisonous look-alike', seen({ carrot: 0.99 }, { sure: true })],
])('%s is never sure', (_, sight) => expect(findingOf(sight, KNOWN)!.certainty).toBe('unsure'));

test('the sign of a poisonous look-alike is part of the advice', () => {
  expect(findingOf(seen({ carrot: 0.9 }), KNOWN)!.advice).toContain('hemlock. It has spots.');
});

test('what it does not know, and what is no plant, has its own word', () => {
  expect(findingOf(seen({ lily: 0.9 }, { known: false }), KNOWN)!.certainty).toBe('not-listed');
  const none = findingOf(
    seen({ lily: 0.9 }, { isPlant: { verdict: false, probability: 0, warning: true } }),
    KNOWN,
  )!;
  expect(none).toMatchObject({ certainty: 'not-a-plant', plant: null, candidates: [], confidence: 0 });
});

test('classes without words are left out, and without any there is no answer', () => {
  expect(findingOf(seen({ novelty: 0.7, aloe: 0.2 }), KNOWN)!.plant!.commonName).toBe('Aloe Vera');
  expect(findingOf(seen({ novelty: 0.7 }), KNOWN)).toBeUndefined();
});

describe('a group', () => {
  const palms: KnownPlantsDto = {
    sureFrom: 0.6,
    plants: [
      {
        classId: 'areca',
        finding: words('Areca Palm', 'sure', { group: { name: 'a palm', confidence: 1 } }),
      },
      { classId: 'aloe', finding: words('Aloe Vera', 'sure', { group: null }) },
    ],
  };
  const unsure = { sure: false, group: { id: 'palm' as const, confidence: 0.93 } };

  test('is named in the words of the library where the classifier is sure of it', () => {
    const finding = findingOf(seen({ areca: 0.6, aloe: 0.1 }, unsure), palms)!;
    expect(finding).toMatchObject({ certainty: 'unsure', group: { name: 'a palm', confidence: 0.93 } });
    expect(finding.advice).toMatch(/^This is a palm, but the photo doesn’t show which one\./);
  });

  test('is not named otherwise', () => {
    expect(findingOf(seen({ areca: 0.6 }, { sure: false }), palms)!.group).toBeNull();
    expect(findingOf(seen({ areca: 0.9 }), palms)!.group).toBeNull();
    expect(findingOf(seen({ aloe: 0.6 }, unsure), palms)!.group).toBeNull();
    const mayBeNone = { verdict: true, probability: 0.4, warning: true };
    expect(findingOf(seen({ areca: 0.6 }, { ...unsure, isPlant: mayBeNone }), palms)!.group).toBeNull();
  });
});
