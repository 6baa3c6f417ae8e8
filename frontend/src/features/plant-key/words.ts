import type { Choice, Question } from '@leaflore/plant-key';

interface Words<Asked extends Question> {
  ask: string;
  /** What it is about, in the list of answers. */
  topic: string;
  hint?: string;
  /** The button for those who cannot say. */
  skip?: string;
  choices: Record<Choice<Asked>, string>;
}

const NO_FLOWERS = 'It has no flowers now';

/** Every question of the key and its answers, in words. */
export const WORDS: { [Asked in Question]: Words<Asked> } = {
  growth: {
    ask: 'How does it grow?',
    topic: 'Growth',
    choices: {
      rosette: 'Leaves from one point',
      'upright-cane': 'On upright canes',
      climber: 'It climbs',
      trailing: 'It hangs or creeps',
      fern: 'Like a fern',
      palm: 'Like a palm',
      tree: 'Like a small tree',
      grass: 'Like grass',
      'succulent-column': 'Thick, upright stems',
      'globe-cactus': 'Round as a ball',
      'bulb-flower': 'Like a tulip',
      daisy: 'Like a daisy',
      bell: 'With hanging bells',
      orchid: 'Like an orchid',
      shrub: 'Like a bush',
      herb: 'Many leafy stems',
      vegetable: 'Like a vegetable',
    },
  },
  leaf: {
    ask: 'What are its leaves like?',
    topic: 'Leaves',
    choices: {
      oval: 'Oval',
      lance: 'Long and pointed',
      heart: 'Heart-shaped',
      round: 'Round',
      lobed: 'With lobes',
      split: 'With deep splits',
      palmate: 'Like a hand',
      pinnate: 'Like a feather',
      needle: 'Needles',
      strap: 'Long straps',
      arrow: 'Arrow-shaped',
      fleshy: 'Thick and juicy',
      spiny: 'With spines',
      none: 'No leaves',
    },
  },
  edge: {
    ask: 'What is the edge of a leaf like?',
    topic: 'Edge of the leaves',
    choices: { smooth: 'Smooth', toothed: 'With teeth', spiny: 'With spines', wavy: 'Wavy' },
  },
  pattern: {
    ask: 'Is there a pattern on the leaves?',
    topic: 'Pattern',
    choices: {
      plain: 'No pattern',
      striped: 'Stripes',
      spotted: 'Spots',
      variegated: 'Pale patches',
      veined: 'Pale veins',
      edged: 'A pale edge',
    },
  },
  colour: {
    ask: 'What colour are the leaves?',
    topic: 'Leaf colour',
    choices: {
      green: 'Green',
      dark: 'Dark green',
      grey: 'Grey-green',
      lime: 'Yellow-green',
      red: 'Red or purple',
      blue: 'Blue-green',
    },
  },
  flower: {
    ask: 'What are its flowers like?',
    topic: 'Flowers',
    skip: NO_FLOWERS,
    choices: {
      daisy: 'Like a daisy',
      cup: 'A cup',
      trumpet: 'A trumpet',
      bell: 'A bell',
      spike: 'A spike of small ones',
      cluster: 'A bunch of small ones',
      orchid: 'Like an orchid',
      spathe: 'One leaf around a rod',
      star: 'A star',
      rose: 'Like a rose',
      pea: 'Like a pea flower',
      fruit: 'It has fruit instead',
    },
  },
  flowerColour: {
    ask: 'What colour are the flowers, or the fruit?',
    topic: 'Flower colour',
    skip: NO_FLOWERS,
    choices: {
      white: 'White',
      cream: 'Cream',
      yellow: 'Yellow',
      orange: 'Orange',
      red: 'Red',
      pink: 'Pink',
      purple: 'Purple',
      blue: 'Blue',
      green: 'Green',
    },
  },
  sap: {
    ask: 'What comes out of a broken leaf?',
    topic: 'Sap',
    hint: 'Look for a leaf that is broken already. Don’t touch the sap: some plants irritate the skin.',
    choices: { clear: 'Water, or nothing', milky: 'White milk', gel: 'Clear jelly' },
  },
  place: {
    ask: 'Where does it stand?',
    topic: 'Where it stands',
    choices: { indoors: 'Indoors', outdoors: 'Outdoors' },
  },
};

/** An answer in words: "Heart-shaped". */
export const choiceWords = (question: Question, choice: string): string =>
  (WORDS[question].choices as Record<string, string>)[choice] ?? choice;

/** How well a plant fits what was seen. */
export const fitWords = (misfits: readonly Question[]): string =>
  misfits.length === 0
    ? 'Fits all you saw'
    : `Differs in: ${misfits.map((question) => WORDS[question].topic.toLowerCase()).join(', ')}`;

/** The heading above the plants that may be the one. */
export const leftWords = (count: number): string =>
  count === 1 ? 'It looks like this one' : `It could be one of ${count} plants`;

/** What the list below the heading shows, of which the first `shown` are seen. */
export const remainWords = (count: number, shown: number): string =>
  count > shown
    ? `The ${shown} likeliest are here. They become fewer with each tap.`
    : `${count === 1 ? 'It comes' : 'They come'} first. What follows fits less well, in case a tap went wrong.`;
