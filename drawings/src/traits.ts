/** How a plant grows as a whole. */
export const HABITS = [
  'rosette',
  'upright-cane',
  'climber',
  'trailing',
  'fern',
  'palm',
  'tree',
  'grass',
  'succulent-column',
  'globe-cactus',
  'bulb-flower',
  'daisy',
  'bell',
  'orchid',
  'shrub',
  'herb',
  'vegetable',
] as const;
/** The outline of one leaf. */
export const LEAVES = [
  'oval',
  'lance',
  'heart',
  'round',
  'lobed',
  'split',
  'palmate',
  'pinnate',
  'needle',
  'strap',
  'arrow',
  'fleshy',
  'spiny',
  'none',
] as const;
/** What is painted on a leaf. */
export const PATTERNS = ['plain', 'striped', 'spotted', 'variegated', 'veined', 'edged'] as const;
/** The ink a leaf is washed with. */
export const LEAF_COLOURS = ['green', 'dark', 'grey', 'lime', 'red', 'blue'] as const;
/** The form of a flower, or the fruit that is shown instead. */
export const FLOWERS = [
  'none',
  'daisy',
  'cup',
  'trumpet',
  'bell',
  'spike',
  'cluster',
  'orchid',
  'spathe',
  'star',
  'rose',
  'pea',
  'fruit',
] as const;
/** The ink a flower or fruit is washed with. */
export const FLOWER_COLOURS = [
  'white',
  'cream',
  'yellow',
  'orange',
  'red',
  'pink',
  'purple',
  'blue',
  'green',
] as const;
/** What the plant stands in; without a pot it stands in a little earth. */
export const POTS = ['terracotta', 'glazed', 'none'] as const;

export type Habit = (typeof HABITS)[number];
export type Leaf = (typeof LEAVES)[number];
export type Pattern = (typeof PATTERNS)[number];
export type LeafColour = (typeof LEAF_COLOURS)[number];
export type Flower = (typeof FLOWERS)[number];
export type FlowerColour = (typeof FLOWER_COLOURS)[number];
export type Pot = (typeof POTS)[number];

/** Everything the grammar needs to know to draw a kind of plant. */
export interface PlantTraits {
  habit: Habit;
  leaf: Leaf;
  pattern: Pattern;
  leafColour: LeafColour;
  flower: Flower;
  flowerColour: FlowerColour | null;
  pot: Pot;
}
