import { texts } from '../../../kernel/languages/texts.js';

const tLookAlikes = texts('lookAlikes');

/** A poisonous plant for which a plant is taken, and the sign that tells them apart. */
export interface LookAlike {
  name: string;
  howToTell: string;
}

interface Entry {
  name: () => string;
  howToTell: () => string;
  /** Scientific names, or genera, of plants that people eat. */
  eaten: string[];
  /** Where the danger and the sign can be read. */
  source: string;
}

/** Cases of poisoning that begin with a wrong name. */
const LOOK_ALIKES: Entry[] = [
  {
    eaten: ['Daucus'],
    name: () => tLookAlikes('hemlock'),
    howToTell: () => tLookAlikes('hemlockSign'),
    source: 'https://crops.extension.iastate.edu/encyclopedia/poison-hemlock',
  },
  {
    // Most of them have hairless stems as well, so what distinguishes a carrot would mislead.
    eaten: ['Petroselinum', 'Coriandrum', 'Anethum', 'Pastinaca', 'Anthriscus', 'Foeniculum'],
    name: () => tLookAlikes('hemlock'),
    howToTell: () => tLookAlikes('hemlockHerbSign'),
    source: 'https://crops.extension.iastate.edu/encyclopedia/poison-hemlock',
  },
  {
    eaten: ['Allium ursinum'],
    name: () => tLookAlikes('lilyOfTheValley'),
    howToTell: () => tLookAlikes('ramsonsSign'),
    source: 'https://www.ages.at/en/topics/food/plant-based-foods/wild-garlic/',
  },
  {
    eaten: ['Allium'],
    name: () => tLookAlikes('daffodil'),
    howToTell: () => tLookAlikes('daffodilSign'),
    source: 'https://www.georgiapoisoncenter.org/spring-blooms-daffodils/',
  },
  {
    eaten: ['Symphytum'],
    name: () => tLookAlikes('foxglove'),
    howToTell: () => tLookAlikes('comfreySign'),
    source: 'https://www.hokeniryo.metro.tokyo.lg.jp/shokuhin/eng/dokusou/06.html',
  },
  {
    eaten: ['Borago', 'Salvia officinalis'],
    name: () => tLookAlikes('foxglove'),
    howToTell: () => tLookAlikes('foxgloveSign'),
    source: 'https://doi.org/10.1155/2019/9707428',
  },
  {
    eaten: ['Sambucus'],
    name: () => tLookAlikes('dwarfElder'),
    howToTell: () => tLookAlikes('dwarfElderSign'),
    source:
      'https://flora-burren.linnaeus.naturalis.nl/linnaeus_ng/app/views/species/nsr_taxon.php?cat=TAB_DESCRIPTION&id=38458',
  },
  {
    eaten: ['Vitis'],
    name: () => tLookAlikes('moonseed'),
    howToTell: () => tLookAlikes('moonseedSign'),
    source: 'https://uwgb.edu/biodiversity-old/herbarium/shrubs/mencan01.htm',
  },
];

/** Kinds of the library that people eat. */
const EATEN_KINDS = ['herb', 'vegetable', 'fruit'];

/** The poisonous plant for which a plant of this scientific name is taken, if one is known. */
export function lookAlikeOf(scientificName: string): LookAlike | null {
  const wanted = `${scientificName.toLowerCase()} `;
  const entry = LOOK_ALIKES.find(({ eaten }) =>
    eaten.some((name) => wanted.startsWith(`${name.toLowerCase()} `)),
  );
  return entry ? { name: entry.name(), howToTell: entry.howToTell() } : null;
}

/** Whether people eat it, so that a wrong name could poison somebody. */
export function isEaten(scientificName: string, kind: string | undefined): boolean {
  return lookAlikeOf(scientificName) !== null || EATEN_KINDS.includes(kind ?? '');
}
