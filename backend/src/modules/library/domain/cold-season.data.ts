/*
 * Which plants are annuals, or grown as such, and which are tender perennials follows the usage of the Royal Horticultural Society and the
 * Missouri Botanical Garden; no page was read for each of them, so it is editorial gardening judgement. That cannas, dahlias, gladioli and
 * tuberous begonias are dug up, and that tender plants need protection from autumn on, stands on https://rhs.org.uk/advice/profile?pid=337.
 */

const list = (names: string): readonly string[] => names.split(',').map((name) => name.trim());

/**
 * Species and genera that end with the season, as annuals or harvested. Annuals that stand frost are not here: sown in autumn, they live
 * through the winter.
 */
export const GROWN_FOR_A_SEASON = list(
  `Anethum graveolens, Arachis hypogaea, Begonia cucullata, Beta vulgaris, Borago officinalis, Capsicum annuum, Catharanthus roseus,
  Coriandrum sativum, Cosmos bipinnatus, Cucumis sativus, Cucurbita pepo, Daucus carota subsp. sativus, Gazania, Helianthus annuus,
  Impatiens walleriana, Ipomoea purpurea, Lactuca sativa, Lobelia erinus, Lobularia maritima, Ocimum basilicum, Petunia,
  Phaseolus coccineus, Pisum sativum, Raphanus sativus, Salvia splendens, Solanum lycopersicum, Solanum melongena, Solanum tuberosum,
  Tagetes, Tropaeolum majus, Verbena × hybrida, Zinnia elegans`,
);

/**
 * The months (of the north) in which a crop has been harvested, or has run to seed, where that is before the winter, or where it stands the
 * winter: the time of harvest is what the growing guides of the same society say, in words of our own, so it is editorial judgement too.
 */
export const HARVESTED: ReadonlyMap<string, string> = new Map([
  ['Allium ampeloprasum', '4-5'],
  ['Allium cepa', '8-10'],
  ['Allium sativum', '7-9'],
  ['Anethum graveolens', '8-2'],
  ['Beta vulgaris', '9-2'],
  ['Brassica oleracea', '4-5'],
  ['Coriandrum sativum', '8-2'],
  ['Daucus carota subsp. sativus', '9-2'],
  ['Lactuca sativa', '7-2'],
  ['Phaseolus coccineus', '10-2'],
  ['Pisum sativum', '8-2'],
  ['Raphanus sativus', '6-2'],
  ['Solanum tuberosum', '8-2'],
  ['Spinacia oleracea', '6-10'],
]);

/**
 * The weeks from sowing or planting after which a crop is harvested that would otherwise grow, for all we know, until the cold: the longest that a page
 * says, for peas with four weeks of picking.
 */
export const HARVEST_WEEKS: ReadonlyMap<string, number> = new Map([
  // Three months for hearts, six weeks for loose leaves:
  // https://www.northumberlandgazette.co.uk/lifestyle/speed-up-process-of-growing-broad-beans-and-peas-1-6558740
  ['Lactuca sativa', 14],
  // The first ones after 12 to 14 weeks, on the same page; at the end of July they are over: https://extension.psu.edu/harvest-calendar
  ['Pisum sativum', 18],
  // Four to eight, adapted from advice of the Royal Horticultural Society: https://nurseryworld.co.uk/features/article/grow-your-own-radishes
  ['Raphanus sativus', 8],
  // Late ones up to 160 days after planting: https://www.quickcrop.ie/blog/when-to-start-growing-potatoes
  ['Solanum tuberosum', 23],
]);

/** Genera that stand more cold outdoors than the library's range says, which is that of a room, or for the lotus that of its leaves. */
export const STANDS_MORE_COLD = list('Aspidistra, Dionaea, Hedera, Nelumbo, Rhododendron, Soleirolia');
