import { FLOWER_DRAWINGS } from './flowers/index.js';
import { grow, place, type Frame } from './frame.js';
import { FLOWER_INKS, LEAF_INKS, type Inks } from './inks.js';
import { drawLeaf, type Foliage } from './leaf.js';
import type { Sheet } from './sheet.js';
import { drawStem } from './stem.js';
import type { Leaf, PlantTraits } from './traits.js';

/** The context of one plant: its sheet, its traits, the point it grows from, and functions to draw its parts. */
export class Plot {
  readonly leaves: Inks;
  private bloomed = 0;

  constructor(
    readonly s: Sheet,
    readonly traits: PlantTraits,
    /** The leaf to draw: the plant's own, or the habit's usual one where it has none. */
    readonly leafKind: Exclude<Leaf, 'none'>,
    readonly x: number,
    readonly y: number,
  ) {
    this.leaves = LEAF_INKS[traits.leafColour];
  }

  get flowers(): boolean {
    return this.traits.flower !== 'none';
  }

  /** Whether the leaf is one of these. */
  hasLeaf(...kinds: Leaf[]): boolean {
    return kinds.includes(this.leafKind);
  }

  /** Whether each leaf has many parts, so that fewer leaves are enough. */
  get compound(): boolean {
    return this.hasLeaf('pinnate', 'palmate', 'needle');
  }

  /** A leaf of the plant's kind. */
  leaf(x: number, y: number, angle: number, length: number, bend = 0, width = 1): void {
    const foliage: Foliage = { leaf: this.leafKind, pattern: this.traits.pattern, inks: this.leaves };
    drawLeaf(this.s, foliage, grow(x, y, angle, length, bend), width);
  }

  /** A leaf on a stalk of its own, as broad leaves grow from the ground; the blade nods by `nod`. */
  stalkedLeaf(f: Frame, length: number, nod = 0, width = 1): void {
    this.stem(f, 3.4, 2.6);
    const [x, y] = place(f, 1);
    this.leaf(x, y, f.angle + f.bend + nod, length, nod * 0.4, width);
  }

  /** A stem in the colour of the leaves, or in other inks. */
  stem(f: Frame, from = 4, to = from * 0.6, inks: Inks = this.leaves): Frame {
    return drawStem(this.s, f, inks, from, to);
  }

  /** A flower (or fruit) of the plant's kind; none where it has none, and fewer with more thrift. */
  flower(x: number, y: number, angle: number, size: number): void {
    const { flower, flowerColour } = this.traits;
    if (flower === 'none' || (this.s.thrift > 8 && this.bloomed++ % (this.s.thrift > 11 ? 3 : 2))) return;
    const inks = FLOWER_INKS[flowerColour ?? 'white'];
    FLOWER_DRAWINGS[flower]({ s: this.s, inks, traits: this.traits, x, y, angle, size });
  }
}

/** A growth habit: how a plant stands in its plot. */
export interface Habit {
  /** The leaf drawn for a plant of this habit whose own leaf is 'none'. */
  usualLeaf: Exclude<Leaf, 'none'>;
  /** Whether it hangs from above, when it has a pot, instead of standing on the ground. */
  hangs?: (traits: PlantTraits) => boolean;
  /** Bears leaves along stems: there spiny leaves are a holly's or a thistle's, not an aloe's. */
  leafy?: boolean;
  draw(plot: Plot): void;
}
