#!/usr/bin/env node
// Checks plant-library.json against the rules in README.md: `node backend/seeds/check-seed.mjs [file]`.
// Prints one plain sentence per fault and ends with code 1 when there is any.
import { readFileSync } from 'node:fs';
import { nonsense } from './sense.mjs';
import { sourceFaults } from './sources.mjs';
import { textFaults } from './texts.mjs';
import { toxicityFaults } from './toxicity.mjs';

const words = (text) => text.trim().split(/\s+/);

const CATEGORIES = ['houseplants', 'succulents', 'flowering'];
const LIGHT =
  'Full sun|Bright direct|Bright indirect|Medium indirect|Low to medium indirect|Partial shade|Shade'.split(
    '|',
  );
const WATER = {
  Daily: [1, 2],
  'Twice a week': [3, 4],
  Weekly: [5, 9],
  'Bi-weekly': [10, 20],
  Monthly: [21, 45],
};
const KINDS =
  words(`houseplant orchid fern palm succulent cactus flower bulb climber shrub tree herb vegetable
  fruit wild`);
const DRAWING = {
  habit: words(`rosette upright-cane climber trailing fern palm tree grass succulent-column globe-cactus
    bulb-flower daisy bell orchid shrub herb vegetable`),
  leaf: words('oval lance heart round lobed split palmate pinnate needle strap arrow fleshy spiny none'),
  pattern: words('plain striped spotted variegated veined edged'),
  leafColour: words('green dark grey lime red blue'),
  flower: words('none daisy cup trumpet bell spike cluster orchid spathe star rose pea fruit'),
  flowerColour: [...words('white cream yellow orange red pink purple blue green'), null],
  pot: words('terracotta glazed none'),
};
const FIELDS = words(`slug visionClass commonName scientificName rank family otherNames category kind
  description waterNeeds waterIntervalDays winterIntervalDays lightNeeds soilType careInstructions difficulty
  temperatureC humidity petToxicity sources drawing`);

/** The classes of the photo classifier that are one plant of the library; each stands in exactly one entry. */
const VISION_CLASSES = words(`
  adenium_obesum aglaonema alcea_rosea alliaria_petiolata allium_sativum_garlic allium_scallion aloe_vera
  alstroemeria anemone anthurium antirrhinum aquilegia arachis_peanut araucaria_heterophylla bellis_perennis
  bougainvillea bromelia_guzmania brugmansia calendula_officinalis camellia campanula canna capsicum_pepper
  catharanthus_roseus cattleya centranthus_ruber chamaedorea_parlor_palm chlorophytum_comosum chrysanthemum
  cirsium_vulgare citrus_lemon_lime citrus_orange clematis codiaeum_croton coleus convallaria_majalis
  cosmos_bipinnatus crassula_jade crocus curio_string_of_pearls cyclamen dahlia daucus_carota
  dianthus_barbatus dianthus_caryophyllus dieffenbachia digitalis_foxglove durio_durian dypsis_areca_palm
  echinacea_purpurea epipremnum_pothos eschscholzia_californica euphorbia_pulcherrima euphorbia_tirucalli
  ficus_elastica ficus_lyrata fittonia_nerve_plant fragaria_strawberry fritillaria galanthus_snowdrop gazania
  gerbera gladiolus hedera_ivy helianthus_annuus helleborus hibiscus_rosa_sinensis hippeastrum
  hyacinthoides_bluebell hydrangea hypericum_perforatum ipomoea_morning_glory iris jasminum lamium_purpureum
  lathyrus_odoratus lavandula_lavender lilium lilium_lancifolium litchi magnolia mandevilla
  maranta_prayer_plant mimosa_pudica monstera_deliciosa musa_banana muscari narcissus_daffodil nelumbo_lotus
  nephrolepis_boston_fern nymphaea_water_lily ocimum_basil origanum_oregano osteospermum paeonia_peony
  papaver_rhoeas paphiopedilum passiflora pelargonium petroselinum_parsley petunia phalaenopsis
  pilea_peperomioides plumbago_auriculata plumeria primula_garden primula_veris prunus_persica_peach
  ranunculus rhododendron_azalea rosa rosmarinus_rosemary rubus_raspberry rudbeckia_black_eyed_susan
  saintpaulia_african_violet salvia_splendens sansevieria_snake_plant schefflera_umbrella
  solanum_lycopersicum_tomato solanum_melongena_eggplant spathiphyllum strelitzia_reginae tagetes_marigold
  taraxacum_officinale thymus_thyme tillandsia_cyanea trifolium_pratense tropaeolum_nasturtium tulipa
  tussilago_farfara viola_pansy vitis_grape zamioculcas_zz zantedeschia zingiber_ginger zinnia`);

const faults = [];
const fault = (plant, sentence) =>
  faults.push(`${plant.commonName ?? plant.slug ?? 'An entry'}: ${sentence}`);
const sentences = (text) => text.split(/(?<=[.!?])\s+/).filter(Boolean);
const isWhole = (value, low, high) => Number.isInteger(value) && value >= low && value <= high;

function checkText(plant, field, maxLength, [fewest, most]) {
  const text = plant[field];
  if (typeof text !== 'string' || !text) return fault(plant, `${field} is empty.`);
  if (text.length > maxLength)
    fault(plant, `${field} has ${text.length} characters, more than ${maxLength}.`);
  if (text !== text.trim() || /\s{2,}/.test(text)) fault(plant, `${field} has stray spaces.`);
  const count = sentences(text).length;
  if (most && (count < fewest || count > most)) fault(plant, `${field} has ${count} sentences.`);
  if (most && !/[.!?]$/.test(text)) fault(plant, `${field} does not end with a full stop.`);
}

function checkNames(plant) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(plant.slug ?? '')) fault(plant, 'the slug is not in kebab-case.');
  if (!words(plant.commonName ?? '').every((word) => /^([A-Z]|(of|the|and)$)/.test(word)))
    fault(plant, 'the common name is not in title case.');
  if (!/^[A-Z][a-z]+( |$)/.test(plant.scientificName ?? '')) fault(plant, 'the scientific name looks wrong.');
  const rank = plant.scientificName?.includes(' ') ? 'species' : 'genus';
  if (plant.rank !== rank) fault(plant, `the rank should be ${rank}.`);
  if (!/^[A-Z][a-z]+ceae$/.test(plant.family ?? '')) fault(plant, 'the family does not end in -ceae.');
  const names = plant.otherNames;
  if (!Array.isArray(names) || names.length > 6)
    return fault(plant, 'otherNames should be a list of 0 to 6.');
  const repeats = names.filter(
    (name, i) => [plant.commonName, plant.scientificName].includes(name) || names.indexOf(name) < i,
  );
  if (repeats.length) fault(plant, `"${repeats[0]}" stands twice among its names.`);
}

function checkCare(plant) {
  const range = WATER[plant.waterNeeds];
  if (!range) fault(plant, `waterNeeds "${plant.waterNeeds}" is not one of the five.`);
  else if (!isWhole(plant.waterIntervalDays, ...range))
    fault(plant, `${plant.waterIntervalDays} days do not agree with "${plant.waterNeeds}".`);
  if (!isWhole(plant.winterIntervalDays, plant.waterIntervalDays, 90))
    fault(plant, 'the winter interval should be whole days, not shorter than the summer one.');
  if (!LIGHT.includes(plant.lightNeeds)) fault(plant, `lightNeeds "${plant.lightNeeds}" is not in the list.`);
  if (!['easy', 'medium', 'hard'].includes(plant.difficulty))
    fault(plant, 'the difficulty is not in the list.');
  if (!['low', 'average', 'high'].includes(plant.humidity)) fault(plant, 'the humidity is not in the list.');
  const [low, high, ...rest] = plant.temperatureC ?? [];
  if (!isWhole(low, -40, 25) || !isWhole(high, low + 1, 45) || rest.length)
    fault(plant, 'temperatureC should be two whole degrees, low then high.');
}

function checkPlant(plant) {
  const keys = Object.keys(plant).join();
  if (keys !== FIELDS.join()) fault(plant, `the fields should be ${FIELDS.join(', ')}, in this order.`);
  checkNames(plant);
  if (!CATEGORIES.includes(plant.category))
    fault(plant, `category "${plant.category}" is not one of the three.`);
  if (!KINDS.includes(plant.kind)) fault(plant, `kind "${plant.kind}" is not in the list.`);
  checkText(plant, 'description', 260, [2, 2]);
  checkText(plant, 'soilType', 80, []);
  checkText(plant, 'careInstructions', 420, [2, 4]);
  checkCare(plant);
  for (const faultsOf of [toxicityFaults, sourceFaults, nonsense, textFaults])
    for (const sentence of faultsOf(plant)) fault(plant, sentence);
  for (const [trait, allowed] of Object.entries(DRAWING))
    if (!allowed.includes(plant.drawing?.[trait]))
      fault(plant, `drawing.${trait} "${plant.drawing?.[trait]}" is not in the list.`);
  if ((plant.drawing?.flower === 'none') !== (plant.drawing?.flowerColour === null))
    fault(plant, 'a drawn flower needs a colour, and no flower none.');
}

function checkUnique(plants, field) {
  const seen = new Set();
  for (const plant of plants) {
    const key = plant[field]?.toLowerCase();
    if (seen.has(key)) fault(plant, `the ${field} "${plant[field]}" stands in more than one entry.`);
    seen.add(key);
  }
}

function checkWhole(plants) {
  ['slug', 'commonName', 'scientificName'].forEach((field) => checkUnique(plants, field));
  if (plants.length < 305) faults.push(`There are ${plants.length} plants, fewer than 305.`);
  plants.slice(1).forEach((plant, i) => {
    if (plants[i].commonName.localeCompare(plant.commonName, 'en') > 0) fault(plant, 'stands out of order.');
  });
  const classes = plants.map((plant) => plant.visionClass).filter((name) => name !== null);
  for (const name of VISION_CLASSES) {
    const count = classes.filter((other) => other === name).length;
    if (count !== 1) faults.push(`The classifier class ${name} stands in ${count} entries instead of one.`);
  }
  for (const name of classes)
    if (!VISION_CLASSES.includes(name)) faults.push(`The classifier knows no class ${name}.`);
  const owners = new Map();
  for (const plant of plants)
    for (const sentence of new Set(sentences(`${plant.description} ${plant.careInstructions}`)))
      owners.set(sentence, (owners.get(sentence) ?? 0) + 1);
  for (const [sentence, count] of owners)
    if (count > 3) faults.push(`The sentence "${sentence}" stands in ${count} entries.`);
}

const file = process.argv[2] ?? new URL('plant-library.json', import.meta.url);
const plants = JSON.parse(readFileSync(file, 'utf8'));
plants.forEach(checkPlant);
checkWhole(plants);
faults.forEach((sentence) => console.error(sentence));
if (faults.length) process.exit(1);
const tally = (pick) =>
  Object.entries(plants.reduce((sum, plant) => ({ ...sum, [pick(plant)]: (sum[pick(plant)] ?? 0) + 1 }), {}))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
console.log(`All ${plants.length} plants are in order.`);
console.log(`By category: ${tally((plant) => plant.category)}.`);
console.log(`By kind: ${tally((plant) => plant.kind)}.`);
console.log(`By pet toxicity: ${tally((plant) => plant.petToxicity.level)}.`);
