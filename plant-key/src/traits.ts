/** What can be asked, and what can be answered. The words are those of the drawings, where they are drawn. */
export const CHOICES = {
  growth: [
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
  ],
  leaf: [
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
  ],
  edge: ['smooth', 'toothed', 'spiny', 'wavy'],
  pattern: ['plain', 'striped', 'spotted', 'variegated', 'veined', 'edged'],
  colour: ['green', 'dark', 'grey', 'lime', 'red', 'blue'],
  flower: [
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
  ],
  flowerColour: ['white', 'cream', 'yellow', 'orange', 'red', 'pink', 'purple', 'blue', 'green'],
  sap: ['clear', 'milky', 'gel'],
  place: ['indoors', 'outdoors'],
} as const;

export type Question = keyof typeof CHOICES;
export type Choice<Asked extends Question = Question> = (typeof CHOICES)[Asked][number];

export const QUESTIONS = Object.keys(CHOICES) as Question[];

/** After so many answers nothing more is asked. */
export const MAX_TAPS = 7;

/** What was answered; a question that was skipped is left out. */
export type Answers = { [Asked in Question]?: Choice<Asked> };

/** A plant as the key knows it. A flower that it never shows is null: a flower that is seen speaks for another plant. */
export interface KeyPlant {
  slug: string;
  commonName: string;
  scientificName: string;
  traits: { [Asked in Question]: Choice<Asked> | null };
}
