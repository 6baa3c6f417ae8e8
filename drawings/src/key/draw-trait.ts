import { drawCard, plantCard } from '../card.js';
import { plantMarks } from '../draw-plant.js';
import { FLOWER_DRAWINGS } from '../flowers/index.js';
import { grow, place } from '../frame.js';
import { FLOWER_INKS, LEAF_INKS } from '../inks.js';
import { drawLeaf } from '../leaf.js';
import type { Sheet } from '../sheet.js';
import { drawStem } from '../stem.js';
import { closeUp } from '../symptoms/parts.js';
import type { Flower, FlowerColour, Habit, Leaf, LeafColour, Pattern } from '../traits.js';
import { EDGES } from './edges.js';
import { growthMarks } from './growths.js';
import { PLACES_TO_STAND } from './places.js';
import { SAPS } from './saps.js';

/** What can be seen of a plant, and how it can be. */
export interface Seen {
  growth: Habit;
  leaf: Leaf;
  edge: keyof typeof EDGES;
  pattern: Pattern;
  colour: LeafColour;
  flower: Exclude<Flower, 'none'>;
  flowerColour: FlowerColour;
  sap: keyof typeof SAPS;
  place: keyof typeof PLACES_TO_STAND;
}

const bare = {
  habit: 'succulent-column',
  leaf: 'none',
  pattern: 'plain',
  leafColour: 'green',
  flower: 'none',
  flowerColour: null,
  pot: 'terracotta',
} as const;

/** Draws one part of a plant so that it differs only in what is asked for. */
const PARTS: { [What in keyof Seen]?: (s: Sheet, how: Seen[What]) => void } = {
  leaf: (s, leaf) => {
    if (leaf === 'none') return;
    const inks = LEAF_INKS.green;
    const f = grow(40, 104, 0.75, 120, leaf === 'strap' ? 0.7 : -0.15);
    if (leaf !== 'strap' && leaf !== 'spiny')
      drawStem(s, grow(f.x, f.y, f.angle + Math.PI, 20, 0.3), inks, 4, 3);
    drawLeaf(s, { leaf, pattern: 'plain', inks }, f, leaf === 'strap' || leaf === 'spiny' ? 1.5 : 1);
  },
  edge: (s, edge) => EDGES[edge](s),
  pattern: (s, pattern) => void closeUp(s, { pattern }),
  colour: (s, colour) => void closeUp(s, { inks: LEAF_INKS[colour] }),
  flower: (s, flower) => drawFlower(s, flower, flower === 'fruit' ? 'red' : 'pink'),
  flowerColour: (s, colour) => drawFlower(s, 'daisy', colour),
  sap: (s, sap) => SAPS[sap](s),
  place: (s, where) => PLACES_TO_STAND[where](s),
};

function drawFlower(s: Sheet, flower: Seen['flower'], flowerColour: FlowerColour): void {
  const hangs = flower === 'bell' || flower === 'fruit';
  const stem = drawStem(
    s,
    grow(80, hangs ? 20 : 118, hangs ? 2.6 : 0, hangs ? 26 : 50, hangs ? 0.5 : 0.08),
    LEAF_INKS.green,
    4,
    3,
  );
  const [x, y] = place(stem, 1);
  const traits = { ...bare, habit: 'shrub', flower, flowerColour } as const;
  FLOWER_DRAWINGS[flower]({
    s,
    inks: FLOWER_INKS[flowerColour],
    traits,
    x,
    y,
    angle: stem.angle + stem.bend,
    size: 46,
  });
}

/** Draws one answer to what can be seen of a plant, 160 by 120: `drawTrait('leaf', 'heart')`. Always the same for the same answer. */
export function drawTrait<What extends keyof Seen>(what: What, how: Seen[What]): string {
  if (what === 'growth') return plantCard(growthMarks(how as Habit));
  if (what === 'leaf' && how === 'none') return plantCard(plantMarks(bare, 'pencils', undefined, 5500));
  return drawCard(`${what}:${how}`, (s) => PARTS[what]!(s, how));
}
