import { texts } from '../../../kernel/languages/texts.js';
import type { LibraryPlant } from '../../library/index.js';
import { careWords } from '../../library/index.js';
import { guideLink, lower, said } from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');

/** Whether something can be eaten is nothing that an app may decide. */
export const refuseEdible = (): Said => said(`${tAssistant('refuseEdible')}\n\n${tAssistant('poisonLine')}`);

/** Our lists are of pets: what they say is nothing about people. */
export const notForPeople = (): string => `${tAssistant('notForPeople')} ${tAssistant('poisonLine')}`;

/** Whether a plant harms people. */
export const refusePeople = (): Said => said(`${notForPeople()}\n\n${tAssistant('outOfReach')}`);

/** How much of something to give is what its label says. */
export function refuseDose(guides: LibraryPlant[]): Said {
  const feeds = guides.slice(0, 2).flatMap((guide) => {
    const { feed } = careWords(guide);
    return feed ? [tAssistant('howOftenFeed', { plant: guideLink(guide), often: lower(feed) })] : [];
  });
  return said([tAssistant('refuseDose'), ...feeds].join('\n\n'));
}

export const personAte = (): Said => said(tAssistant('personAte'));
