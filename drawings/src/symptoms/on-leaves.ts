import { drawBlade } from '../blade.js';
import { along, blob, grow, place } from '../frame.js';
import { CREAM, INK, LEAF_INKS } from '../inks.js';
import { veinsOf } from '../leaf-pattern.js';
import { BLADES } from '../leaf-shapes.js';
import type { Curve, Point, Sheet } from '../sheet.js';
import {
  BLACK,
  BROWN,
  closeUp,
  DARK,
  GREEN,
  GREY,
  hairs,
  inside,
  PALE,
  patch,
  patches,
  RUST,
  scattered,
  TAN,
  WHITE,
  YELLOW,
} from './parts.js';

const REACH = BLADES.oval.half * 126;

/** A patch over a part of the leaf, from one place along it to another, on both sides of the midrib. */
function part(f: ReturnType<typeof closeUp>, from: number, to: number, v = 0.96): Curve {
  const at = (t: number, side: number) => inside(f, t, side * v);
  const third = (to - from) / 3;
  return [
    at(from, -0.2),
    at(from + third, -1),
    at(to - third, -1),
    at(to, -0.5),
    at(to, 0),
    at(to, 0),
    at(to, 0.5),
    at(to - third, 1),
    at(from + third, 1),
    at(from, 0.2),
    at(from, 0),
    at(from, 0),
    at(from, -0.2),
  ];
}

/** Spots and patches on a leaf. */
export const SPOTS = {
  'spots:ringed': (s: Sheet) => {
    const at = scattered(s, closeUp(s), 5);
    s.wash(patches(s, at, 11), YELLOW[0]);
    s.wash(patches(s, at, 5.5), BROWN[1]);
  },
  'spots:black': (s: Sheet) => s.wash(patches(s, scattered(s, closeUp(s), 6), 7, 0.3), BLACK),
  'spots:rusty': (s: Sheet) => {
    const at = scattered(s, closeUp(s), 16, 0.85);
    s.dots(at, 6, RUST);
    s.dots([...at.slice(0, 4).map(([x, y]): Point => [x + 2, 112 - y * 0.05])], 2.5, RUST);
  },
  'spots:wet': (s: Sheet) => {
    const at = scattered(s, closeUp(s), 5);
    s.wash(patches(s, at, 10, 0.3), '#2f4a38b3');
    s.stroke(
      at.map(([x, y]): Curve => [
        [x - 4, y - 3],
        [x + 1, y - 5],
      ]),
      2,
      WHITE,
    );
  },
  'spots:bleached': (s: Sheet) => {
    const f = closeUp(s);
    s.wash([patch(s, inside(f, 0.45, -0.45), 20), patch(s, inside(f, 0.7, -0.4), 11)], '#f3e7c3');
    sun(s);
  },
  'spots:mosaic': (s: Sheet) => {
    const f = closeUp(s);
    s.wash(patches(s, scattered(s, f, 7), 9, 0.4), LEAF_INKS.lime[0]);
    s.wash(patches(s, scattered(s, f, 5), 6, 0.4), LEAF_INKS.dark[1]);
    s.stroke([patch(s, inside(f, 0.5, 0.35), 8, 0.05)], 2, CREAM);
  },
  'spots:lines': (s: Sheet) => {
    const f = closeUp(s);
    const way = [0.16, 0.24, 0.32, 0.42, 0.5, 0.56, 0.66, 0.72, 0.78, 0.84];
    const bends = [0.3, 0.7, 0.7, 0.2, -0.2, -0.6, -0.6, -0.2, 0.1, 0.5];
    s.stroke([way.map((t, i) => inside(f, t, bends[i]!))], 5, CREAM);
  },
  'spots:corky': (s: Sheet) => s.shape(patches(s, scattered(s, closeUp(s), 8), 5, 0.1), TAN),
  'spots:spreading': (s: Sheet) => {
    const f = closeUp(s);
    s.wash([patch(s, inside(f, 0.68, 0.35), 24, 0.12)], YELLOW[0] + 'b3');
    s.wash([patch(s, inside(f, 0.7, 0.35), 18, 0.15)], BROWN[1]);
  },
  'spots:fuzzy': (s: Sheet) => {
    const at = scattered(s, closeUp(s), 4);
    s.wash(patches(s, at, 11, 0.3), YELLOW[0]);
    s.stroke(
      at.slice(0, 2).flatMap((point) => hairs(s, point, 9, 9)),
      1.4,
      GREY,
    );
  },
} as const;

/** Yellow, brown and pale leaves. */
export const COLOURS = {
  'yellow:veins': (s: Sheet) => {
    const f = closeUp(s, { inks: YELLOW });
    s.stroke([along(f), ...veinsOf(f, 'oval', REACH, 4)], 4.5, GREEN[1]);
  },
  'yellow:whole': (s: Sheet) => void closeUp(s, { inks: YELLOW }),
  'yellow:edges': (s: Sheet) => {
    const f = closeUp(s, { inks: YELLOW });
    drawBlade(s, { ...f, length: f.length * 0.9 }, { outline: 'oval', inks: GREEN, width: 0.66 });
  },
  'yellow:patchy': (s: Sheet) => s.wash(patches(s, scattered(s, closeUp(s), 8), 9, 0.35), YELLOW[0]),
  'brown:tips': (s: Sheet) => {
    const f = closeUp(s);
    s.wash([part(f, 0.7, 1)], YELLOW[0]);
    s.wash([part(f, 0.76, 1)], BROWN[1]);
  },
  'brown:edges': (s: Sheet) => {
    const f = closeUp(s, { inks: BROWN });
    drawBlade(s, { ...f, length: f.length * 0.9 }, { outline: 'oval', inks: GREEN, width: 0.72 });
  },
  'brown:whole': (s: Sheet) =>
    void closeUp(s, { inks: BROWN, frame: grow(34, 86, 1.1, 116, 0.5), width: 0.72 }),
  'brown:black': (s: Sheet) =>
    void closeUp(s, { inks: DARK, frame: grow(34, 62, 1.1, 112, 1.1), width: 0.8 }),
  'pale:speckled': (s: Sheet) => s.dots(scattered(s, closeUp(s), 46, 0.9), 2.6, CREAM),
  'pale:silver': (s: Sheet) => {
    const f = closeUp(s);
    const streaks = scattered(s, f, 9).map(([x, y]): Curve => [
      [x - 8, y + 4],
      [x + 8, y - 4],
    ]);
    s.stroke(streaks, 4, '#dfe4dc');
    s.dots(scattered(s, f, 7), 1.8, BLACK);
  },
  'pale:washed': (s: Sheet) => void closeUp(s, { inks: PALE }),
  'pale:bleached': (s: Sheet) => {
    const f = closeUp(s);
    s.wash([patch(s, inside(f, 0.35, -0.4), 15), patch(s, inside(f, 0.6, -0.35), 19)], '#f0ead0');
    sun(s);
  },
} as const;

/** A small sun in the upper left corner. */
export function sun(s: Sheet): void {
  s.shape([blob(24, 22, 9, 9, () => 0, 5)], '#f4cb4f');
  const rays = Array.from({ length: 8 }, (_, i): Curve => {
    const [dx, dy] = [Math.sin(i * 0.785), Math.cos(i * 0.785)];
    return [
      [24 + dx * 12, 22 + dy * 12],
      [24 + dx * 17, 22 + dy * 17],
    ];
  });
  s.stroke(rays, 2.2, '#dfa832');
}

/** The paper on which signs are shown, in both themes. */
const PAPER = '#f6f1e4';

/** A hole: paper is seen through it. */
function holes(s: Sheet, curves: Curve[]): void {
  s.wash(curves, PAPER);
  s.stroke(curves, 1.3, INK);
}

/** Leaves that were eaten. */
export const HOLES = {
  'holes:ragged': (s: Sheet) => {
    const f = closeUp(s);
    holes(s, [patch(s, inside(f, 0.35, 0.5), 12, 0.35), patch(s, inside(f, 0.62, -0.5), 15, 0.35)]);
    holes(s, [patch(s, inside(f, 0.8, 0.35), 8, 0.35)]);
  },
  'holes:notches': (s: Sheet) => {
    const f = closeUp(s);
    s.wash(
      [0.22, 0.38, 0.54, 0.7, 0.86].map((t) => patch(s, inside(f, t, 1), 9, 0.1)),
      PAPER,
    );
    s.wash([patch(s, inside(f, 0.4, -1), 9, 0.1), patch(s, inside(f, 0.62, -1), 8, 0.1)], PAPER);
  },
  'holes:tiny': (s: Sheet) => holes(s, patches(s, scattered(s, closeUp(s), 16, 0.85), 3, 0.1)),
  'holes:slime': (s: Sheet) => {
    const f = closeUp(s);
    holes(s, [patch(s, inside(f, 0.4, 0.45), 11, 0.3), patch(s, inside(f, 0.75, -0.3), 9, 0.3)]);
    const trail = [0.1, 0.2, 0.34, 0.44, 0.54, 0.66, 0.76, 0.86, 0.96, 1].map((t, i) =>
      inside(f, t, i % 4 < 2 ? -0.5 : 0.1),
    );
    s.stroke([trail], 4.5, '#dfe8ec');
  },
  'holes:torn': (s: Sheet) => {
    const f = closeUp(s, { inks: LEAF_INKS.lime, frame: grow(40, 96, 0.9, 104, -0.3), width: 0.8 });
    const tears = [0.35, 0.5, 0.65].map((t): Curve => [inside(f, t, 0.2), inside(f, t + 0.06, 0.9)]);
    s.stroke(tears, 4, PAPER);
    s.stroke(tears, 1, INK);
  },
  'holes:bare': (s: Sheet) => {
    const f = grow(30, 96, 1.0, 126, -0.22);
    s.wash([patch(s, inside(f, 0.2, 0.3), 13, 0.3), patch(s, inside(f, 0.85, -0.2), 10, 0.3)], GREEN[0]);
    s.pen(3, along(f));
    s.stroke(veinsOf(f, 'oval', REACH, 5), 2, GREEN[1]);
  },
} as const;

/** Leaves out of shape. */
export const SHAPES = {
  'curled:twisted': (s: Sheet) => {
    closeUp(s, { inks: LEAF_INKS.lime, frame: grow(70, 106, -0.5, 62, -1.9), width: 0.6 });
    closeUp(s, { inks: LEAF_INKS.lime, frame: grow(76, 104, 0.2, 84, 1.7), width: 0.5 });
    closeUp(s, { inks: GREEN, frame: grow(84, 108, 0.9, 60, -1.6), width: 0.6 });
  },
  'curled:rolled': (s: Sheet) => {
    const f = closeUp(s, { width: 0.5 });
    s.stroke(
      [along({ ...f, length: f.length * 0.86 }, -13, -9), along({ ...f, length: f.length * 0.86 }, 13, 9)],
      7,
      GREEN[1],
    );
    s.stroke(
      [along({ ...f, length: f.length * 0.86 }, -17, -11), along({ ...f, length: f.length * 0.86 }, 17, 11)],
      1.2,
    );
  },
  'curled:blistered': (s: Sheet) =>
    s.shape(patches(s, scattered(s, closeUp(s), 6, 0.6), 9, 0.12), LEAF_INKS.red[0], 1.2),
  'curled:wrinkled': (s: Sheet) => {
    const f = closeUp(s, { inks: LEAF_INKS.grey, width: 0.72 });
    const folds = [0.25, 0.38, 0.5, 0.62, 0.74].flatMap((t): Curve[] => [
      [inside(f, t, -0.62), inside(f, t + 0.05, -0.3), inside(f, t - 0.04, 0.2), inside(f, t + 0.02, 0.6)],
    ]);
    s.stroke(folds, 1.8, INK);
  },
  'mushy:leaves': (s: Sheet) => {
    const f = closeUp(s, { frame: grow(34, 58, 1.15, 112, 0.95), width: 0.9 });
    s.wash(patches(s, scattered(s, f, 4), 17, 0.2), '#5a4a33a6');
    s.dots([place(f, 1.05), place(f, 1.12)], 5, '#7f97a0');
  },
} as const;
