import { drawBlade } from '../blade.js';
import { plantMarks, svg } from '../draw-plant.js';
import { blob, drop, grow } from '../frame.js';
import { EARTH, FLOWER_INKS, LEAF_INKS, MOSS, TERRACOTTA } from '../inks.js';
import { drawPot, drawShadow } from '../pot.js';
import { seededRandom } from '../random.js';
import { Sheet, type Point } from '../sheet.js';
import type { PlantTraits } from '../traits.js';
import * as props from './props.js';

/** The scenes there are: the welcome, and one for each empty, happy or unhappy state. */
export type Scene =
  | 'welcome'
  | 'empty-garden'
  | 'no-match'
  | 'not-found'
  | 'offline'
  | 'failed'
  | 'no-photo'
  | 'empty-history'
  | 'success';

const WIDTH = 480;
const HEIGHT = 320;
const FLOOR = 284;

const MONSTERA: PlantTraits = {
  habit: 'climber',
  leaf: 'split',
  pattern: 'plain',
  leafColour: 'dark',
  flower: 'none',
  flowerColour: null,
  pot: 'terracotta',
};
const ORCHID: PlantTraits = {
  habit: 'orchid',
  leaf: 'strap',
  pattern: 'plain',
  leafColour: 'green',
  flower: 'orchid',
  flowerColour: 'pink',
  pot: 'glazed',
};
const ALOE: PlantTraits = {
  ...ORCHID,
  habit: 'rosette',
  leaf: 'fleshy',
  leafColour: 'blue',
  flower: 'none',
  flowerColour: null,
};
const DAISIES: PlantTraits = {
  ...ORCHID,
  habit: 'daisy',
  leaf: 'lance',
  flower: 'daisy',
  flowerColour: 'white',
  pot: 'terracotta',
};
const TULIPS: PlantTraits = {
  ...ORCHID,
  habit: 'bulb-flower',
  flower: 'cup',
  flowerColour: 'red',
  pot: 'none',
};
const IVY: PlantTraits = { ...MONSTERA, leaf: 'lobed', leafColour: 'green', pot: 'none', habit: 'trailing' };

/** One plant of a scene, so tall, standing on the floor at `x`. */
function plant(traits: PlantTraits, x: number, height: number): string {
  const k = height / 400;
  const [dx, dy] = [x - 200 * k, FLOOR + 4 - 378 * k];
  return `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)})scale(${k.toFixed(3)})">${plantMarks(traits, 'scene')}</g>`;
}

/** Two seed leaves on a short stalk. */
function sprout(s: Sheet, x: number, y: number, size: number): void {
  s.pen(4, [
    [x + 1, y + 2],
    [x - 2, y - size * 0.2],
    [x + 2, y - size * 0.4],
    [x, y - size * 0.62],
  ]);
  for (const side of [-1, 1]) {
    const f = grow(x, y - size * 0.6, side * 0.95, size, side * 0.5);
    drawBlade(s, f, { outline: 'oval', inks: LEAF_INKS.green });
  }
}

function tufts(s: Sheet, ...places: number[]): void {
  for (const x of places) {
    const blades = [-0.5, -0.15, 0.25, 0.6].map((a) =>
      drop(x + a * 8, FLOOR + 8, a + s.between(-0.1, 0.1), s.between(20, 36), 0.12),
    );
    s.shape(blades, MOSS[x % 2 ? 1 : 0], 0.9);
  }
}

/** A pot that fell over, its earth spilt, the plant unharmed. */
function fallenPot(s: Sheet): string {
  s.wash([blob(262, FLOOR + 2, 78, 15, () => s.between(-0.1, 0.1), 6)], EARTH[0]);
  s.dots(
    Array.from({ length: 22 }, (): Point => [s.between(200, 340), FLOOR + s.between(-7, 10)]),
    3.4,
    EARTH[1],
  );
  const pot = new Sheet(seededRandom('fallen'));
  const top = drawPot(pot, TERRACOTTA, 0, 0, 56, 92);
  for (const a of [-1.05, 0.32, -0.7, -0.02, -0.36])
    drawBlade(pot, grow(a * 16, top + 2, a, 118, a * 0.5), {
      outline: 'lance',
      inks: LEAF_INKS.green,
      width: 1.2,
    });
  return `<g transform="translate(132 ${FLOOR - 32})rotate(80)">${pot.marks}</g>`;
}

/** How each scene is drawn. */
export const SCENE_DRAWINGS: Record<Scene, (s: Sheet) => string> = {
  welcome(s) {
    props.drawPaper(s, 398, FLOOR - 52, 44, 56, 0.12);
    props.drawSprig(s, 392, FLOOR - 14, 62, -0.15);
    const lens = new Sheet(seededRandom('lens'));
    props.drawLens(lens, 408, FLOOR - 66, 30, -0.5);
    return plant(MONSTERA, 232, 284) + plant(ORCHID, 112, 214) + s.marks + lens.marks + plant(ALOE, 328, 124);
  },
  'empty-garden'(s) {
    drawShadow(s, 176, FLOOR + 4, 96);
    drawShadow(s, 362, FLOOR + 4, 78);
    sprout(s, 176, drawPot(s, TERRACOTTA, 176, FLOOR, 70, 106) + 2, 50);
    props.drawCan(s, 360, FLOOR);
    tufts(s, 46, 81);
    return s.marks;
  },
  'no-match'(s) {
    props.drawPaper(s, 214, 160, 92, 116, -0.06);
    props.drawDottedLeaf(s, 206, 240, 150, 0.02);
    props.drawLens(s, 304, 150, 56, -0.62);
    return s.marks;
  },
  'not-found'(s) {
    drawShadow(s, 236, FLOOR + 6, 150);
    props.drawSignpost(s, 222, FLOOR + 4);
    tufts(s, 90, 131, 196, 247, 368, 402);
    return s.marks + plant(IVY, 226, 170);
  },
  offline(s) {
    drawShadow(s, 240, FLOOR + 6, 128);
    const glass = new Sheet(seededRandom('glass'));
    props.drawCloche(glass, 240, FLOOR, 104, 244);
    return s.marks + plant(DAISIES, 240, 222) + glass.marks;
  },
  failed(s) {
    drawShadow(s, 220, FLOOR + 8, 150);
    const pot = fallenPot(s);
    tufts(s, 58, 411);
    return s.marks + pot;
  },
  'no-photo'(s) {
    props.drawPaper(s, 226, 158, 124, 98, -0.04);
    props.drawDottedLeaf(s, 160, 206, 140, 0.8);
    props.drawPencil(s, 306, 206, 104, 0.6);
    return s.marks;
  },
  'empty-history'(s) {
    drawShadow(s, 240, 262, 190);
    props.drawNotebook(s, 240, 172);
    props.drawSprig(s, 132, 206, 92, 0.1);
    props.drawPencil(s, 292, 190, 108, -0.32);
    return s.marks;
  },
  success(s) {
    props.drawButterfly(s, 92, 112, 24, FLOWER_INKS.orange);
    props.drawButterfly(s, 398, 76, 19, FLOWER_INKS.blue);
    return plant(TULIPS, 90, 150) + plant(TULIPS, 400, 168) + plant(DAISIES, 240, 284) + s.marks;
  },
};

/** Draws a wide scene (480 by 320) for a page that has nothing, or something good or bad, to show. */
export function drawScene(name: Scene): string {
  return svg(WIDTH, HEIGHT, SCENE_DRAWINGS[name](new Sheet(seededRandom(name))));
}
