import { judgeHealth, judgePlant, knownProbability } from './rejection.js';

const thresholds = { plantWarning: 0.9, plantRefusal: 0.2, known: 0.5, healthy: 0.3, stressed: 0.7 };
const identity = { slope: 1, offset: 0 };

test('a doubtful plant gets a warning, and only a hopeless one is refused', () => {
  expect(judgePlant(5, identity, thresholds)).toMatchObject({ verdict: true, warning: false });
  expect(judgePlant(0, identity, thresholds)).toMatchObject({
    verdict: true,
    warning: true,
    probability: 0.5,
  });
  expect(judgePlant(-5, identity, thresholds)).toMatchObject({ verdict: false, warning: true });
});

test('between healthy and stressed nothing is said', () => {
  expect(judgeHealth(-3, identity, thresholds).verdict).toBe('healthy');
  expect(judgeHealth(0, identity, thresholds)).toEqual({ verdict: 'unsure', probability: 0.5 });
  expect(judgeHealth(3, identity, thresholds).verdict).toBe('stressed');
});

test('calibration moves the score before it is judged', () => {
  expect(judgeHealth(3, { slope: 1, offset: -6 }, thresholds).verdict).toBe('healthy');
});

test('the surer the classifier, the likelier the plant is known; certainty stays finite', () => {
  const rule = { confidence: 1, score: 0, offset: 0 };
  expect(knownProbability(0.2, 0, rule)).toBeCloseTo(0.2);
  expect(knownProbability(1, 0, rule)).toBeLessThan(1);
  expect(knownProbability(0, 0, rule)).toBeGreaterThan(0);
});
