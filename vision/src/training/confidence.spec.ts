import { startTensors } from '../backbone.js';
import { wasmFolder } from '../node-files.js';
import { answersTo, fitConfidence, logistic } from './confidence.js';
import type { Stranger } from './left-out.js';
import { seededRandom } from './random.js';

beforeAll(() => startTensors(wasmFolder()));

const random = seededRandom('strangers');

/** Ten classes and two kinds of other plants; class 9 is shown by one source only. */
function strangers(count: number): Stranger[] {
  return Array.from({ length: count }, (_, index) => {
    const label = index % 12 < 10 ? index % 12 : -1;
    const scores = Array.from({ length: 12 }, () => 4 * random());
    scores[label < 0 ? 10 + (index % 2) : label]! += 12 * random();
    const source = label === 9 ? 'one' : `source${Math.floor(40 * random())}`;
    return {
      photo: { file: `${index}.jpg`, classId: `${label}`, source },
      index,
      label,
      fold: index % 5,
      scores,
      copies: [],
    };
  });
}

describe('what is fitted on photos of strangers', () => {
  const seen = strangers(1200);
  const fit = fitConfidence(seen, [...Array(10).keys()].map(String));
  const fresh = answersTo(strangers(1200), 10, fit);
  const inside = fresh.filter(({ stranger }) => stranger.label >= 0);
  const outside = fresh.filter(({ stranger }) => stranger.label < 0);
  const isSure = ({ evidence, best }: (typeof fresh)[number]) =>
    evidence >= fit.sure && fit.sureClasses.includes(best);

  test('names few plants that are not in the list', () => {
    const named = outside.filter(({ evidence }) => evidence >= fit.known);
    expect(named.length / outside.length).toBeLessThan(0.4);
  });

  test('is sure of some, hardly ever wrongly, and hardly ever of other plants', () => {
    const sure = inside.filter(isSure);
    expect(sure.length).toBeGreaterThan(0.1 * inside.length);
    expect(sure.filter(({ right }) => !right).length / sure.length).toBeLessThan(0.08);
    expect(outside.filter(isSure).length / outside.length).toBeLessThan(0.08);
  });

  test('is never sure of a class that one source alone has shown', () => {
    expect(fit.sureClasses).not.toContain(9);
    expect(fit.sureClasses.length).toBeGreaterThan(3);
  });
});

test('logistic regression finds the odds of two groups', () => {
  const rows = Array.from({ length: 400 }, (_, index) => [index % 2, 1]);
  const answers = rows.map(([group], index) => (group === 1 ? index % 10 !== 1 : index % 8 === 0));
  const [slope, offset] = logistic(rows, answers) as [number, number];
  expect(1 / (1 + Math.exp(-offset))).toBeCloseTo(0.25, 2);
  expect(1 / (1 + Math.exp(-slope - offset))).toBeCloseTo(0.8, 2);
});
