import { texts } from '../../../kernel/languages/texts.js';
import type { Known } from './fact-answers.js';
import { notForPeople } from './refusals.js';
import { bullets, guideLink, inWords, plantLink, said, withMore } from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');

/** An animal has eaten a plant, and nobody has said which one. */
export const petAte = (): Said => said(`${tAssistant('callVet')}\n\n${tAssistant('whichEaten')}`);

const KNOWN = ['cats', 'dogs', 'horses'];

/** The most dangerous first; what is unknown is never called safe. */
const LEVELS = ['toxic', 'caution', 'unknown', 'non-toxic'];
const levelOf = ({ guide }: Known): number => LEVELS.indexOf(guide?.petToxicity.level ?? 'unknown');
const MAX_NAMED = 6;
const MAX_OWN = 30;

/** Which of the gardener's own plants harm animals. */
export const ownPetSafety = (plants: Known[], animals: string[]): Said =>
  petSafety(plants, { animals, wasEaten: false, orPeople: !animals.length, areOwn: true });

interface Harm {
  animals: string[];
  wasEaten: boolean;
  orPeople: boolean;
  /** Asked of the whole garden. */
  areOwn?: boolean;
}

/** Whether plants harm animals, as far as a published list says so; what is unknown is never called safe. */
export function petSafety(plants: Known[], { animals, wasEaten, orPeople, areOwn = false }: Harm): Said {
  const shown = [...plants].sort((a, b) => levelOf(a) - levelOf(b)).slice(0, areOwn ? MAX_OWN : MAX_NAMED);
  const lines = shown.map((plant) => verdictOf(plant, animals));
  const others = animals.includes('others') ? [tAssistant('otherAnimals')] : [];
  const people = orPeople ? [notForPeople()] : [];
  const isOfOthers = animals.length > 0 && animals.every((animal) => animal === 'others');
  // A tortoise lives on dandelions: of animals that our sources leave out, nothing but known poison is a reason to call before it is eaten.
  const isHarmless = plants.every(({ guide }) =>
    ['non-toxic', ...(isOfOthers ? ['unknown'] : [])].includes(guide?.petToxicity.level ?? 'unknown'),
  );
  const call = wasEaten || (!isHarmless && !(isOfOthers && areOwn)) ? [tAssistant('callVet')] : [];
  const several = plants.length > 1 && !areOwn ? [tAssistant('severalPlants')] : [];
  const body = plants.length > 1 ? bullets(withMore(lines, plants.length)) : lines[0]!;
  return said(
    [
      ...(wasEaten ? call : []),
      ...(isOfOthers ? others : []),
      ...several,
      body,
      ...(isOfOthers ? [] : others),
      ...(wasEaten ? [] : call),
      ...people,
    ].join('\n\n'),
  );
}

const ANIMALS: Record<string, () => string> = {
  cats: () => tAssistant('cats'),
  dogs: () => tAssistant('dogs'),
  horses: () => tAssistant('horses'),
  pets: () => tAssistant('pets'),
};
export const animalsInWords = (animals: string[]): string =>
  inWords(animals.map((one) => ANIMALS[one]?.() ?? one));

function verdictOf({ own, guide }: Known, animals: string[]): string {
  const name = own ? tAssistant('yourPlant', { plant: plantLink(own) }) : guideLink(guide!);
  if (!guide) return tAssistant('petsUnlisted', { name });
  const { level, basis, animals: harmed } = guide.petToxicity;
  const asked = animals.filter((animal) => KNOWN.includes(animal));
  const unlisted = asked.filter((animal) => !harmed.includes(animal));
  const fact = own ? tAssistant('fromGuide', { fact: basis, plant: guideLink(guide) }) : basis;
  switch (level) {
    case 'toxic':
      return unlisted.length && harmed.length
        ? tAssistant('harmsSome', {
            name,
            harmed: animalsInWords(harmed),
            unlisted: animalsInWords(unlisted),
            fact,
          })
        : tAssistant('harms', {
            name,
            harmed: animalsInWords(asked.length ? asked : harmed.length ? harmed : ['pets']),
            fact,
          });
    case 'caution':
      return tAssistant('careful', { name, fact });
    case 'non-toxic':
      return tAssistant('nonToxic', { name, fact });
    default:
      return tAssistant('harmUnknown', { name, fact });
  }
}
