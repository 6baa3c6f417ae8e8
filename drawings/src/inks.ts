import type { FlowerColour, LeafColour } from './traits.js';

/** A flat wash and its darker second printing. */
export type Inks = readonly [light: string, dark: string];

/** The line ink: nearly the dark ground of the app, so on it the lines read as cut out of the wash. */
export const INK = '#22382d';
/** What variegation, margins and pale veins are left in. */
export const CREAM = '#f4e9c6';
export const EARTH: Inks = ['#8a6a4c', '#6d5140'];
export const WOOD: Inks = ['#a98460', '#86664a'];
export const TERRACOTTA: Inks = ['#d18a63', '#b56a46'];
export const GLAZES: readonly Inks[] = [
  ['#7fa9ab', '#5c8a90'],
  ['#e0b65f', '#c4953f'],
  ['#efe2c4', '#d9c59b'],
];
export const MOSS: Inks = ['#8fa765', '#6f8c55'];

/** Leaf washes; all of middle lightness, because they are seen on paper and on dark moss. */
export const LEAF_INKS: Record<LeafColour, Inks> = {
  green: ['#86ab62', '#5f8f55'],
  dark: ['#5b9068', '#427654'],
  grey: ['#b5c6a4', '#8fab8e'],
  lime: ['#bdca5c', '#97b04a'],
  red: ['#b8606a', '#94455a'],
  blue: ['#8fb5a9', '#659490'],
};

/** Flower and fruit washes. */
export const FLOWER_INKS: Record<FlowerColour, Inks> = {
  white: ['#fffbf0', '#e4dcc6'],
  cream: ['#f8e7b6', '#e6cc8b'],
  yellow: ['#f4cb4f', '#dfa832'],
  orange: ['#ec9352', '#d0703a'],
  red: ['#d5544a', '#ad3a3e'],
  pink: ['#eba7b8', '#d37c98'],
  purple: ['#a681be', '#8260a3'],
  blue: ['#7f9fd6', '#5d7dbd'],
  green: ['#bccf82', '#95b05f'],
};
