import type { Known } from './fact-answers.js';
import { NOT_FOR_PEOPLE } from './refusals.js';
import { guideLink, inWords, plantLink, said } from './words.js';
import type { Said } from './words.js';

const CALL_VET =
  '**If your animal has eaten some, call your vet or an animal poison line now**, and take a piece of the plant along.';
/** An animal has eaten a plant, and nobody has said which one. */
export const petAte = (): Said =>
  said(`${CALL_VET}\n\nIf you tell me which plant it was, I can look up what is known about it.`);

const KNOWN = ['cats', 'dogs', 'horses'];

interface Harm {
  animals: string[];
  wasEaten: boolean;
  orPeople: boolean;
}

/** Whether plants harm animals, as far as a published list says so; what is unknown is never called safe. */
export function petSafety(plants: Known[], { animals, wasEaten, orPeople }: Harm): Said {
  const lines = plants.slice(0, 6).map((plant) => verdictOf(plant, animals));
  const others = animals.includes('others')
    ? ['Our sources cover cats, dogs and horses only. For any other animal, please ask a vet.']
    : [];
  const people = orPeople ? [NOT_FOR_PEOPLE] : [];
  const isHarmless = plants.every(({ guide }) => guide?.petToxicity.level === 'non-toxic');
  const call = wasEaten || !isHarmless ? [CALL_VET] : [];
  const several = plants.length > 1 ? ['That can mean more than one plant:'] : [];
  const body = plants.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines[0]!;
  return said(
    [...(wasEaten ? call : []), ...several, body, ...others, ...(wasEaten ? [] : call), ...people].join(
      '\n\n',
    ),
  );
}

function verdictOf({ own, guide }: Known, animals: string[]): string {
  const name = own ? `Your ${plantLink(own)}` : guideLink(guide!);
  if (!guide)
    return `${name}: it isn’t in our library, so I don’t know. That doesn’t mean that it’s safe: please ask your vet.`;
  const { level, basis, animals: harmed } = guide.petToxicity;
  const source = own ? ` (from the care guide of ${guideLink(guide)})` : '';
  const asked = animals.filter((animal) => KNOWN.includes(animal));
  const unlisted = asked.filter((animal) => !harmed.includes(animal));
  const fact = `${basis}${source}`;
  switch (level) {
    case 'toxic':
      return unlisted.length && harmed.length
        ? `${name}: **dangerous for ${inWords(harmed)}**. For ${inWords(unlisted)} we have no record, so keep it out of reach. ${fact}`
        : `${name}: **yes, dangerous for ${inWords(asked.length ? asked : harmed.length ? harmed : ['pets'])}**. ${fact}`;
    case 'caution':
      return `${name}: **be careful**. ${fact}`;
    case 'non-toxic':
      return `${name}: **counts as non-toxic**. ${fact}`;
    default:
      return `${name}: **not known**. ${fact}`;
  }
}
