// Rules that catch nonsense: a fern in full sun, a cactus that is watered daily.
const DRY = /cactus|succulent|grit|sand|mineral|pumice|ston[ey]|gravel|drain|poor/i;
const AIRY = /bark|moss|none|slatted|no soil|leaf mould|compost/i;
const FOREST_CACTI = ['Schlumbergera', 'Rhipsalis', 'Epiphyllum', 'Disocactus', 'Aporocactus'];
const CARNIVOROUS = ['Dionaea', 'Nepenthes', 'Sarracenia', 'Drosera', 'Pinguicula'];
const AQUATIC = ['Nymphaea', 'Nelumbo', 'Cyperus'];
const AIR_PLANTS = ['Tillandsia', 'Vanda'];
/** Shrubs of dry air that drink much all the same, in pots and in summer. */
const THIRSTY_IN_DRY_AIR = ['Nerium', 'Lantana'];
const KINDS = {
  houseplants: ['houseplant', 'orchid', 'fern', 'palm', 'climber', 'shrub', 'bulb', 'flower'],
  succulents: ['succulent', 'cactus'],
  flowering: [
    'flower',
    'bulb',
    'climber',
    'shrub',
    'tree',
    'herb',
    'vegetable',
    'fruit',
    'wild',
    'succulent',
  ],
};

const genus = ({ scientificName }) => scientificName.split(' ', 1)[0];
const isSunny = ({ lightNeeds }) => ['Full sun', 'Bright direct'].includes(lightNeeds);
const isDim = ({ lightNeeds }) => /^(Shade|Partial shade|Low|Medium)/.test(lightNeeds);
const isDesert = (plant) =>
  (plant.category === 'succulents' && !FOREST_CACTI.includes(genus(plant))) || plant.kind === 'succulent';
const text = ({ careInstructions, soilType }) => `${careInstructions} ${soilType}`;

/** Which plants a rule is for, and what is wrong with one when it is broken. */
const RULES = [
  [
    () => true,
    ({ category, kind }) => !KINDS[category]?.includes(kind) && 'its kind does not belong to its category.',
  ],
  [
    ({ kind }) => kind === 'fern',
    (fern) =>
      (isSunny(fern) && 'a fern burns in the sun.') ||
      (fern.waterIntervalDays > 7 && 'a fern dries out in more than a week.') ||
      (fern.humidity === 'low' && 'a fern does not like dry air.'),
  ],
  [
    isDesert,
    (plant) =>
      (plant.waterIntervalDays < 10 &&
        'a succulent rots when it is watered more often than every ten days.') ||
      (plant.winterIntervalDays < 14 && 'a succulent is watered less in winter.') ||
      (plant.humidity !== 'low' && 'a plant of dry places does not ask for humid air.') ||
      (isDim(plant) && 'a succulent stretches in the shade.') ||
      (!DRY.test(plant.soilType) && 'a succulent needs soil that drains.'),
  ],
  [
    (plant) => FOREST_CACTI.includes(genus(plant)) && plant.humidity !== 'low',
    (cactus) =>
      ((cactus.waterIntervalDays < 7 || cactus.waterIntervalDays > 12) &&
        'a forest cactus drinks every 7 to 12 days.') ||
      (isSunny(cactus) && 'a forest cactus burns in the sun.') ||
      (!AIRY.test(cactus.soilType) && 'a forest cactus needs airy soil.'),
  ],
  [
    ({ kind }) => kind === 'orchid',
    (orchid) =>
      (orchid.lightNeeds === 'Full sun' && 'an orchid on a sill burns in full sun.') ||
      (orchid.humidity === 'low' && 'an orchid does not like dry air.') ||
      (!AIRY.test(orchid.soilType) && 'an orchid needs bark or moss.'),
  ],
  [
    (plant) => CARNIVOROUS.includes(genus(plant)),
    (plant) =>
      (!/rainwater/.test(plant.careInstructions) &&
        'a carnivorous plant dies of tap water, and the guide must say so.') ||
      (!/no fertiliser|low in minerals|peat-free carnivorous/.test(plant.soilType) &&
        'its soil must be poor.') ||
      (plant.waterIntervalDays > 4 && 'a carnivorous plant stands in the wet.') ||
      (plant.humidity !== 'high' && 'a carnivorous plant needs humid air.'),
  ],
  [
    (plant) => AQUATIC.includes(genus(plant)),
    (plant) =>
      !/top (it )?up|stand the pot in/i.test(plant.careInstructions) &&
      'the guide must speak of standing water.',
  ],
  [
    (plant) => AIR_PLANTS.includes(genus(plant)),
    (plant) =>
      (!/no soil|none/i.test(plant.soilType) && 'it grows without soil.') ||
      (plant.waterIntervalDays > 5 && 'bare roots and leaves dry within days.'),
  ],
  [
    ({ category, kind, temperatureC }) => category === 'flowering' && kind === 'bulb' && temperatureC[0] >= 0,
    (bulb) =>
      !/lift|frost|winter|dry off|bring/i.test(text(bulb)) &&
      'the guide must say how a tender bulb gets through winter.',
  ],
  [
    ({ category, kind, temperatureC }) =>
      category === 'flowering' && kind === 'bulb' && temperatureC[0] < -10,
    (bulb) => bulb.humidity === 'high' && 'a hardy bulb rots in the wet.',
  ],
  [
    ({ category }) => category !== 'flowering',
    ({ temperatureC: [low] }) => low < -30 && 'no pot plant of the house takes such a frost.',
  ],
  [
    ({ category, humidity }) => category === 'houseplants' && humidity === 'high',
    (plant) =>
      (plant.temperatureC[0] < 0 && 'a plant of humid rooms is not hardy.') ||
      (plant.waterIntervalDays > 9 && 'a plant of humid air dries out in so many days.'),
  ],
  [() => true, ({ temperatureC: [low, high] }) => high - low < 8 && 'no plant lives within so few degrees.'],
  [
    () => true,
    ({ temperatureC: [low, high] }) =>
      (high < 18 || high > 40 || low > 18) && "its temperatures are no room's and no garden's.",
  ],
  [
    ({ kind }) => kind === 'wild',
    ({ temperatureC: [low] }) => low > -10 && 'a wild flower of these gardens is hardy.',
  ],
  [
    ({ kind }) => kind === 'vegetable',
    (plant) => plant.waterIntervalDays > 7 && 'vegetables are watered at least weekly.',
  ],
  [
    ({ kind }) => ['vegetable', 'fruit'].includes(kind),
    ({ lightNeeds }) =>
      !['Full sun', 'Partial shade'].includes(lightNeeds) && 'it does not crop without sun.',
  ],
  [
    (plant) => plant.humidity === 'low' && plant.waterIntervalDays < 7,
    (plant) => !THIRSTY_IN_DRY_AIR.includes(genus(plant)) && 'a plant of dry air is not so thirsty.',
  ],
  [
    ({ lightNeeds, waterIntervalDays }) => lightNeeds === 'Shade' && waterIntervalDays > 14,
    () => 'shade under trees is dry only for a cactus.',
  ],
];

/** What makes no sense about a plant, in sentences. */
export const nonsense = (plant) =>
  RULES.filter(([isFor]) => isFor(plant))
    .map(([, fault]) => fault(plant))
    .filter(Boolean);
