// Pet toxicity: what may be said, and on which ground. Nothing follows from absence in the list of the ASPCA.
import { listedLevel } from './aspca.mjs';

/** Toxic though the list does not name them, on our own judgement or another source: better a warning too many. */
const TOXIC_BY_HAND = [
  'Zamioculcas',
  'Codiaeum',
  'Hibiscus',
  'Aconitum',
  'Brugmansia',
  'Vitis',
  'Allium',
  'Prunus',
];
/**
 * Listed as non-toxic, or with a genus of which all that is listed is, and yet we say more: on our own judgement, or because other members of the
 * genus are held to be toxic.
 */
const STRICTER = ['Hibiscus', 'Alstroemeria', 'Sedum acre', 'Sedum × rubrotinctum'];
const ANIMALS = ['cats', 'dogs', 'horses'];

/** What is wrong with what is said of a plant and pets, in sentences. */
export function toxicityFaults(plant) {
  const { scientificName, petToxicity } = plant;
  const { level, animals, source, basis } = petToxicity ?? {};
  const genus = scientificName.split(' ', 1)[0];
  const byHand = TOXIC_BY_HAND.includes(genus);
  const isStricter = STRICTER.some((name) => name === genus || name === scientificName);
  const listed = listedLevel(plant);
  const rules = [
    [
      !['toxic', 'caution', 'non-toxic', 'unknown'].includes(level),
      `toxicity "${level}" is not in the list.`,
    ],
    [
      source !== null && !/^https:\/\/www\.aspca\.org\/\S+$/.test(source ?? ''),
      'the toxicity source is not an https page of www.aspca.org.',
    ],
    [level === 'toxic' && !source && !byHand, '"toxic" needs a source.'],
    [level !== 'toxic' && byHand, `${genus} is toxic.`],
    [level === 'non-toxic' && isStricter, `${scientificName} is not called non-toxic.`],
    [level === 'unknown' && source !== null, '"unknown" must not carry a source.'],
    [listed === 'toxic' && level !== 'toxic', 'the list names it as toxic.'],
    [
      listed === 'caution' && !['toxic', 'caution'].includes(level),
      `the list has a member of ${genus}: at least "caution".`,
    ],
    [listed === 'non-toxic' && level !== 'non-toxic' && !isStricter, 'the list names it as non-toxic.'],
    [level === 'non-toxic' && listed !== 'non-toxic', 'the list does not say that it is non-toxic.'],
    [level === 'non-toxic' && !source, '"non-toxic" needs a source.'],
    [
      !source && level !== 'unknown' && !/list we checked|poisonous/.test(basis),
      'the basis must say that the list is silent.',
    ],
    [
      !Array.isArray(animals) || animals.some((animal) => !ANIMALS.includes(animal)),
      'the animals are not in the list.',
    ],
    [
      (level === 'toxic') !== animals?.length > 0,
      'animals are named when, and only when, the plant is toxic.',
    ],
    [typeof basis !== 'string' || !/^[A-Z].*\.$/.test(basis), 'the basis is not a sentence.'],
    [/\bsafe\b/.test(basis) && !/not mean safe/.test(basis), 'no plant is called safe.'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}
