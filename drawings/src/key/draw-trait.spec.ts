import { describe, expect, it } from '@jest/globals';
import { FLOWER_DRAWINGS } from '../flowers/index.js';
import { HABIT_DRAWINGS } from '../habits/index.js';
import { FLOWER_INKS, LEAF_INKS } from '../inks.js';
import { LEAF_SCALES } from '../shoot.js';
import { expectSafe, expectWellFormed, expectWithin } from '../svg-checks.js';
import { drawTrait, type Seen } from './draw-trait.js';
import { EDGES } from './edges.js';
import { PLACES_TO_STAND } from './places.js';
import { SAPS } from './saps.js';

const MAX_LENGTH = 7000;
const ALL: Record<keyof Seen, string[]> = {
  growth: Object.keys(HABIT_DRAWINGS),
  leaf: [...Object.keys(LEAF_SCALES), 'none'],
  edge: Object.keys(EDGES),
  pattern: ['plain', 'striped', 'spotted', 'variegated', 'veined', 'edged'],
  colour: Object.keys(LEAF_INKS),
  flower: Object.keys(FLOWER_DRAWINGS),
  flowerColour: Object.keys(FLOWER_INKS),
  sap: Object.keys(SAPS),
  place: Object.keys(PLACES_TO_STAND),
};
const draw = (what: string, how: string) => drawTrait(what as 'leaf', how as Seen['leaf']);
const each = Object.entries(ALL).flatMap(([what, hows]) => hows.map((how) => [what, how] as const));

describe('what can be seen of a plant', () => {
  it.each(each)('%s "%s" is whole, safe, small, always the same and not cut off', (what, how) => {
    const drawing = draw(what, how);
    expect(drawing).toBe(draw(what, how));
    expectWellFormed(drawing);
    expectSafe(drawing);
    expectWithin(drawing, 160, 120);
    expect(drawing.length).toBeLessThan(MAX_LENGTH);
  });

  it.each(Object.keys(ALL))('has no two answers of %s that look alike', (what) => {
    const drawings = ALL[what as keyof Seen].map((how) => draw(what, how));
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
