/**
 * Months of the north in which a plant is in flower, each read on the page that is named beside it: most of them as "Flower Time at
 * Peak" in the Plant Database of Kwantlen Polytechnic University (British Columbia, a mild maritime climate), the others as the time of
 * bloom that a grower or a register of garden plants gives. By species, or by genus where the page speaks of its garden kinds. A plant
 * that is not here has no months: we say nothing that we have not read.
 */
const FLOWERS: readonly [name: string, months: string, page: string][] = [
  ['Calluna vulgaris', '7-10', 'https://plantdatabase.kpu.ca/plant/plantDetail/25'],
  ['Camellia japonica', '4', 'https://plantdatabase.kpu.ca/plant/plantDetail/211'],
  ['Crocus', '2-3', 'https://plantdatabase.kpu.ca/plant/plantDetail/1852'],
  ['Dahlia', '7-10', 'https://plantdatabase.kpu.ca/PlantPrint/dacv'],
  ['Delphinium elatum', '6', 'https://twelvenunns.co.uk/?p=2380'],
  ['Echinacea purpurea', '7-9', 'https://plantdatabase.kpu.ca/PlantPrint/ecpu'],
  ['Euphorbia pulcherrima', '11-1', 'https://plantdatabase.kpu.ca/plant/plantDetail/59'],
  ['Forsythia × intermedia', '3-4', 'https://plantdatabase.kpu.ca/plant/plantDetail/64'],
  ['Galanthus nivalis', '1-2', 'https://plantdatabase.kpu.ca/PlantPrint/gani'],
  ['Helleborus orientalis', '3-4', 'https://plantdatabase.kpu.ca/plant/plantDetail/1247'],
  ['Hosta', '6-7', 'https://warda-shop.de/eng/hostas-1-Only-pickup-2-cash-payment-895'],
  ['Lavandula angustifolia', '6-8', 'https://plantdatabase.kpu.ca/Plant/laan'],
  ['Narcissus', '3-5', 'http://canadaplants.ca/display.php?id=2817'],
  ['Paeonia', '5-6', 'https://www.walterblom.nl/product/paeonia-itoh-garden-candy-amy-jo/'],
  ['Pelargonium', '6-9', 'https://plantdatabase.kpu.ca/plant/plantDetail/1647'],
  ['Petunia', '5-9', 'https://plantdatabase.kpu.ca/PlantPrint/pehy'],
  ['Rosa', '6-9', 'https://plantdatabase.kpu.ca/PlantPrint/rocm'],
  ['Schlumbergera truncata', '9-11', 'https://plantdatabase.kpu.ca/PlantPrint/sctr'],
  ['Syringa vulgaris', '4-5', 'https://plantdatabase.kpu.ca/PlantPrint/syvu'],
  ['Tulipa', '3-5', 'https://plantdatabase.kpu.ca/PlantPrint/tucv'],
  ['Wisteria sinensis', '4-5', 'https://plantdatabase.kpu.ca/plant/plantDetail/684'],
];

/** Months of flower by species or genus, as far as a page was read that says them. */
export const FLOWER_MONTHS: ReadonlyMap<string, string> = new Map(
  FLOWERS.map(([name, months]) => [name, months]),
);
