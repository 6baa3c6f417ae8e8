/** How a plant grows as a whole. */
export type Habit =
  | 'rosette'
  | 'upright-cane'
  | 'climber'
  | 'trailing'
  | 'fern'
  | 'palm'
  | 'tree'
  | 'grass'
  | 'succulent-column'
  | 'globe-cactus'
  | 'bulb-flower'
  | 'daisy'
  | 'bell'
  | 'orchid'
  | 'shrub'
  | 'herb'
  | 'vegetable';

/** The outline of one leaf. */
export type Leaf =
  | 'oval'
  | 'lance'
  | 'heart'
  | 'round'
  | 'lobed'
  | 'split'
  | 'palmate'
  | 'pinnate'
  | 'needle'
  | 'strap'
  | 'arrow'
  | 'fleshy'
  | 'spiny'
  | 'none';

/** What is painted on a leaf. */
export type Pattern = 'plain' | 'striped' | 'spotted' | 'variegated' | 'veined' | 'edged';

/** The ink a leaf is washed with. */
export type LeafColour = 'green' | 'dark' | 'grey' | 'lime' | 'red' | 'blue';

/** The form of a flower, or the fruit that is shown instead. */
export type Flower =
  | 'none'
  | 'daisy'
  | 'cup'
  | 'trumpet'
  | 'bell'
  | 'spike'
  | 'cluster'
  | 'orchid'
  | 'spathe'
  | 'star'
  | 'rose'
  | 'pea'
  | 'fruit';

/** The ink a flower or fruit is washed with. */
export type FlowerColour =
  'white' | 'cream' | 'yellow' | 'orange' | 'red' | 'pink' | 'purple' | 'blue' | 'green';

/** What the plant stands in; without a pot it stands in a little earth. */
export type Pot = 'terracotta' | 'glazed' | 'none';

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
