import type { Curve, Point } from '../sheet.js';

/** A closed curve with straight sides. */
export function polygon(...corners: Point[]): Curve {
  return [...corners, corners[0]!].flatMap(([x, y], i, all): Point[] => {
    if (!i) return [[x, y]];
    const [px, py] = all[i - 1]!;
    return [
      [px + (x - px) / 3, py + (y - py) / 3],
      [x - (x - px) / 3, y - (y - py) / 3],
      [x, y],
    ];
  });
}

/** Turns points given around a centre. */
export function turned(x: number, y: number, angle: number): (dx: number, dy: number) => Point {
  return (dx, dy) => [
    x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}
