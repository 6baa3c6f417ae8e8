/** A poisonous plant for which a plant is taken, and the sign that tells them apart. */
export interface LookAlike {
  name: string;
  howToTell: string;
}

interface Entry extends LookAlike {
  /** Scientific names, or genera, of plants that people eat. */
  eaten: string[];
  /** Where the danger and the sign can be read. */
  source: string;
}

/** Cases of poisoning that begin with a wrong name. */
const LOOK_ALIKES: Entry[] = [
  {
    eaten: ['Daucus', 'Petroselinum', 'Coriandrum', 'Anethum', 'Pastinaca', 'Anthriscus', 'Foeniculum'],
    name: 'poison hemlock (Conium maculatum)',
    howToTell:
      'Hemlock has a hairless stem with purple spots, and smells of mice when crushed; a wild carrot is hairy.',
    source: 'https://crops.extension.iastate.edu/encyclopedia/poison-hemlock',
  },
  {
    eaten: ['Allium ursinum'],
    name: 'lily of the valley or autumn crocus',
    howToTell:
      'Ramsons smell of garlic, and each leaf has a stalk of its own from the ground; the poisonous ones have several leaves on one stem and no smell.',
    source: 'https://www.ages.at/en/topics/food/plant-based-foods/wild-garlic/',
  },
  {
    eaten: ['Allium'],
    name: 'daffodil, whose leaves and bulb are poisonous',
    howToTell: 'Onions, leeks, chives and garlic smell of onion or garlic when cut; a daffodil does not.',
    source: 'https://www.georgiapoisoncenter.org/spring-blooms-daffodils/',
  },
  {
    eaten: ['Symphytum'],
    name: 'foxglove (Digitalis purpurea)',
    howToTell:
      'A leaf of foxglove has small teeth along its edge and soft hairs; comfrey has a smooth edge and bristles.',
    source: 'https://www.hokeniryo.metro.tokyo.lg.jp/shokuhin/eng/dokusou/06.html',
  },
  {
    eaten: ['Borago', 'Salvia officinalis'],
    name: 'foxglove (Digitalis purpurea)',
    howToTell:
      'A leaf of foxglove has small teeth along its edge and soft hairs, and no scent of cucumber or sage.',
    source: 'https://doi.org/10.1155/2019/9707428',
  },
  {
    eaten: ['Sambucus'],
    name: 'dwarf elder (Sambucus ebulus)',
    howToTell:
      'Dwarf elder is no shrub: upright green stems without wood, with small leaves at the foot of each leaf stalk.',
    source:
      'https://flora-burren.linnaeus.naturalis.nl/linnaeus_ng/app/views/species/nsr_taxon.php?cat=TAB_DESCRIPTION&id=38458',
  },
  {
    eaten: ['Vitis'],
    name: 'moonseed (Menispermum canadense)',
    howToTell:
      'Moonseed has no tendrils, and its berry holds one flat seed like a half-moon instead of several.',
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
  return entry ? { name: entry.name, howToTell: entry.howToTell } : null;
}

/** Whether people eat it, so that a wrong name could poison somebody. */
export function isEaten(scientificName: string, kind: string | undefined): boolean {
  return lookAlikeOf(scientificName) !== null || EATEN_KINDS.includes(kind ?? '');
}
