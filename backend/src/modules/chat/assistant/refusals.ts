import type { LibraryPlant } from '../../library/index.js';
import { careWords } from '../../library/index.js';
import { guideLink, said } from './words.js';
import type { Said } from './words.js';

const POISON_LINE =
  'If somebody has eaten some already, call your poison centre or emergency number now, and keep a piece of the plant.';

/** Whether something can be eaten is nothing that an app may decide. */
export const refuseEdible = (): Said =>
  said(
    `I don’t say whether a plant can be eaten or used as a remedy: a mistake could poison someone. Please ask a person who can look at the plant itself, such as a botanic garden, a local plant society or, for a remedy, your doctor or pharmacist.\n\n${POISON_LINE}`,
  );

/** Our lists are of pets: what they say is nothing about people. */
export const NOT_FOR_PEOPLE = `About people I can’t say: our sources cover pets only, and what is harmless for them can still harm a person, a small child above all. ${POISON_LINE}`;

/** Whether a plant harms people. */
export const refusePeople = (): Said =>
  said(
    `${NOT_FOR_PEOPLE}\n\nPlease keep the plant where small children can’t reach it. A poison centre also answers when nothing has happened yet.`,
  );

/** How much of something to give is what its label says. */
export function refuseDose(guides: LibraryPlant[]): Said {
  const feeds = guides.slice(0, 2).flatMap((guide) => {
    const { feed } = careWords(guide);
    return feed
      ? [`How often to feed, I can say. ${guideLink(guide)}: ${feed.charAt(0).toLowerCase()}${feed.slice(1)}`]
      : [];
  });
  const refusal =
    'I don’t give doses or mixing ratios. Please follow the label of the product, and ask your garden centre or its maker if the label leaves it open. For a person or an animal, ask a doctor or a vet.';
  return said([refusal, ...feeds].join('\n\n'));
}

export const personAte = (): Said =>
  said(
    'Please don’t wait for an answer from an app. **Call your poison centre or emergency number now** (112 in Europe, 911 or Poison Help 1-800-222-1222 in the US). Keep a piece of the plant to show, and don’t make anyone vomit unless they say so.',
  );
