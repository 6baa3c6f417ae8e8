/*
 * What differs from a plant's kind, by species or genus. Feeding, repotting and pruning follow the advice that the Royal
 * Horticultural Society, the Missouri Botanical Garden and the extension services of North American universities publish for
 * each plant; backend/test/care-truth.csv names the page for the commonest ones and a test holds these tables against it. The
 * rest is editorial gardening judgement by kind and genus. Months are those of the north.
 */

const YEAR = 365;
const list = (names: string) => names.split(',').map((name) => name.trim());
const rows = <Value>(table: [Value, string][]): ReadonlyMap<string, Value> =>
  new Map(table.flatMap(([value, names]) => list(names).map((name) => [name, value] as const)));

/** Days between feeds of species and genera that differ from their kind. Null: none at all. */
export const FEED_DAYS = rows<number | null>([
  [
    7,
    `Hippeastrum, Brugmansia, Aphelandra, Solanum melongena, Solanum lycopersicum, Musa, Canna, Hibiscus rosa-sinensis,
    Cucumis, Colocasia, Ficus carica, Abutilon, Fuchsia, Lantana, Nerium, Citrus × sinensis, Petunia, Fragaria, Capsicum,
    Begonia × tuberhybrida`,
  ],
  [10, 'Streptocarpus, Cucurbita, Lobelia'],
  [
    14,
    `Osteospermum, Ocimum, Bougainvillea, Impatiens, Ranunculus, Plumbago, Dianthus caryophyllus, Chrysanthemum, Citrus,
    Dahlia, Plumeria, Verbena, Gerbera, Gladiolus, Jasminum, Lilium, Agapanthus, Mandevilla, Viola, Alstroemeria, Punica,
    Primula, Aporocactus, Helianthus, Lathyrus, Begonia cucullata, Rhododendron, Strelitzia, Zantedeschia, Ulmus, Coleus,
    Codiaeum, Cyclamen, Ficus microcarpa, Ehretia, Gardenia, Columnea, Solanum pseudocapsicum, Aeschynanthus,
    Begonia maculata, Epiphyllum, Cordyline fruticosa, Delphinium`,
  ],
  [21, 'Gazania, Salvia splendens, Ludisia'],
  [
    30,
    `Campanula, Clematis, Durio, Zingiber, Litchi, Catharanthus, Olea, Petroselinum, Passiflora, Nelumbo, Antirrhinum,
    Lilium lancifolium, Zinnia, Kalanchoe blossfeldiana, Cereus, Euphorbia trigona, Euphorbia milii, Adenium,
    Echinopsis oxygona, Portulacaria, Agave attenuata, Kroenleinia, Crassula ovata, Opuntia ficus-indica,
    Crassula arborescens, Cleistocactus, Curio × peregrinus, Ceropegia, Aeonium`,
  ],
  [60, 'Vaccinium, Camellia, Allium ampeloprasum, Allium schoenoprasum, Mentha spicata'],
  [
    YEAR,
    `Euphorbia obesa, Opuntia microdasys, Agave americana, Agave victoriae-reginae, Ferocactus, Allium sativum, Allium cepa,
    Sedum × rubrotinctum, Aristaloe, Mammillaria elongata, Echeveria agavoides, Pachyphytum, Kalanchoe luciae,
    Kalanchoe delagoensis, Echinopsis chamaecereus, Rheum, Salvia rosmarinus, Salvia officinalis, Stapelia, Gonialoe,
    Faucaria, Crassula muscosa, Haworthiopsis, Brassica`,
  ],
  [
    null,
    `Colchicum, Fenestraria, Sedum acre, Curio repens, Hyacinthoides, Buddleja, Eschscholzia, Nepeta, Sempervivum,
    Centaurea, Geranium, Myosotis, Cosmos, Muscari, Delosperma, Calluna, Lithops, Lupinus, Calendula, Echinacea, Nigella,
    Tropaeolum, Stachys, Primula veris, Kalanchoe daigremontiana, Dionaea, Nepenthes, Sarracenia, Drosera, Pinguicula`,
  ],
]);

/** Months of feeding that differ from those of the kind. */
export const FEED_MONTHS = rows<string>([
  ['10-4', 'Cyclamen, Aeonium'],
  ['3-5,9-10', 'Haworthia, Haworthiopsis, Gasteria, Gonialoe, Aristaloe, Faucaria'],
  [
    '2-4',
    'Hyacinthus, Narcissus, Tulipa, Crocus, Iris, Fritillaria, Galanthus, Allium sativum, Primula, Helleborus',
  ],
  ['2-9', 'Hippeastrum'],
  ['3-5', 'Ranunculus, Anemone, Allium cepa'],
  ['3-6', 'Viola, Vaccinium'],
  ['3-7', 'Camellia, Clematis'],
  ['3-10', 'Citrus, Streptocarpus, Ulmus, Ficus microcarpa, Ehretia, Cymbidium, Paphiopedilum, Phalaenopsis'],
  ['4-9', 'Chlorophytum'],
  ['4-8', 'Rhododendron, Fragaria, Lilium, Dendrobium, Allium schoenoprasum, Antirrhinum, Campanula'],
  ['4-7', 'Delphinium'],
  ['5-8', 'Lathyrus, Ficus carica, Nelumbo, Nymphaea, Ceropegia'],
  [
    '5-9',
    `Chrysanthemum, Canna, Dahlia, Gladiolus, Musa, Brugmansia, Petunia, Impatiens, Lobelia, Verbena, Gazania, Zinnia,
    Salvia splendens, Helianthus, Begonia × tuberhybrida, Begonia cucullata, Osteospermum, Catharanthus, Colocasia,
    Euphorbia pulcherrima, Schlumbergera gaertneri, Dianthus caryophyllus`,
  ],
  ['5-6', 'Salvia rosmarinus, Tagetes, Ipomoea purpurea, Lobularia'],
  ['5-10', 'Solanum pseudocapsicum'],
  ['6-7', 'Brassica'],
  ['6-9', 'Solanum lycopersicum, Solanum melongena, Capsicum, Cucumis, Cucurbita'],
]);

/** Years between repottings where they differ from those of the kind. Null: it is not kept in a pot of soil. */
export const REPOT_YEARS = rows<number | null>([
  [1, 'Zingiber, Solanum pseudocapsicum, Catharanthus'],
  [2, 'Brugmansia, Citrus, Fuchsia, Musa, Plumeria, Lantana, Mandevilla, Bougainvillea, Cyclamen'],
  [
    3,
    `Nymphaea, Nelumbo, Nerium, Olea, Punica, Ficus carica, Agapanthus, Lithops, Clivia, Aspidistra, Hippeastrum,
    Strelitzia, Schlumbergera`,
  ],
  [null, 'Tillandsia, Wallisia, Vanda'],
]);

/** Months of repotting that differ from spring. */
export const REPOT_MONTHS = rows<string>([
  ['2-4', 'Sinningia, Zantedeschia, Dionaea, Sarracenia'],
  ['2-5', 'Clivia, Cymbidium, Paphiopedilum'],
  ['3-4', 'Streptocarpus, Pelargonium'],
  ['3-6', 'Phalaenopsis, Oncidium, Epiphyllum'],
  ['4-6', 'Nymphaea, Nelumbo, Rhododendron, Euphorbia pulcherrima, Kalanchoe blossfeldiana'],
  ['5-7', 'Schlumbergera gaertneri'],
  ['7-9', 'Cyclamen'],
  ['9-12', 'Hippeastrum'],
]);

/** Months of pruning, for what is pruned. An empty text: it is not. */
export const PRUNE_MONTHS = rows<string>([
  ['', 'Fragaria, Musa, Durio, Ipomoea, Lathyrus, Ilex, Magnolia, Chamaemelum'],
  ['1-2,7-8', 'Wisteria'],
  ['2-3', 'Rosa, Clematis, Vaccinium, Hylotelephium, Brugmansia'],
  [
    '2-4',
    'Hibiscus, Abutilon, Bougainvillea, Plumbago, Mandevilla, Lantana, Citrus, Punica, Plumeria, Pelargonium',
  ],
  ['3-4', 'Buddleja, Hydrangea, Calluna, Passiflora, Nerium, Ficus carica, Salvia officinalis, Gardenia'],
  ['3-5', 'Fuchsia, Fatsia'],
  ['4-5', 'Camellia, Euphorbia pulcherrima'],
  ['4-6', 'Olea'],
  ['5', 'Forsythia'],
  ['5-6', 'Pieris'],
  ['5-7', 'Rhododendron'],
  ['5-8', 'Buxus, Prunus laurocerasus'],
  ['6-7', 'Salvia rosmarinus, Syringa'],
  ['6-8', 'Prunus persica, Prunus avium, Thymus'],
  ['7-9', 'Jasminum, Litchi'],
  ['8-9', 'Lavandula, Lonicera, Rubus idaeus'],
  ['9-10', 'Mentha'],
  ['10-11', 'Rubus fruticosus'],
  ['11-12', 'Vitis'],
  ['11-3', 'Malus'],
  ['4-9', 'Ehretia, Ficus microcarpa, Ulmus'],
]);

/** Days between prunings of what is cut more than once within its months. */
export const PRUNE_DAYS = rows<number>([
  [42, 'Ehretia, Ficus microcarpa, Ulmus'],
  [150, 'Wisteria'],
]);

/**
 * The months of rest of plants that do not rest in winter alone, when they are kept dry or nearly so. Bulbs of spring are without leaves until the
 * rain of autumn, garlic and onions out of the ground; the leaves of haworthias and tiger jaws stand still in the heat, too.
 */
export const RESTS = rows<string>([
  ['6-8', 'Cyclamen, Ranunculus, Anemone, Colchicum'],
  [
    '6-10',
    'Crocus, Narcissus, Tulipa, Hyacinthus, Muscari, Galanthus, Fritillaria, Hyacinthoides, Allium sativum',
  ],
  ['7-8', 'Aeonium'],
  ['7-8,11-2', 'Haworthia, Faucaria'],
  ['7-10', 'Allium cepa'],
]);

/** Velvety, puckered, tightly packed or trapping leaves, which spot, rot or snap shut when they are sprayed. */
export const KEPT_DRY: readonly string[] = list(
  `Streptocarpus, Episcia, Sinningia, Begonia, Ludisia, Dionaea, Mimosa, Cyperus, Pilea, Paphiopedilum,
  Zygopetalum`,
);

/** Climbers that are annuals, and stand the winter when they are sown in autumn. */
export const HARDY_ANNUALS: readonly string[] = list('Lathyrus odoratus');
