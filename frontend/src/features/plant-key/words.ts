import type { Choice, Question } from '@leaflore/plant-key';
import { tKey } from '../../languages/key';

type Say = () => string;

interface Words<Asked extends Question> {
  ask: Say;
  /** What it is about, within a sentence. */
  topic: Say;
  hint?: Say;
  /** The button for those who cannot say. */
  skip?: Say;
  choices: Record<Choice<Asked>, Say>;
}

/** Every question of the key and its answers, in words. */
export const WORDS: { [Asked in Question]: Words<Asked> } = {
  growth: {
    ask: () => tKey('growthAsk'),
    topic: () => tKey('growth'),
    choices: {
      rosette: () => tKey('rosette'),
      'upright-cane': () => tKey('cane'),
      climber: () => tKey('climber'),
      trailing: () => tKey('trailing'),
      fern: () => tKey('fern'),
      palm: () => tKey('palm'),
      tree: () => tKey('tree'),
      grass: () => tKey('grass'),
      'succulent-column': () => tKey('column'),
      'globe-cactus': () => tKey('ball'),
      'bulb-flower': () => tKey('bulb'),
      daisy: () => tKey('daisy'),
      bell: () => tKey('bells'),
      orchid: () => tKey('orchid'),
      shrub: () => tKey('shrub'),
      herb: () => tKey('herb'),
      vegetable: () => tKey('vegetable'),
    },
  },
  leaf: {
    ask: () => tKey('leafAsk'),
    topic: () => tKey('leaf'),
    choices: {
      oval: () => tKey('oval'),
      lance: () => tKey('lance'),
      heart: () => tKey('heart'),
      round: () => tKey('round'),
      lobed: () => tKey('lobed'),
      split: () => tKey('split'),
      palmate: () => tKey('palmate'),
      pinnate: () => tKey('pinnate'),
      needle: () => tKey('needle'),
      strap: () => tKey('strap'),
      arrow: () => tKey('arrow'),
      fleshy: () => tKey('fleshy'),
      spiny: () => tKey('spiny'),
      none: () => tKey('noLeaves'),
    },
  },
  edge: {
    ask: () => tKey('edgeAsk'),
    topic: () => tKey('edge'),
    choices: {
      smooth: () => tKey('smooth'),
      toothed: () => tKey('toothed'),
      spiny: () => tKey('spiny'),
      wavy: () => tKey('wavy'),
    },
  },
  pattern: {
    ask: () => tKey('patternAsk'),
    topic: () => tKey('pattern'),
    choices: {
      plain: () => tKey('plain'),
      striped: () => tKey('striped'),
      spotted: () => tKey('spotted'),
      variegated: () => tKey('variegated'),
      veined: () => tKey('veined'),
      edged: () => tKey('edged'),
    },
  },
  colour: {
    ask: () => tKey('colourAsk'),
    topic: () => tKey('colour'),
    choices: {
      green: () => tKey('green'),
      dark: () => tKey('darkGreen'),
      grey: () => tKey('greyGreen'),
      lime: () => tKey('yellowGreen'),
      red: () => tKey('redOrPurple'),
      blue: () => tKey('blueGreen'),
    },
  },
  flower: {
    ask: () => tKey('flowerAsk'),
    topic: () => tKey('flower'),
    skip: () => tKey('noFlowers'),
    choices: {
      daisy: () => tKey('daisy'),
      cup: () => tKey('cup'),
      trumpet: () => tKey('trumpet'),
      bell: () => tKey('bell'),
      spike: () => tKey('spike'),
      cluster: () => tKey('cluster'),
      orchid: () => tKey('orchid'),
      spathe: () => tKey('spathe'),
      star: () => tKey('star'),
      rose: () => tKey('rose'),
      pea: () => tKey('pea'),
      fruit: () => tKey('fruit'),
    },
  },
  flowerColour: {
    ask: () => tKey('flowerColourAsk'),
    topic: () => tKey('flowerColour'),
    skip: () => tKey('noFlowers'),
    choices: {
      white: () => tKey('white'),
      cream: () => tKey('cream'),
      yellow: () => tKey('yellow'),
      orange: () => tKey('orange'),
      red: () => tKey('red'),
      pink: () => tKey('pink'),
      purple: () => tKey('purple'),
      blue: () => tKey('blue'),
      green: () => tKey('green'),
    },
  },
  sap: {
    ask: () => tKey('sapAsk'),
    topic: () => tKey('sap'),
    hint: () => tKey('sapHint'),
    choices: {
      clear: () => tKey('clear'),
      milky: () => tKey('milky'),
      gel: () => tKey('gel'),
    },
  },
  place: {
    ask: () => tKey('placeAsk'),
    topic: () => tKey('place'),
    choices: {
      indoors: () => tKey('indoors'),
      outdoors: () => tKey('outdoors'),
    },
  },
};

/** What a question is about, as a title: "Leaf colour". */
export function topicTitle(question: Question): string {
  const topic = WORDS[question].topic();
  return topic.charAt(0).toUpperCase() + topic.slice(1);
}

/** An answer in words: "Heart-shaped". */
export const choiceWords = (question: Question, choice: string): string =>
  (WORDS[question].choices as Record<string, Say>)[choice]?.() ?? choice;

/** How well a plant fits what was seen. */
export const fitWords = (misfits: readonly Question[]): string =>
  misfits.length === 0
    ? tKey('fits')
    : tKey('differs', { topics: misfits.map((question) => WORDS[question].topic()).join(', ') });

/** The heading above the plants that may be the one. */
export const leftWords = (count: number): string => tKey('left', { count });

/** What the list below the heading shows, of which the first `shown` are seen. */
export const remainWords = (count: number, shown: number): string =>
  count > shown ? tKey('likeliest', { number: shown }) : tKey('first', { count });
