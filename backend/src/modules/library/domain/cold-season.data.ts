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

/** Genera that stand more cold outdoors than the library's range says, which is that of a room, or for the lotus that of its leaves. */
export const STANDS_MORE_COLD = list('Aspidistra, Dionaea, Hedera, Nelumbo, Rhododendron, Soleirolia');
