import { blob } from '../frame.js';
import { CREAM, WOOD, type Inks } from '../inks.js';
import type { Curve, Point, Sheet } from '../sheet.js';
import { polygon, turned } from './lines.js';

const BRASS = '#c98a2b';
const STEEL: Inks = ['#7fa9ab', '#5c8a90'];

/** A hand lens with a wooden handle. */
export function drawLens(s: Sheet, x: number, y: number, r: number, angle: number): void {
  const at = turned(x, y, angle);
  s.wash([polygon(at(-6, r + 5), at(6, r + 5), at(8, r * 2.5), at(-8, r * 2.5))], WOOD[0]);
  s.wash([polygon(at(1, r + 5), at(6, r + 5), at(8, r * 2.5), at(2, r * 2.5))], WOOD[1]);
  s.stroke([polygon(at(-6, r + 5), at(6, r + 5), at(8, r * 2.5), at(-8, r * 2.5))], 1.3);
  const glass = blob(x, y, r, r, () => 0, 6);
  s.wash([glass], '#cfe3dc4d');
  s.stroke([glass], 7, BRASS);
  s.stroke([blob(x, y, r + 3.6, r + 3.6, () => 0, 6), blob(x, y, r - 3.6, r - 3.6, () => 0, 6)], 1.2);
  s.stroke(
    [[at(-r * 0.6, -r * 0.1), at(-r * 0.55, -r * 0.4), at(-r * 0.35, -r * 0.6), at(-r * 0.05, -r * 0.66)]],
    3.4,
    '#fffaf0',
  );
}

/** A watering can standing on `y`, its spout to the left. */
export function drawCan(s: Sheet, x: number, y: number): void {
  const handle: Curve = [
    [x + 20, y - 70],
    [x + 84, y - 92],
    [x + 86, y - 22],
    [x + 40, y - 18],
  ];
  s.stroke([handle], 8, STEEL[1]);
  s.stroke([handle], 1.2);
  const spout = polygon([x - 34, y - 22], [x - 86, y - 82], [x - 80, y - 88], [x - 30, y - 48]);
  s.shape([spout], STEEL[1], 1.3);
  s.shape([polygon([x - 96, y - 82], [x - 76, y - 100], [x - 72, y - 92], [x - 88, y - 77])], STEEL[0], 1.3);
  const body: Curve = [
    [x - 36, y - 70],
    [x - 38, y - 45],
    [x - 42, y - 20],
    [x - 44, y],
    [x - 20, y + 6],
    [x + 24, y + 6],
    [x + 46, y],
    [x + 44, y - 20],
    [x + 40, y - 45],
    [x + 36, y - 70],
  ];
  s.wash([body], STEEL[0]);
  s.wash(
    [[...body.slice(6), [x + 20, y - 66], [x + 12, y - 30], [x + 20, y + 3]].slice(0, 7) as Point[]],
    STEEL[1],
  );
  s.stroke([body], 1.3);
  s.shape([blob(x, y - 70, 36, 8, () => 0)], STEEL[1], 1.3);
  s.stroke(
    [
      [
        [x - 40, y - 16],
        [x - 20, y - 9],
        [x + 20, y - 9],
        [x + 43, y - 16],
      ],
    ],
    2,
    CREAM,
  );
}

/** A glass bell over what was drawn before it, standing on `y`. */
export function drawCloche(s: Sheet, x: number, y: number, r: number, h: number): void {
  const glass: Curve = [
    [x - r, y],
    [x - r, y - h * 0.5],
    [x - r * 1.05, y - h],
    [x, y - h],
    [x + r * 1.05, y - h],
    [x + r, y - h * 0.5],
    [x + r, y],
  ];
  s.wash([glass], '#cfe3dc40');
  s.stroke([glass], 3, '#9dbfb8');
  s.stroke(
    [
      glass,
      [
        [x - r, y],
        [x - r * 0.5, y + 13],
        [x + r * 0.5, y + 13],
        [x + r, y],
      ],
    ],
    1.3,
  );
  s.stroke(
    [
      [
        [x - r * 0.8, y - h * 0.25],
        [x - r * 0.82, y - h * 0.55],
        [x - r * 0.7, y - h * 0.75],
        [x - r * 0.45, y - h * 0.86],
      ],
    ],
    4,
    '#fffaf0',
  );
  s.shape([blob(x, y - h - 8, 9, 9, () => 0)], '#9dbfb8', 1.3);
}

/** A wooden post with two blank arms, standing on `y`. */
export function drawSignpost(s: Sheet, x: number, y: number): void {
  s.shape([polygon([x - 7, y], [x - 6, y - 190], [x + 6, y - 192], [x + 8, y])], WOOD[1], 1.3);
  s.shape(
    [polygon([x - 18, y - 176], [x + 70, y - 182], [x + 92, y - 162], [x + 71, y - 142], [x - 18, y - 146])],
    WOOD[0],
    1.5,
  );
  s.shape(
    [polygon([x + 18, y - 130], [x - 62, y - 126], [x - 84, y - 108], [x - 62, y - 90], [x + 18, y - 96])],
    WOOD[0],
    1.5,
  );
  s.stroke(
    [
      [
        [x - 8, y - 160],
        [x + 60, y - 164],
      ],
      [
        [x - 56, y - 109],
        [x + 8, y - 112],
      ],
    ],
    1,
    WOOD[1],
  );
  s.dots(
    [
      [x, y - 168],
      [x, y - 152],
      [x, y - 120],
      [x, y - 104],
    ],
    3,
  );
}
