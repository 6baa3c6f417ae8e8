// The library in other languages: `plant-library.<language>.json` holds, by slug, what is said of a plant, and `pet-toxicity.<language>.json`
// the sentences about pets by the English ones. Here is what they have to agree with the English file in.
import { createHash } from 'node:crypto';

/** The texts of a plant that are translated, in the order of the files. */
const WORDS = ['commonName', 'otherNames', 'description', 'careInstructions', 'soilType'];
/** German and Spanish are longer than English; the screens have room for so much. */
const MAX_LENGTH = { commonName: 50, description: 330, careInstructions: 520, soilType: 110 };
const MAX_NAMES = 4;
/** Words that are in no other of our languages. */
const ENGLISH = /\b(?:the|and|with|when|of|is|are|it|its|your|from|keep|soil|leaves|water)\b/i;
/** Names of plants that are said in each language; all others in the sentences about pets are names of a source. */
const TRANSLATED_NAMES = ['Chinese', 'Lenten'];

/** From which English words a translation was made: it is looked at again where these are others now. */
export const englishOf = (plant) =>
  createHash('sha256')
    .update(JSON.stringify(WORDS.map((field) => plant[field])))
    .digest('hex')
    .slice(0, 12);

/** What is wrong with the translation of the library into a language, in sentences. */
export function translationFaults(plants, words, sentences) {
  const slugs = plants.map(({ slug }) => slug);
  const faults = [
    ...orderFaults(slugs, Object.keys(words)),
    ...plants.flatMap((plant) => plantFaults(plant, words[plant.slug] ?? {})),
    ...repeats(Object.entries(words).map(([slug, { commonName = '' }]) => [slug, commonName.toLowerCase()])),
  ];
  const said = [...new Set(plants.map(({ petToxicity }) => petToxicity.basis))];
  return [
    ...faults,
    ...said.flatMap((text) => sentenceFaults(text, sentences[text])),
    ...leftOver(said, sentences),
  ];
}

function orderFaults(slugs, translated) {
  const missing = slugs.filter((slug) => !translated.includes(slug));
  const strange = translated.filter((slug) => !slugs.includes(slug));
  const isSorted = slugs.join() === translated.join();
  return [
    ...missing.map((slug) => `${slug} is not there.`),
    ...strange.map((slug) => `${slug} is no plant of the library.`),
    ...(isSorted || missing.length || strange.length
      ? []
      : ['The plants are not in the order of the English file.']),
  ];
}

function plantFaults(plant, words) {
  const { slug } = plant;
  if (Object.keys(words).join() !== ['$english', ...WORDS].join())
    return [`${slug}: the fields should be $english, ${WORDS.join(', ')}, in this order.`];
  const looked =
    words.$english === englishOf(plant)
      ? []
      : [`${slug}: the English has changed. Look at the translation again, then note it: docs/languages.md.`];
  const names = [words.commonName, ...words.otherNames];
  return [
    ...looked,
    ...Object.entries(MAX_LENGTH).flatMap(([field, most]) =>
      textFaults(words[field], most).map((fault) => `${slug}: ${field} ${fault}`),
    ),
    ...words.otherNames.flatMap((name) =>
      textFaults(name, MAX_LENGTH.commonName).map((fault) => `${slug}: the name "${name}" ${fault}`),
    ),
    ...(words.otherNames.length > MAX_NAMES ? [`${slug}: more than ${MAX_NAMES} other names.`] : []),
    ...(new Set(names).size < names.length ? [`${slug}: a name stands twice.`] : []),
    ...['description', 'careInstructions', 'soilType'].flatMap((field) =>
      differences(plant[field], words[field]).map((fault) => `${slug}: ${field} ${fault}`),
    ),
  ];
}

function textFaults(text, most) {
  if (typeof text !== 'string' || !text.trim()) return ['is empty.'];
  return [
    ...(text !== text.trim() || /\s{2,}|[\t\n]/.test(text) ? ['has stray spaces.'] : []),
    ...(text.length > most ? [`has ${text.length} characters, more than ${most}.`] : []),
  ];
}

function differences(english, text = '') {
  const left = ENGLISH.exec(text);
  return [
    ...(text === english || left ? [`is still in English${left ? ` ("${left[0]}")` : ''}.`] : []),
    ...(quantities(text) === quantities(english)
      ? []
      : [`has other quantities (${quantities(text)}) than the English (${quantities(english)}).`]),
  ];
}

/** The numbers of a text and its units, in any order: "2 bis 3 cm" has the same as "2 to 3 cm". */
const quantities = (text) =>
  [
    ...(text.match(/-?\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.')),
    ...(text.match(/(?<=\d )(?:cm|mm|m|°C|%)(?!\p{L})/gu) ?? []),
  ]
    .sort()
    .join(' ');

function repeats(names) {
  const owners = new Map();
  return names.flatMap(([slug, name]) => {
    const owner = owners.get(name);
    owners.set(name, slug);
    return owner ? [`${slug} and ${owner} are both called "${name}".`] : [];
  });
}

function sentenceFaults(english, text) {
  if (!text?.trim()) return [`There is no translation of "${english}".`];
  const sources = ['ASPCA', ...(english.match(/(?<=[a-z,] )[A-Z][a-z]{3,}/g) ?? [])].filter(
    (name) => !TRANSLATED_NAMES.includes(name) && english.includes(name),
  );
  const lost = sources.filter((name) => !text.includes(name));
  return [
    ...differences(english, text.replace(/[«„][^»“]*[»“]/g, '')).map((fault) => `"${english}" ${fault}`),
    ...lost.map((name) => `"${english}" names ${name}, and its translation does not.`),
  ];
}

const leftOver = (said, sentences) =>
  Object.keys(sentences)
    .filter((text) => !said.includes(text))
    .map((text) => `No plant says "${text}".`);
