import { describe, expect, it } from '@jest/globals';
import { expectSafe, expectWellFormed, expectWithin } from '../svg-checks.js';
import { drawSymptom, isSymptom, SYMPTOMS } from './draw-symptom.js';

const MAX_LENGTH = 9000;

describe('a sign of trouble', () => {
  it.each(SYMPTOMS)('"%s" is whole, safe, small, always the same and not cut off', (name) => {
    const drawing = drawSymptom(name);
    expect(drawing).toBe(drawSymptom(name));
    expectWellFormed(drawing);
    expectSafe(drawing);
    expectWithin(drawing, 160, 120);
    expect(drawing.length).toBeLessThan(MAX_LENGTH);
  });

  it('has a drawing of its own, so that no two answers of a question look alike', () => {
    const details = SYMPTOMS.filter((name) => !name.startsWith('look:'));
    expect(new Set(details.map(drawSymptom)).size).toBe(details.length);
    const looks = SYMPTOMS.filter((name) => name.startsWith('look:'));
    expect(new Set(looks.map(drawSymptom)).size).toBe(looks.length);
  });

  it('is known by name', () => {
    expect(isSymptom('spots:rusty')).toBe(true);
    expect(isSymptom('lately:cold')).toBe(false);
  });
});
