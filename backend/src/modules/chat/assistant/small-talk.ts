import { texts } from '../../../kernel/languages/texts.js';
import type { Plant } from '../../garden/index.js';
import type { LibraryPlant } from '../../library/index.js';
import { anyOf, bullets, guideLink, inWords, said } from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');
const tHelp = texts('assistantHelp');

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

/** Somebody is not content with an answer. */
export const sorry = (): Said => said(withExamples(tHelp('sorry')), 0.5);

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

const MAX_OTHERS = 3;

/** An answer about the first of the plants that can be meant; which one it is about is said first. */
export function takenFor([first, ...others]: LibraryPlant[], { text, confidence }: Said): Said {
  const plant = guideLink(first!);
  const names = inWords(others.slice(0, MAX_OTHERS).map(guideLink), 'or');
  const taken = names ? tHelp('iTakeItOthers', { plant, others: names }) : tHelp('iTakeIt', { plant });
  return said(`${taken}\n\n${text}`, confidence);
}

/** A name that very different plants have: an answer for any plant, and a choice of these. */
export const whichOfThese = (guides: LibraryPlant[], { text, confidence }: Said): Said =>
  said(
    `${tHelp('whichOfThese', { plants: inWords(guides.map(guideLink), 'or') })}\n\n${text}`,
    Math.min(confidence, 0.5),
  );

/** An answer about some of the plants that can be meant. */
export const oneOfSeveral = ({ text, confidence }: Said): Said =>
  said(`${tHelp('severalOf')}\n\n${text}`, confidence);

/** It does not know, and says whom to ask. */
export const unknown = (): Said => said(withExamples(tAssistant('unknown')), 0.2);

/** It does not know that about a plant, and says what it knows of it. */
export const unknownOf = (guide: LibraryPlant): Said =>
  said(
    tHelp('unknownOf', {
      plant: guideLink(guide),
      text: `${guide.description} ${guide.careInstructions}`,
    }),
    0.3,
  );
