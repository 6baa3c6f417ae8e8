import { svg } from '../draw-plant.js';
import { FLOWER_INKS, TERRACOTTA } from '../inks.js';
import { drawPot, drawShadow } from '../pot.js';
import { seededRandom } from '../random.js';
import { Sheet } from '../sheet.js';
import {
  ALOE,
  DAISIES,
  drawButterfly,
  drawSprig,
  fallenPot,
  FLOOR,
  IVY,
  MONSTERA,
  ORCHID,
  plant,
  sprout,
  tufts,
  TULIPS,
} from './cast.js';
import { drawDottedLeaf, drawNotebook, drawPaper, drawPencil } from './paper.js';
import { drawCan, drawCloche, drawLens, drawSignpost } from './tools.js';

/** The scenes: the welcome, and one for each empty, successful or failed state. */
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

/** The drawing function of each scene. */
export const SCENE_DRAWINGS: Record<Scene, (s: Sheet) => string> = {
  welcome(s) {
    drawPaper(s, 398, FLOOR - 52, 44, 56, 0.12);
    drawSprig(s, 392, FLOOR - 14, 62, -0.15);
    const lens = new Sheet(seededRandom('lens'));
    drawLens(lens, 408, FLOOR - 66, 30, -0.5);
    return plant(MONSTERA, 232, 284) + plant(ORCHID, 112, 214) + s.marks + lens.marks + plant(ALOE, 328, 124);
  },
  'empty-garden'(s) {
    drawShadow(s, 176, FLOOR + 4, 96);
    drawShadow(s, 362, FLOOR + 4, 78);
    sprout(s, 176, drawPot(s, TERRACOTTA, 176, FLOOR, 70, 106) + 2, 50);
    drawCan(s, 360, FLOOR);
    tufts(s, 46, 81);
    return s.marks;
  },
  'no-match'(s) {
    drawPaper(s, 214, 160, 92, 116, -0.06);
    drawDottedLeaf(s, 206, 240, 150, 0.02);
    drawLens(s, 304, 150, 56, -0.62);
    return s.marks;
  },
  'not-found'(s) {
    drawShadow(s, 236, FLOOR + 6, 150);
    drawSignpost(s, 222, FLOOR + 4);
    tufts(s, 90, 131, 196, 247, 368, 402);
    return s.marks + plant(IVY, 226, 170);
  },
  offline(s) {
    drawShadow(s, 240, FLOOR + 6, 128);
    const glass = new Sheet(seededRandom('glass'));
    drawCloche(glass, 240, FLOOR, 104, 244);
    return s.marks + plant(DAISIES, 240, 222) + glass.marks;
  },
  failed(s) {
    drawShadow(s, 220, FLOOR + 8, 150);
    const pot = fallenPot(s);
    tufts(s, 58, 411);
    return s.marks + pot;
  },
  'no-photo'(s) {
    drawPaper(s, 226, 158, 124, 98, -0.04);
    drawDottedLeaf(s, 160, 206, 140, 0.8);
    drawPencil(s, 306, 206, 104, 0.6);
    return s.marks;
  },
  'empty-history'(s) {
    drawShadow(s, 240, 262, 190);
    drawNotebook(s, 240, 172);
    drawSprig(s, 132, 206, 92, 0.1);
    drawPencil(s, 292, 190, 108, -0.32);
    return s.marks;
  },
  success(s) {
    drawButterfly(s, 92, 112, 24, FLOWER_INKS.orange);
    drawButterfly(s, 398, 76, 19, FLOWER_INKS.blue);
    return plant(TULIPS, 90, 150) + plant(TULIPS, 400, 168) + plant(DAISIES, 240, 284) + s.marks;
  },
};

/** Draws a wide scene (480 by 320) for an empty page, a success or a failure. */
export function drawScene(name: Scene): string {
  return svg(WIDTH, HEIGHT, SCENE_DRAWINGS[name](new Sheet(seededRandom(name))));
}
