import { texts } from '../../../kernel/languages/texts.js';
import type { Plant } from '../../garden/index.js';
import { anyOf, bullets, said } from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');

/** Words, and questions that can be asked. */
const withExamples = (words: string): string =>
  `${words}\n\n${bullets([
    tAssistant('exampleWatered'),
    tAssistant('askWeek'),
    tAssistant('exampleCat'),
    tAssistant('exampleFicus'),
  ])}`;

/** What the assistant is, in its own words. */
export const whoIAm = (): Said => said(withExamples(tAssistant('whoIAm')));

export const greeting = (): Said => said(withExamples(tAssistant('greeting')));

export const welcome = (): Said => said(tAssistant('welcome'));

export const whichPlant = (plants: Plant[]): Said =>
  said(
    plants.length ? tAssistant('whichOfGarden', { plants: anyOf(plants) }) : tAssistant('whichPlant'),
    0.5,
  );

/** The question names a plant that is not in the garden, but is about the garden. */
export const notInGarden = (names: string, plants: Plant[]): Said =>
  said(
    plants.length
      ? tAssistant('notInGarden', { names, plants: anyOf(plants) })
      : tAssistant('notInEmptyGarden', { names }),
    0.7,
  );

/** It does not know, and says whom to ask. */
export const unknown = (): Said => said(withExamples(tAssistant('unknown')), 0.2);
