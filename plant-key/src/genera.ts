import type { Choice } from './traits.js';

/*
 * What the drawings do not show, by genus or species: the edge of the leaves and the sap. As floras describe the genera
 * (Missouri Botanical Garden's Plant Finder, the Royal Horticultural Society's plant pages, NC State Extension's Plant Toolbox).
 */
const table = <Value>(rows: [Value, string][]): ReadonlyMap<string, Value> =>
  new Map(rows.flatMap(([value, names]) => names.split(',').map((name) => [name.trim(), value] as const)));

const EDGES = table<Choice<'edge'>>([
  [
    'toothed',
    `Rosa, Mentha, Melissa, Fragaria, Rubus, Hydrangea, Coleus, Pelargonium, Impatiens, Helianthus, Rudbeckia, Echinacea,
    Dahlia, Zinnia, Tagetes, Chrysanthemum, Leucanthemum, Digitalis, Campanula, Salvia splendens, Salvia officinalis, Viola,
    Primula, Malus, Prunus, Hibiscus, Abutilon, Fuchsia, Lantana, Verbena, Ulmus, Vitis, Cissus, Pilea, Plectranthus,
    Nepeta, Stachys, Alcea, Buddleja, Camellia, Bellis, Taraxacum, Alliaria, Lamium, Gynura, Kalanchoe, Bryophyllum,
    Symphyotrichum, Achillea, Astilbe, Heuchera, Geranium, Papaver, Tussilago, Begonia, Streptocarpus, Episcia,
    Sinningia, Columnea, Hypoestes, Saintpaulia, Apium, Petroselinum, Fatsia, Passiflora, Cucurbita, Cucumis, Humulus,
    Phoenix, Pellaea, Lobelia, Gerbera, Osteospermum, Centranthus`,
  ],
  [
    'spiny',
    `Aloe, Agave, Ilex, Cirsium, Faucaria, Opuntia, Ferocactus, Mammillaria, Cereus, Parodia, Rebutia, Echinopsis,
    Kroenleinia, Cephalocereus, Cleistocactus, Aporocactus, Gymnocalycium, Aristaloe, Gonialoe, Aechmea, Cycas, Yucca,
    Dionaea, Euphorbia trigona`,
  ],
  [
    'wavy',
    `Asplenium, Alocasia, Goeppertia rufibarba, Calathea, Philodendron, Monstera, Thaumatophyllum, Beta, Lactuca, Spinacia,
    Brassica, Cyclamen, Ficus lyrata, Codiaeum, Spathiphyllum, Hosta, Cryptanthus, Peperomia caperata, Caladium,
    Adiantum, Cotyledon, Kalanchoe luciae, Rheum, Solanum, Nicotiana, Laurus, Pieris`,
  ],
]);

const SAPS = table<Choice<'sap'>>([
  [
    'milky',
    `Euphorbia, Ficus, Adenium, Plumeria, Nerium, Mandevilla, Hoya, Catharanthus, Papaver, Taraxacum, Lactuca, Campanula,
    Ipomoea, Lobelia, Syngonium, Dieffenbachia, Alocasia, Caladium, Colocasia, Nelumbo`,
  ],
  [
    'gel',
    `Aloe, Aristaloe, Gonialoe, Gasteria, Haworthia, Haworthiopsis, Agave, Echeveria, Sedum, Sempervivum, Crassula,
    Graptopetalum, Pachyphytum, Cotyledon, Kalanchoe, Aeonium, Portulacaria, Delosperma, Faucaria, Fenestraria, Lithops,
    Hylotelephium, Opuntia, Schlumbergera, Rhipsalis, Epiphyllum, Disocactus, Stapelia, Dracaena trifasciata,
    Dracaena angolensis, Peperomia, Ceropegia`,
  ],
]);

const ofItsOwn = <Value>(rows: ReadonlyMap<string, Value>, scientificName: string, otherwise: Value): Value =>
  rows.get(scientificName) ?? rows.get(scientificName.split(' ', 1)[0]!) ?? otherwise;

/** The edge of a leaf of this species or genus; smooth where nothing else is known. */
export const edgeOf = (scientificName: string): Choice<'edge'> => ofItsOwn(EDGES, scientificName, 'smooth');

/** The sap of this species or genus; clear where nothing else is known. */
export const sapOf = (scientificName: string): Choice<'sap'> => ofItsOwn(SAPS, scientificName, 'clear');
