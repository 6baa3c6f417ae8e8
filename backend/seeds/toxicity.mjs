// Pet toxicity: what may be said, and on which ground. The genera are those of the ASPCA's public list of toxic plants
// (www.aspca.org, as read in 2024, 471 rows): bare facts. The list names toxic plants only; nothing follows from absence.
const words = (text) => text.trim().split(/\s+/);

/** A plant of these genera is never "unknown": the list has a member of the genus. */
const LISTED =
  words(`Abrus Acer Achillea Adenium Aesculus Ageratina Aglaonema Allium Alocasia Aloe Aloysia Amaryllis
  Ambrosia Ammi Amsinckia Anthemis Anthurium Apocynum Aralia Arisaema Artemisia Arum Asclepias Asparagus Astragalus
  Barbarea Begonia Berteroa Borago Brassaia Brassica Brunfelsia Buxus Caesalpinia Caladium Cannabis Carum Celastrus
  Centaurea Chenopodium Chrysanthemum Cicuta Citrus Clematis Clivia Clusia Colchicum Coleus Colocasia Conium
  Convallaria Cordyline Crassula Crotalaria Cycas Cyclamen Cymbopogon Cymopterus Cynoglossum Dahlia Delphinium
  Dianthus Dieffenbachia Digitalis Dracaena Echium Epipremnum Equisetum Erigeron Erysimum Eucalyptus Euonymus
  Euphorbia Fagopyrum Ficus Gardenia Gladiolus Gloriosa Gypsophila Haplopappus Hedera Heliotropium Helleborus
  Hemerocallis Heracleum Hippeastrum Hosta Humulus Hyacinthus Hydrangea Hypericum Hypochaeris Ilex Ipomoea Iris
  Juglans Kalanchoe Kalmia Lantana Lathyrus Laurus Lavandula Leucothoe Levisticum Ligustrum Lilium Lobelia Lyonia
  Macadamia Malus Melia Mentha Monstera Nandina Narcissus Nepeta Nerium Nicotiana Origanum Oxalis Oxytropis Paeonia
  Pelargonium Persea Petroselinum Philodendron Phoradendron Pieris Podocarpus Podophyllum Poinciana Polyscias Portulaca
  Primula Prunus Pteridium Quercus Ranunculus Raphanus Rheum Rhododendron Ricinus Robinia Rumex Sansevieria
  Schefflera Scindapsus Senecio Solanum Sorghum Spathiphyllum Sphenosciadium Strelitzia Symplocarpus Syngonium
  Taxus Thevetia Thlaspi Tradescantia Trifolium Tulipa Vinca Wisteria Yucca Zamia Zantedeschia`);
/** Genera that the list names as a whole ("spp."): each of their plants is toxic. */
const LISTED_WHOLE =
  words(`Alocasia Begonia Buxus Chrysanthemum Clematis Clivia Cycas Cyclamen Dahlia Delphinium Dianthus
  Dieffenbachia Dracaena Gladiolus Hemerocallis Hippeastrum Ipomoea Iris Kalanchoe Lilium Mentha Narcissus Oxalis
  Pelargonium Ranunculus Rhododendron Spathiphyllum Tulipa Wisteria Yucca`);
/** Toxic though the list does not name them, on our own judgement or another source: better a warning too many. */
const TOXIC_BY_HAND = ['Zamioculcas', 'Codiaeum', 'Hibiscus', 'Aconitum', 'Brugmansia', 'Vitis'];
const ANIMALS = ['cats', 'dogs', 'horses'];

/** What is wrong with what is said of a plant and pets, in sentences. */
export function toxicityFaults({ scientificName, petToxicity }) {
  const { level, animals, source, basis } = petToxicity ?? {};
  const genus = scientificName.split(' ', 1)[0];
  const byHand = TOXIC_BY_HAND.includes(genus);
  const rules = [
    [!['toxic', 'caution', 'unknown'].includes(level), `toxicity "${level}" is not in the list.`],
    [
      source !== null && !/^https:\/\/www\.aspca\.org\/\S+$/.test(source ?? ''),
      'the toxicity source is not an https page of www.aspca.org.',
    ],
    [level === 'toxic' && !source && !byHand, '"toxic" needs a source.'],
    [level !== 'toxic' && byHand, `${genus} is toxic.`],
    [level === 'unknown' && source !== null, '"unknown" must not carry a source.'],
    [level === 'unknown' && LISTED.includes(genus), `the list has a member of ${genus}: at least "caution".`],
    [level !== 'toxic' && LISTED_WHOLE.includes(genus), `the list names ${genus} as a whole: "toxic".`],
    [
      !source && level !== 'unknown' && !/list we checked|poisonous/.test(basis),
      'the basis must say that the list is silent.',
    ],
    [
      !Array.isArray(animals) || animals.some((animal) => !ANIMALS.includes(animal)),
      'the animals are not in the list.',
    ],
    [
      (level === 'toxic') !== animals?.length > 0,
      'animals are named when, and only when, the plant is toxic.',
    ],
    [typeof basis !== 'string' || !/^[A-Z].*\.$/.test(basis), 'the basis is not a sentence.'],
    [/\bsafe\b/.test(basis) && !/not mean safe/.test(basis), 'no plant is called safe.'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}
