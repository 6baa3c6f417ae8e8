// What the ASPCA's public list says of the genera of the library: bare facts, in our own order. The toxic plants are those of the
// list as read in 2024 (471 rows, with the animals); the non-toxic ones are those that its page for cats had in 2019 and that the
// toxic rows name for no animal (569 rows), and the money tree from its own page. Spelling follows current usage.
const words = (text) => text.trim().split(/\s+/);
const table = (text) =>
  new Map(
    text
      .split(';')
      .map((line) => line.split(':'))
      .map(([genus, all]) => [genus.trim(), words(all)]),
  );

/** Genera of which the list names a toxic member. */
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
/** Genera that it names as toxic as a whole ("spp."). */
const LISTED_WHOLE =
  words(`Alocasia Begonia Buxus Chrysanthemum Clematis Clivia Cycas Cyclamen Dahlia Delphinium Dianthus
  Dieffenbachia Dracaena Gladiolus Hemerocallis Hippeastrum Ipomoea Iris Kalanchoe Lilium Mentha Narcissus Oxalis
  Pelargonium Ranunculus Rhododendron Spathiphyllum Tulipa Wisteria Yucca`);
/** Species that it names as toxic. */
const TOXIC = table(`
  Achillea: millefolium; Adenium: obesum; Aglaonema: modestum; Allium: ampeloprasum cepa sativum
  schoenoprasum; Aloe: barbadensis vera; Anthemis: cotula nobilis; Anthurium: scherzerianum; Arum:
  maculatum palestinum; Asparagus: densiflorus; Begonia: cleopatra masoniana metallica rex scharfii
  semperflorens; Brassaia: actinophylla; Brassica: kaber; Caladium: hortulanum; Centaurea: repens
  solstitialis; Citrus: aurantifolia aurantium limonia mitis paradisii sinensis; Clivia: miniata;
  Colchicum: autumnale; Coleus: amboinicus; Colocasia: esculenta; Convallaria: majalis; Cordyline:
  australis terminalis; Crassula: arborescens argentea; Cycas: revoluta; Dianthus: caryophyllus;
  Dieffenbachia: amoena picta; Digitalis: purpurea; Dracaena: deremensis fragrans marginata surculosa;
  Epipremnum: aureum; Euphorbia: pulcherrima tirucalli; Ficus: benjamina; Gardenia: jasminoides; Hedera: helix; Helleborus: niger; Hemerocallis: graminea; Hosta:
  plantaginea; Hyacinthus: orientalis; Hydrangea: arborescens; Hypericum: perforatum; Ilex: aquifolium
  opaca; Iris: spuria; Kalanchoe: tubiflora; Lantana: camara; Lathyrus: latifolius; Lilium: asiatica
  longiflorum orientalis speciosum tigrinum umbellatum; Lobelia: cardinalis; Malus: sylvestris; Monstera:
  deliciosa; Narcissus: jonquilla; Nepeta: cataria; Nerium: oleander; Origanum: majorana vulgare; Persea:
  americana; Petroselinum: crispum; Philodendron: bipennifolium hederaceum oxycardium selloum; Pieris:
  japonica; Polyscias: guilfoylei; Primula: vulgaris; Prunus: armeniaca avium domestica persica serotina
  virginiana; Ranunculus: acris; Raphanus: raphanistrum; Rheum: rhabarbarum; Sansevieria: trifasciata;
  Scindapsus: aureus pictus; Solanum: dulcamara nigrum pseudocapsicum; Strelitzia: reginae; Syngonium:
  podophyllum; Tradescantia: fluminensis multiflora; Trifolium: hybridum; Vinca: rosea; Zantedeschia:
  aethiopica`);
/** Species that it names as non-toxic; * is the genus as a whole. */
const NON_TOXIC = table(`
  Aeschynanthus: humilis; Alcea: rosea; Aloe: retusa; Alstroemeria: *; Anethum: graveolens; Antirrhinum:
  majus multiflorum orontium; Aphelandra: squarrosa; Araucaria: heterophylla; Asparagus: densiflorus;
  Aspidistra: elatior; Asplenium: bulbiferum; Beaucarnea: recurvata; Beta: vulgaris; Calathea: * insignis
  micans; Calendula: officinalis; Camellia: japonica; Canna: edulis generalis; Cattleya: forbesii labiata
  mossiae trianaei; Centaurea: cyanus; Cephalocereus: senilis; Chamaedorea: elegans; Chlorophytum:
  bichetti comosum; Cissus: dicolor rhombifolia; Cordyline: rubra; Coriandrum: sativum; Cryptanthus:
  bivittatus lacerdae zonatus; Cucumis: anguria dipsaceus melo sativus; Cucurbita: * ficifolia maxima
  pepo; Davallia: * fejeensis; Dendrobium: gracilicaule; Dionaea:
  muscipula; Dizygotheca: elegantissima; Dracaena: reflexa; Dypsis: lutescens; Echeveria: * derenbergii
  elegans gilva glauca multicaulis pulvinata; Echinopsis: multiplex; Episcia: * dianthiflora reptans;
  Fatsia: japonica; Haemaria: discolor; Fittonia: verschaffeltii; Fragaria: *; Fuchsia: triphylla; Gerbera: jamesonii;
  Guzmania: lingulata musaica; Gynura: aurantiaca; Haworthia: * fasciata margaritifera subfasciata;
  Helianthus: angustifolius; Heuchera: sanguinea; Hibiscus: syriacus; Howea: belmoreana forsteriana; Hoya:
  carnosa kerrii pubicalyx; Hypoestes: phyllostachya; Impatiens: *; Ipomoea: batatas; Kniphofia: *;
  Lithops: naureeniae; Magnolia: stellata; Mammillaria: fragilis; Maranta: insignis; Melissa: officinalis;
  Musa: acuminata; Muscari: armeniacum; Nephrolepis: biserrata exaltata; Nolina: tuberculata; Ocimum:
  basilicum; Oncidium: flexuosum sphacelatum; Opuntia: *; Pachira: aquatica; Pellaea: rotundifolia;
  Peperomia: argyreia caperata clusiifolia crassifolia griseoargentea obtusifolia peltifolia prostrata
  rotundifolia sandersii serpens; Petunia: *; Phalaenopsis: *; Phlox: subulata; Phoenix: acaulis
  canariensis roebelenii; Pilea: cadierei involucrata microphylla nummulariifolia pumila; Platycerium:
  alcicorne bifurcatum; Plectranthus: australis coleoides oetendahlii; Pteris: *; Rhapis: excelsa;
  Rhipsalis: cassutha; Rosa: *; Rosmarinus: officinalis; Rubus: pedatus; Saintpaulia: * confusa; Salvia:
  coccinea officinalis; Schlumbergera: bridgesii russelliana; Sedum: album morganianum weinbergii;
  Sinningia: speciosa; Soleirolia: soleirolii; Stapelia: hirsuta variegata; Streptocarpus: *; Thymus:
  vulgaris; Tradescantia: fluminensis multiflora; Tropaeolum: majus; Zinnia: *`);

/** Names that the list uses for plants of these genera or of this species. Older names in `otherNames` are found as well. */
const SYNONYMS = new Map([
  ['Goeppertia', ['Calathea']],
  ['Maranta leuconeura', ['Maranta insignis']],
  ['Heptapleurum', ['Schefflera', 'Brassaia']],
  ['Streptocarpus ionanthus', ['Saintpaulia']],
  ['Haworthiopsis', ['Haworthia']],
  ['Ludisia discolor', ['Haemaria discolor']],
  ['Caladium bicolor', ['Caladium hortulanum']],
  ['Kalanchoe delagoensis', ['Kalanchoe tubiflora']],
  ['Helianthus annuus', ['Helianthus angustifolius']],
]);

const genusOf = (name) => name.split(' ', 1)[0];
const speciesOf = (name) => name.replace('× ', '').split(' ').slice(1).join(' ');
const has = (list, name) => Boolean(list.get(genusOf(name))?.includes(speciesOf(name)));

/** Its names that the list may use: its own, then those of its synonyms. */
function namesOf({ scientificName, otherNames }) {
  const older = otherNames.filter((name) => /^[A-Z][a-z]+ (× )?[a-z]+$/.test(name));
  return [scientificName, ...older].flatMap((name) => [
    name,
    ...(SYNONYMS.get(name) ?? []),
    ...(SYNONYMS.get(genusOf(name)) ?? []).map((genus) => `${genus} ${speciesOf(name)}`.trim()),
  ]);
}

/**
 * What the list says of a plant: "toxic" or "non-toxic" by its species, or by its genus where that is listed as a whole;
 * "caution" where another member of the genus is toxic; "non-toxic" where all that it names of the genus is, and that is two
 * species or more, or the plant stands for the genus; null where it says nothing. What is listed as both is toxic.
 */
export function listedLevel(plant) {
  const names = namesOf(plant);
  const genus = genusOf(plant.scientificName);
  const genera = [genus, ...(SYNONYMS.get(genus) ?? []), ...(SYNONYMS.get(plant.scientificName) ?? [])].map(
    genusOf,
  );
  if (names.some((name) => has(TOXIC, name))) return 'toxic';
  if (LISTED_WHOLE.includes(genus)) return 'toxic';
  if (names.some((name) => has(NON_TOXIC, name))) return 'non-toxic';
  if (genera.some((name) => LISTED.includes(name))) return 'caution';
  const agreed = [...new Set(genera)].flatMap((name) => NON_TOXIC.get(name) ?? []);
  const isEnough = agreed.length > 1 || agreed.includes('*') || (plant.rank === 'genus' && agreed.length > 0);
  return isEnough ? 'non-toxic' : null;
}
