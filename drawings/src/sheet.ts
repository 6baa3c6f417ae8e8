import { INK } from './inks.js';

const { PI, hypot, max, min, round, sin } = Math;

export type Point = readonly [x: number, y: number];
/** A smooth line: one starting point, then three points (two handles, one end) for every stretch; or two points, straight. */
export type Curve = readonly Point[];

const number = (tenths: number) => {
  const text = String(tenths / 10);
  return tenths > -10 && tenths < 10 && tenths ? text.replace('0.', '.') : text;
};
const pair = (x: number, y: number) => number(x) + (y < 0 ? '' : ' ') + number(y);

/** The sheet a plant is drawn on: collects SVG marks, remembers how far they reach, and holds the seeded random numbers. */
export class Sheet {
  private readonly printed: [attributes: string, d: string][] = [];
  /** How far the marks reach; curves count by their handles, so this is an upper bound. */
  readonly reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  /** Washes are printed slightly offset from the line, by the same vector everywhere on a sheet. */
  private readonly slip: Point;
  private readonly density: number;
  /** The length from which a blade is drawn with all its veins. */
  readonly fineFrom: number;
  /** Where a point of what is drawn from now on comes to lie: `wilt` bends a plant with it. */
  warp: (point: Point) => Point = (point) => point;
  /** The middle of each area washed in a colour. */
  private readonly areas: { colour: string; middle: Point }[] = [];

  constructor(
    private readonly random: () => number,
    /** How much is left out to keep a rich drawing small: first tenths of a pixel, then the veins of small leaves, then leaves. */
    readonly thrift = 0,
  ) {
    this.fineFrom = thrift > 10 ? 400 : 46 + 16 * min(max(0, thrift - 1), 4);
    this.density = 0.88 ** max(0, thrift - 5);
    this.slip = [this.between(1.4, 2.6), this.between(-2, -1)];
  }

  /** A seeded number from a to b. */
  between(a: number, b: number): number {
    return a + (b - a) * this.random();
  }

  /** A seeded number near 1: a factor that makes a measure slightly irregular, as in nature. */
  get near(): number {
    return this.between(0.9, 1.07);
  }

  /** A seeded whole number from a to b, fewer on a thinned sheet, never below 1. */
  count(a: number, b: number): number {
    return this.few(this.between(a, b));
  }

  /** A number of things to draw: fewer on a thinned sheet, never below 1. */
  few(n: number): number {
    return max(1, round(n * this.density));
  }

  /** A flat wash inside closed curves, slightly off the register. */
  wash(curves: readonly Curve[], colour: string): void {
    this.note(curves, colour);
    this.add(curves.map((c) => this.trace(c, this.slip) + 'z').join(''), `fill="${colour}"`);
  }

  /** Closed curves washed and outlined at once, with open lines on them: for things too small to be printed twice. */
  shape(curves: readonly Curve[], colour: string, weight = 1, ...lines: Curve[]): void {
    this.note(curves, colour);
    const d = curves.map((c) => this.trace(c) + 'z').join('') + lines.map((c) => this.trace(c)).join('');
    this.add(d, `fill="${colour}" stroke="${INK}" stroke-width="${weight}"`);
  }

  /** Open lines of even width. */
  stroke(curves: readonly Curve[], width: number, colour = INK): void {
    const d = curves.map((c) => this.trace(c)).join('');
    this.add(d, `stroke="${colour}" stroke-width="${+width.toFixed(1)}"`);
  }

  /** Everything drawn so far, as SVG; marks of one kind that follow each other share a group. */
  get marks(): string {
    let out = '';
    for (let i = 0; i < this.printed.length;) {
      const [attributes, first] = this.printed[i]!;
      const run = [first];
      while (this.printed[++i]?.[0] === attributes) run.push(this.printed[i]![1]);
      const paths = run.map((d) => `<path d="${d}"/>`).join('');
      out += run.length > 1 ? `<g ${attributes}>${paths}</g>` : `<path ${attributes} d="${first}"/>`;
    }
    return out;
  }

  /** Pen lines that swell to their weight in the middle and run out thin at both ends. */
  pen(weight: number, ...curves: Curve[]): void {
    this.add(curves.map((c) => this.trace(this.swelling(c, weight)) + 'z').join(''), `fill="${INK}"`);
  }

  private swelling(curve: Curve, weight: number): Curve {
    const last = curve.length - 1;
    const back = curve.map(([x, y], i): Point => {
      const [ax, ay] = curve[max(0, i - 1)]!;
      const [bx, by] = curve[min(last, i + 1)]!;
      const swell = (weight * sin((PI * (i + 0.35)) / (last + 0.7))) / (hypot(bx - ax, by - ay) || 1);
      return [x + (by - ay) * swell, y + (ax - bx) * swell];
    });
    return [...curve, ...back.reverse().slice(1)];
  }

  /** Round dots. */
  dots(points: readonly Point[], diameter: number, colour = INK): void {
    const d = points.map((p) => this.trace([p]) + 'h0').join('');
    this.add(d, `stroke="${colour}" stroke-width="${+diameter.toFixed(1)}"`);
  }

  /** The middles of what is washed in one of these colours, in the order in which it was drawn. */
  middlesOf(colours: readonly string[]): Point[] {
    return this.areas.filter(({ colour }) => colours.includes(colour)).map(({ middle }) => middle);
  }

  private note(curves: readonly Curve[], colour: string): void {
    const curve = curves[curves.length >> 1];
    if (!curve?.length) return;
    const sum = curve.reduce(([x, y], [px, py]): Point => [x + px, y + py], [0, 0]);
    this.areas.push({ colour, middle: [sum[0] / curve.length, sum[1] / curve.length] });
  }

  private add(d: string, attributes: string): void {
    if (d) this.printed.push([attributes, d]);
  }

  private trace(curve: Curve, [dx, dy]: Point = [0, 0]): string {
    let d = '';
    let fromX = 0;
    let fromY = 0;
    const grain = this.thrift > 0 ? 10 : 1;
    curve.forEach(([cx, cy], i) => {
      const [px, py] = this.warp([cx + dx, cy + dy]);
      const x = round((px * 10) / grain) * grain;
      const y = round((py * 10) / grain) * grain;
      const { reach } = this;
      reach.left = min(reach.left, px);
      reach.top = min(reach.top, py);
      reach.right = max(reach.right, px);
      reach.bottom = max(reach.bottom, py);
      const step = pair(x - fromX, y - fromY);
      d +=
        i === 0
          ? 'M' + step
          : i === 1
            ? (curve.length === 2 ? 'l' : 'c') + step
            : (step.startsWith('-') ? '' : ' ') + step;
      if (i % 3 === 0) [fromX, fromY] = [x, y];
    });
    return d;
  }
}
