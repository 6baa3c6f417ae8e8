import { describe, expect, it } from '@jest/globals';
import { MAX_TAPS, PROBLEMS } from '../src/index.js';
import type { Case } from './cases.js';
import { CASES, HELD_OUT } from './cases.js';
import { COMPLAINTS } from './complaints.js';
import { placeOf, score } from './guided-check.js';

describe('the doctor, asked about described cases', () => {
  it('has at least 100 of them, each with a source and a cause that the catalogue knows', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(100);
    const known = new Set(PROBLEMS.map(({ id }) => id));
    for (const { expect: cause, source } of CASES) {
      expect(known).toContain(cause);
      expect(source.length).toBeGreaterThan(8);
    }
  });

  it('has the address of the page for at least 100 that were read beside it, and for none that is recalled', () => {
    const isSourced = ({ how, address }: Case) =>
      how === 'read' ? address !== null && /^https?:\/\/\S+$/.test(address) : how === 'recalled' && !address;
    expect(CASES.filter((described) => !isSourced(described))).toEqual([]);
    expect(CASES.filter(({ how }) => how === 'read').length).toBeGreaterThanOrEqual(100);
  });

  it('does as well on those that were read beside a page', () => {
    const { first, amongThree } = score(CASES.filter(({ how }) => how === 'read'));
    expect(first).toBeGreaterThanOrEqual(0.75);
    expect(amongThree).toBeGreaterThanOrEqual(0.92);
  });

  it('names the right cause first in 75 of 100 and among three in 92, with at most five taps', () => {
    const { first, amongThree, maxTaps } = score(CASES);
    expect(first).toBeGreaterThanOrEqual(0.75);
    expect(amongThree).toBeGreaterThanOrEqual(0.92);
    expect(maxTaps).toBeLessThanOrEqual(MAX_TAPS);
  });

  it('does as well on the half that was not looked at while its weights were set', () => {
    const { first, amongThree } = score(HELD_OUT);
    expect(first).toBeGreaterThanOrEqual(0.75);
    expect(amongThree).toBeGreaterThanOrEqual(0.92);
  });

  it('holds up where a person leaves out three things in ten', () => {
    const chance = random(7);
    const { first, amongThree } = score(CASES.map((described) => forgetful(described, chance)));
    expect(first).toBeGreaterThanOrEqual(0.75);
    expect(amongThree).toBeGreaterThanOrEqual(0.92);
  });
});

describe('the doctor, asked by gardeners in their own words', () => {
  const tapped = COMPLAINTS.filter(({ facts }) => facts !== '');

  it.each(['en', 'de', 'es'])('finds from their taps what 20 of them have (%s)', (code) => {
    const asked = tapped.filter(({ language }) => language === code);
    expect(asked.length).toBeGreaterThanOrEqual(20);
    const places = asked.map((one) => placeOf(one, one.causes));
    expect(places.filter((place) => place === 0).length / asked.length).toBeGreaterThanOrEqual(0.9);
    expect(places.filter((place) => place >= 0).length / asked.length).toBeGreaterThanOrEqual(0.95);
  });

  it('knows each of the causes, and where they are from', () => {
    const known = new Set(PROBLEMS.map(({ id }) => id));
    for (const { causes, source } of COMPLAINTS) {
      expect(causes.filter((id) => !known.has(id))).toEqual([]);
      expect(source).toContain(': ');
    }
  });
});

/** Always the same row of numbers from 0 to 1, for cases that are forgetful in the same way each time. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** The same case from someone who may not know the plant's name, nor say more than the first thing. */
function forgetful(described: Case, chance: () => number): Case {
  const facts = described.facts.split(' ').filter((_, index) => index === 0 || chance() > 0.3);
  return { ...described, plant: chance() < 0.3 ? null : described.plant, facts: facts.join(' ') };
}
