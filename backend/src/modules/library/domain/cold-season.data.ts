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

/** Genera that stand more cold outdoors than the library's range says, which is that of a room, or for the lotus that of its leaves. */
export const STANDS_MORE_COLD = list('Aspidistra, Dionaea, Hedera, Nelumbo, Rhododendron, Soleirolia');
