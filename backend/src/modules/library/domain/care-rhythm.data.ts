const YEAR = 365;
const list = (names: string) => names.split(',').map((name) => name.trim());
const each = (days: number | null, names: string) => list(names).map((name) => [name, days] as const);

/** Days between feeds of species and genera that differ from their kind, as their care guides say. Null: none at all. */
export const FED: ReadonlyMap<string, number | null> = new Map([
  ...each(
    7,
    `Hippeastrum, Brugmansia, Aphelandra, Solanum melongena, Solanum lycopersicum, Musa, Canna, Hibiscus rosa-sinensis,
    Cucumis, Colocasia, Ficus carica, Abutilon, Fuchsia, Lantana, Nerium, Citrus × sinensis, Petunia, Fragaria, Capsicum,
    Begonia × tuberhybrida`,
  ),
  ...each(10, 'Streptocarpus, Cucurbita, Lobelia'),
  ...each(
    14,
    `Osteospermum, Ocimum, Bougainvillea, Impatiens, Ranunculus, Plumbago, Dianthus caryophyllus, Chrysanthemum, Citrus,
    Dahlia, Plumeria, Verbena, Gerbera, Gladiolus, Jasminum, Lilium, Agapanthus, Mandevilla, Viola, Alstroemeria, Punica,
    Primula, Aporocactus, Helianthus, Lathyrus, Begonia cucullata, Rhododendron, Strelitzia, Zantedeschia, Ulmus, Coleus, Codiaeum, Cyclamen,
    Ficus microcarpa, Ehretia, Gardenia, Columnea, Solanum pseudocapsicum, Aeschynanthus, Begonia maculata, Epiphyllum,
    Cordyline fruticosa`,
  ),
  ...each(21, 'Gazania, Salvia splendens, Ludisia'),
  ...each(
    30,
    `Campanula, Clematis, Durio, Zingiber, Litchi, Catharanthus, Olea, Petroselinum, Passiflora, Nelumbo, Antirrhinum,
    Lilium lancifolium, Zinnia, Kalanchoe blossfeldiana, Cereus, Euphorbia trigona, Euphorbia milii, Adenium,
    Echinopsis oxygona, Portulacaria, Agave attenuata, Kroenleinia, Crassula ovata, Opuntia ficus-indica,
    Crassula arborescens, Cleistocactus, Curio × peregrinus, Ceropegia, Aeonium`,
  ),
  ...each(60, 'Vaccinium, Camellia, Allium ampeloprasum, Allium schoenoprasum, Mentha spicata'),
  ...each(
    YEAR,
    `Euphorbia obesa, Opuntia microdasys, Agave americana, Agave victoriae-reginae, Ferocactus, Allium sativum, Allium cepa,
    Sedum × rubrotinctum, Aristaloe, Mammillaria elongata, Echeveria agavoides, Pachyphytum, Kalanchoe luciae,
    Kalanchoe delagoensis, Echinopsis chamaecereus, Rheum, Salvia rosmarinus, Salvia officinalis, Stapelia, Gonialoe,
    Faucaria, Crassula muscosa, Haworthiopsis`,
  ),
  ...each(
    null,
    `Colchicum, Fenestraria, Sedum acre, Curio repens, Hyacinthoides, Buddleja, Eschscholzia, Nepeta, Sempervivum,
    Centaurea, Geranium, Myosotis, Cosmos, Muscari, Delosperma, Calluna, Lithops, Lupinus, Calendula, Echinacea, Nigella,
    Tropaeolum, Stachys, Primula veris, Kalanchoe daigremontiana, Dionaea, Nepenthes, Sarracenia, Drosera, Pinguicula`,
  ),
]);

/** Days between repottings where they differ from those of the kind: tubs on the terrace, ponds, and plants without a pot. */
export const REPOTTED: ReadonlyMap<string, number | null> = new Map([
  ...each(YEAR, 'Zingiber, Solanum pseudocapsicum, Catharanthus'),
  ...each(2 * YEAR, 'Brugmansia, Citrus, Fuchsia, Musa, Plumeria, Lantana, Mandevilla, Bougainvillea'),
  ...each(
    3 * YEAR,
    'Nymphaea, Nelumbo, Nerium, Olea, Punica, Ficus carica, Agapanthus, Lithops, Clivia, Aspidistra',
  ),
  ...each(null, 'Tillandsia, Vanda'),
]);

/** Days between prunings where they differ from those of the kind: bonsai, and what is sown anew or never cut. */
export const PRUNED: ReadonlyMap<string, number | null> = new Map([
  ...each(42, 'Ehretia microphylla, Ficus microcarpa, Ulmus parvifolia'),
  ...each(null, 'Fragaria, Musa, Durio, Ipomoea, Lathyrus, Ilex, Magnolia'),
]);

/** Velvety, tightly packed or trapping leaves, which spot, rot or snap shut when they are sprayed. */
export const KEPT_DRY: readonly string[] = list(
  'Streptocarpus, Episcia, Sinningia, Begonia, Ludisia, Dionaea, Mimosa, Cyperus',
);
