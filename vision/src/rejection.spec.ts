import { judgeHealth, judgePlant } from './rejection.js';

const thresholds = {
  plantWarning: 0.9,
  plantRefusal: 0.2,
  known: 0.5,
  sure: 0.9,
  healthy: 0.3,
  stressed: 0.7,
};
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
