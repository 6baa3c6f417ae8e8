import { texts } from '../../../kernel/languages/texts.js';
import type { LibraryPlant } from '../../library/index.js';
import { careWords } from '../../library/index.js';
import { guideLink, inWords, lower, said, withMore } from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');
const tHelp = texts('assistantHelp');

/** Whether something can be eaten is nothing that an app may decide. */
export function refuseEdible(guides: LibraryPlant[]): Said {
  const warnings = guides.slice(0, MAX_WARNINGS).flatMap((guide) => {
    const text = warningOf(guide);
    return text ? [tHelp('edibleWarning', { plant: guideLink(guide), text })] : [];
  });
  return said([tAssistant('refuseEdible'), ...warnings, tAssistant('poisonLine')].join('\n\n'));
}

const MAX_WARNINGS = 3;
const MAX_NEAR = 30;
const POISON = /poison|toxic|gift|venenos|tóxic|deadly|tödlich|mortal/i;

/** What is known to be harmful of a plant; nothing is said of one that harms no pet, as that would sound like a permission. */
function warningOf({ petToxicity: { level, basis }, careInstructions }: LibraryPlant): string {
  const warned = careInstructions.split(/(?<=[.!?]) /).filter((sentence) => POISON.test(sentence));
  return [...(level === 'toxic' || level === 'caution' ? [basis] : []), ...warned].join(' ');
}

/** Our lists are of pets: what they say is nothing about people. */
export const notForPeople = (): string => `${tAssistant('notForPeople')} ${tAssistant('poisonLine')}`;

/** Whether plants harm people. `nearChild`: those that a small child may come to; what harms pets is to be kept from it, none is called safe. */
export function refusePeople(isOnSkin: boolean, nearChild: LibraryPlant[]): Said {
  const harmful = nearChild.filter(({ petToxicity }) => petToxicity.level === 'toxic');
  const others = nearChild.filter((guide) => !harmful.includes(guide));
  const named = (some: LibraryPlant[]) =>
    inWords(withMore(some.slice(0, MAX_NEAR).map(guideLink), some.length));
  return said(
    [
      ...(isOnSkin ? [tHelp('onSkin')] : []),
      ...(harmful.length ? [tHelp('keepFromChildren', { plants: named(harmful) })] : []),
      ...(others.length ? [tHelp('cantCallSafe', { plants: named(others) })] : []),
      notForPeople(),
      tAssistant('outOfReach'),
    ].join('\n\n'),
  );
}

/** Somebody has pricked a finger: nobody has eaten anything. */
export const ofThorn = (): Said => said([tHelp('onSkin'), tHelp('onThorn')].join('\n\n'));

/** How much of something to give is what its label says. */
export function refuseDose(guides: LibraryPlant[]): Said {
  const feeds = guides.slice(0, 2).flatMap((guide) => {
    const { feed } = careWords(guide);
    return feed ? [tAssistant('howOftenFeed', { plant: guideLink(guide), often: lower(feed) })] : [];
  });
  return said([tAssistant('refuseDose'), ...feeds].join('\n\n'));
}

/** `orAnimal`: nobody knows whether it was a person. */
export const personAte = (orAnimal: boolean): Said =>
  said([tAssistant('personAte'), ...(orAnimal ? [tAssistant('callVet')] : [])].join('\n\n'));

/** The same call, after somebody has said that all seems well. */
export const callAnyway = ({ text, confidence }: Said): Said =>
  said(`${text}\n\n${tHelp('callAnyway')}`, confidence);
