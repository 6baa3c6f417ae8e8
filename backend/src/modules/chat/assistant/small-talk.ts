import type { Plant } from '../../garden/index.js';
import { anyOf, bullets, said } from './words.js';
import type { Said } from './words.js';

const EXAMPLES = [
  'When did I last water the monstera?',
  'What should I do this week?',
  'Is a lily dangerous for my cat?',
  'Why does my ficus drop leaves?',
];

/** What the assistant is, in its own words. */
export const whoIAm = (): Said =>
  said(
    `I’m Leaflore’s own assistant. I’m **not a language model and not a person**: I look things up in the plant library, the care schedule, the plant doctor’s catalogue and your garden, and tell you where I found them. You can ask, for example:\n\n${bullets(EXAMPLES)}`,
  );

export const greeting = (): Said =>
  said(`Hello! What would you like to know about your plants? For example:\n\n${bullets(EXAMPLES)}`);

export const welcome = (): Said => said('You’re welcome. Just ask when there’s more.');

export const whichPlant = (plants: Plant[]): Said =>
  said(
    plants.length
      ? `Which plant do you mean? In your garden are ${anyOf(plants)}. You can also name any plant of the library.`
      : 'Which plant do you mean? Please name it, such as “monstera”.',
    0.5,
  );

/** The question names a plant that is not in the garden, but is about the garden. */
export const notInGarden = (names: string, plants: Plant[]): Said =>
  said(
    plants.length
      ? `I don’t see ${names} in your garden. There are ${anyOf(plants)}.`
      : `I don’t see ${names} in your garden: it’s empty so far.`,
    0.7,
  );

/** It does not know, and says whom to ask. */
export const unknown = (): Said =>
  said(
    `I don’t know that. I’m not a language model: I can only look things up about your garden and the plants in our library. A garden centre, a local plant society or an advisory service for gardeners can tell you more. What I can answer:\n\n${bullets(EXAMPLES)}`,
    0.2,
  );
