import { describe, expect, it } from '@jest/globals';
import {
  CONDITIONS,
  diagnose,
  optionsOf,
  PROBLEMS,
  problemOf,
  QUESTION_IDS,
  QUESTIONS,
} from '../src/index.js';
import type { QuestionId } from '../src/index.js';
import { PROBLEM_KINDS } from '../src/problem.js';
import { LIBRARY } from './library.js';
import { typicalTaps } from './patients.js';

const MAX_SENTENCE = 140;
/** Long or learned words that a neighbour would not use. */
const LEARNED =
  /\b(necrosis|necrotic|chlorosis|pathogen|foliar|senescence|etiolat\w*|abiotic|mycelium|sclerotia|stippling|inoculum|fungicide|insecticide|ml|mg|ppm|%)\b/i;

/** A month is another season in the south. */
const MONTH = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/;

const entries = PROBLEMS.map((problem) => [problem.id, problem] as const);

describe('the catalogue', () => {
  it('has at least 50 problems of every kind, each with an id of its own', () => {
    expect(PROBLEMS.length).toBeGreaterThanOrEqual(50);
    expect(new Set(PROBLEMS.map(({ id }) => id)).size).toBe(PROBLEMS.length);
    expect(new Set(PROBLEMS.map(({ name }) => name)).size).toBe(PROBLEMS.length);
    expect(new Set(PROBLEMS.map(({ kind }) => kind))).toEqual(new Set(PROBLEM_KINDS));
  });

  it.each(entries)('%s says where its facts are from', (_, { sources }) => {
    expect(sources.length).toBeGreaterThanOrEqual(1);
    for (const { publisher, title } of sources) {
      expect(publisher.length).toBeGreaterThan(2);
      expect(title.length).toBeGreaterThan(3);
    }
  });

  it.each(entries)('%s speaks in plain, short sentences', (_, { about, steps, avoid }) => {
    for (const text of [about, avoid, ...steps.map(({ text }) => text)]) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text.length).toBeLessThanOrEqual(MAX_SENTENCE);
      expect(text).not.toMatch(LEARNED);
    }
  });

  it.each(entries)('%s names no month and no side of the sun', (_, { about, steps, avoid }) => {
    for (const text of [about, avoid, ...steps.map(({ text }) => text)]) {
      expect(text).not.toMatch(MONTH);
      expect(text).not.toMatch(/\b(north|south)(ern|[- ]facing)? (wall|window|sill)/i);
    }
  });

  it.each(entries)(
    '%s has one to three steps on days that come before it is looked at again',
    (_, problem) => {
      expect(problem.steps.length).toBeGreaterThanOrEqual(1);
      expect(problem.steps.length).toBeLessThanOrEqual(3);
      expect(problem.steps.some(({ days }) => days.includes(0))).toBe(true);
      expect(problem.photoDays).toBeGreaterThan(0);
      expect(problem.photoDays).toBeLessThanOrEqual(problem.lookAgainDays);
    },
  );

  it.each(entries)('%s has signs that a person can tap', (_, { signs, favours }) => {
    expect(Object.keys(signs.look ?? {}).length).toBeGreaterThan(0);
    for (const [question, weights] of Object.entries(signs)) {
      expect(QUESTION_IDS).toContain(question);
      const options = optionsOf(question as QuestionId).map(([id]) => id);
      for (const [option, weight] of Object.entries(weights)) {
        expect(options).toContain(option);
        expect(weight).toBeGreaterThan(0);
      }
    }
    for (const condition of Object.keys(favours)) expect(CONDITIONS).toContain(condition);
  });

  it.each(entries)('%s looks closer at each sign that it mostly shows', (_, { signs }) => {
    const looks = Object.entries(signs.look!).sort((a, b) => b[1] - a[1]);
    expect(Object.keys(signs)).toContain(looks[0]![0]);
  });

  it.each(entries)('%s names what to think of next', (id, { next }) => {
    expect(next.length).toBeGreaterThanOrEqual(1);
    for (const other of next) expect(problemOf(other)?.id).toBe(other);
    expect(next).not.toContain(id);
  });

  it('speaks of the plants of the library, by kinds and families as it has them', () => {
    const kinds = new Set(LIBRARY.map(({ kind }) => kind));
    const families = new Set(LIBRARY.map(({ family }) => family));
    const genera = new Set(LIBRARY.map(({ scientificName }) => scientificName.split(' ')[0]));
    const groups = [...new Set(PROBLEMS.flatMap(({ prone }) => prone))];
    for (const group of groups) {
      if (group.endsWith('aceae')) expect(families).toContain(group);
      else if (/^[a-z]/.test(group)) expect(kinds).toContain(group);
    }
    const known = groups.filter((group) => /^[A-Z]/.test(group) && genera.has(group.split(' ')[0]!));
    expect(known.length).toBeGreaterThan(100);
  });
});

describe('what is done', () => {
  const steps = PROBLEMS.flatMap(({ steps }) => steps.map(({ text }) => text));

  it.each([
    [
      'spirit harms ferns, hairy leaves and those with a bloom',
      /\b(spirit|alcohol)\b/,
      /ferns and hairy or powdery/,
    ],
    ['soap harms ferns and leaves with a bloom', /soap/, /ferns and powdery leaves/],
    ['wet leaves harm those with hairs', /^(Rinse|Wash) (all|the) leaves/, /hairy/],
    ['a palm grows from its tip alone', /cut back (the black|long) shoots/, /palm/],
    ['a fern does not bear dry soil', /top 3 cm/, /fern/],
    [
      'succulents are not watered as soon as they are repotted',
      /^Water well|evenly moist for/,
      /cactus or succulent/,
    ],
    ['traps outdoors catch bees', /sticky trap/, /[Ii]ndoors/],
    ['the hairs of some caterpillars sting', /with gloves on, in the evening/, /hairy ones alone/],
  ])('is said with its limits: %s', (_, method, limit) => {
    const meant = steps.filter((text) => method.test(text));
    expect(meant.length).toBeGreaterThan(0);
    expect(meant.filter((text) => !limit.test(text))).toEqual([]);
  });

  it('has no dose, and nothing to spray', () => {
    for (const text of steps)
      expect(text).not.toMatch(/\bspray|\bneem|\bteaspoon|\btablespoon|\bpesticide|\bbleach/i);
  });

  it.each(['Dionaea muscipula', 'Nepenthes'])(
    'feeds %s with nothing, as food would kill it',
    (scientificName) => {
      const feeding = PROBLEMS.filter(({ steps }) =>
        steps.some(({ text }) => /^(Feed|Give) (it |a )?.*plant food/.test(text)),
      );
      expect(feeding.map(({ id }) => id)).toEqual(['nitrogen', 'iron', 'magnesium', 'potassium']);
      const plant = { scientificName, family: null, kind: 'houseplant' };
      for (const problem of feeding) {
        const { causes } = diagnose(typicalTaps(problem), plant);
        expect(causes.map((cause) => cause.problem.id)).not.toContain(problem.id);
      }
    },
  );
});

describe('the questions', () => {
  it('are few words each, with two to thirteen answers in words of their own', () => {
    for (const question of QUESTION_IDS) {
      const { ask, answerable } = QUESTIONS[question];
      expect(ask).toMatch(/\?$/);
      expect(answerable).toBeLessThanOrEqual(100);
      const options = optionsOf(question);
      expect(options.length).toBeGreaterThanOrEqual(3);
      expect(options.length).toBeLessThanOrEqual(13);
      expect(new Set(options.map(([, { label }]) => label)).size).toBe(options.length);
      for (const [id, { label, said }] of options) {
        expect(id).not.toBe('unknown');
        expect(label.length).toBeLessThanOrEqual(40);
        expect(said.length).toBeGreaterThan(3);
      }
    }
  });
});
