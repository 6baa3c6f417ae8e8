import type { Question } from './traits.js';

const pairs = (text: string) => text.split(',').map((pair) => pair.trim());

/** Answers that people easily take for one another. */
const ALIKE: Partial<Record<Question, ReadonlySet<string>>> = {
  growth: new Set(
    pairs(
      `herb shrub, herb daisy, herb trailing, herb bell, herb vegetable, shrub tree, shrub upright-cane, tree upright-cane,
      climber trailing, grass bulb-flower, grass rosette, fern palm, palm upright-cane, palm tree, rosette grass,
      rosette succulent-column, succulent-column globe-cactus, rosette bulb-flower, daisy rosette, trailing rosette,
      orchid bulb-flower, upright-cane rosette, shrub succulent-column, bell bulb-flower`,
    ),
  ),
  leaf: new Set(
    pairs(
      `oval lance, oval round, oval heart, heart round, heart arrow, lance strap, strap needle, lance needle, lobed palmate,
      lobed split, split pinnate, palmate pinnate, fleshy oval, fleshy round, fleshy needle, fleshy spiny, spiny none,
      fleshy strap, fleshy lance, lobed pinnate`,
    ),
  ),
  edge: new Set(pairs('smooth wavy, toothed wavy, toothed spiny')),
  pattern: new Set(
    pairs('striped veined, spotted variegated, variegated edged, striped edged, plain veined'),
  ),
  colour: new Set(pairs('green dark, green lime, grey blue, green grey, dark red')),
  flower: new Set(
    pairs('daisy star, cup rose, bell trumpet, spike cluster, cup star, star cluster, trumpet cup'),
  ),
  flowerColour: new Set(
    pairs('white cream, cream yellow, yellow orange, orange red, red pink, pink purple, purple blue'),
  ),
  // Many a plant spends the summer outside.
  place: new Set(pairs('indoors outdoors')),
};

/** Whether two answers to a question are easily taken for one another. */
export const areAlike = (question: Question, one: string, other: string): boolean => {
  const alike = ALIKE[question];
  return Boolean(alike?.has(`${one} ${other}`) || alike?.has(`${other} ${one}`));
};
