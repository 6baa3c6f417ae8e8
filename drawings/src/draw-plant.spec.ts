import { describe, expect, it } from '@jest/globals';
import type { Condition } from './condition.js';
import { drawPlant } from './draw-plant.js';
import { expectSafe, expectWithin, expectWellFormed } from './svg-checks.js';
import { FLOWER_DRAWINGS } from './flowers/index.js';
import { HABIT_DRAWINGS } from './habits/index.js';
import { LEAF_INKS } from './inks.js';
import { LEAF_SCALES } from './shoot.js';
import type { Flower, Habit, Leaf, LeafColour, PlantTraits } from './traits.js';

const HABITS = Object.keys(HABIT_DRAWINGS) as Habit[];
const LEAVES = [...Object.keys(LEAF_SCALES), 'none'] as Leaf[];
const FLOWERS = ['none', ...Object.keys(FLOWER_DRAWINGS)] as Flower[];
const LEAF_COLOURS = Object.keys(LEAF_INKS) as LeafColour[];
const PATTERNS = ['plain', 'striped', 'spotted', 'variegated', 'veined', 'edged'] as const;
const POTS = ['terracotta', 'glazed', 'none'] as const;

const MONSTERA: PlantTraits = {
  habit: 'climber',
  leaf: 'split',
  pattern: 'plain',
  leafColour: 'green',
  flower: 'none',
  flowerColour: null,
  pot: 'glazed',
};

const CONDITIONS: Condition[] = [
  { isThirsty: true },
  { isUnwell: true },
  { isThirsty: true, isUnwell: true },
];

/** Draws a plant and holds it to what every drawing promises. */
function check(traits: PlantTraits, seed: string, condition?: Condition): void {
  const drawing = drawPlant(traits, seed, condition);
  const size = { bytes: drawing.length, traits };
  if (drawing.length < 3000 || drawing.length > 12_000)
    throw new Error(`out of size: ${JSON.stringify(size)}`);
  expectWellFormed(drawing);
  expectSafe(drawing);
  expectWithin(drawing, 400, 400);
}

describe('a plant drawing', () => {
  it('is the same each time for the same seed', () => {
    expect(drawPlant(MONSTERA, 'monstera')).toBe(drawPlant(MONSTERA, 'monstera'));
  });

  it('differs from its sister of another seed', () => {
    expect(drawPlant(MONSTERA, 'monstera')).not.toBe(drawPlant(MONSTERA, 'another'));
  });

  it('shows a light wash of the leaf colour it was asked for', () => {
    const drawings = LEAF_COLOURS.map((leafColour) => drawPlant({ ...MONSTERA, leafColour }, 'same'));
    expect(new Set(drawings).size).toBe(LEAF_COLOURS.length);
  });

  // Each pair of habit, leaf and flower comes up; of the triples a third does, as a drawing takes some ten milliseconds.
  it.each(HABITS)('of habit %s is whole, safe and in its square with every leaf and flower', (habit) => {
    for (const [l, leaf] of LEAVES.entries()) {
      for (const [i, flower] of FLOWERS.entries()) {
        if ((HABITS.indexOf(habit) + l + i) % 3) continue;
        const pot = POTS[(l + i) % POTS.length]!;
        check(
          { ...MONSTERA, habit, leaf, flower, flowerColour: flower === 'none' ? null : 'pink', pot },
          leaf + flower,
        );
      }
    }
  });

  it.each(HABITS)('of habit %s is as whole and safe when it is thirsty or unwell', (habit) => {
    for (const [i, leaf] of LEAVES.entries())
      check({ ...MONSTERA, habit, leaf, pot: POTS[i % 2 ? 0 : 2]! }, leaf, CONDITIONS[i % 3]);
  });

  it('looks different when it is thirsty, and when it is unwell, whatever it is', () => {
    for (const habit of HABITS) {
      const draw = (condition?: Condition) =>
        drawPlant({ ...MONSTERA, habit, leaf: 'none' }, habit, condition);
      const looks = new Set([draw(), draw({}), ...CONDITIONS.map(draw)]);
      expect([habit, looks.size]).toEqual([habit, 4]);
    }
  });

  it.each(PATTERNS)('carries the pattern %s on every leaf', (pattern) => {
    for (const [i, leaf] of LEAVES.entries()) {
      for (const habit of [HABITS[i]!, HABITS[i + 3]!]) check({ ...MONSTERA, habit, leaf, pattern }, habit);
    }
  });
});
