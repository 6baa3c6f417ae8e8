import type { Rank } from './sighting.js';

/** A genus or a wider group that the built-in identifier names as a whole. */
export interface PlantGroup {
  commonName: string;
  scientificName: string;
  rank: Rank;
  /** Scientific name of a plant of the library that is cared for as most of the group are. */
  typical: string;
}

const genus = (commonName: string, scientificName: string, typical: string): PlantGroup => ({
  commonName,
  scientificName,
  rank: 'genus',
  typical,
});

/** The classes of the built-in identifier that are wider than one entry of the library. */
export const PLANT_GROUPS: Record<string, PlantGroup> = {
  alocasia: genus('Alocasia', 'Alocasia', 'Alocasia × amazonica'),
  begonia: genus('Begonia', 'Begonia', 'Begonia rex'),
  cactaceae_cactus: {
    commonName: 'Cactus',
    scientificName: 'Cactaceae',
    rank: 'group',
    typical: 'Kroenleinia grusonii',
  },
  calathea: genus('Calathea', 'Goeppertia', 'Goeppertia insignis'),
  dracaena: genus('Dracaena', 'Dracaena', 'Dracaena fragrans'),
  echeveria: genus('Echeveria', 'Echeveria', 'Echeveria elegans'),
  haworthia: genus('Haworthia', 'Haworthiopsis', 'Haworthiopsis attenuata'),
  hoya: genus('Hoya', 'Hoya', 'Hoya carnosa'),
  kalanchoe: genus('Kalanchoe', 'Kalanchoe', 'Kalanchoe blossfeldiana'),
  mentha_mint: genus('Mint', 'Mentha', 'Mentha spicata'),
  peperomia: genus('Peperomia', 'Peperomia', 'Peperomia obtusifolia'),
  philodendron: genus('Philodendron', 'Philodendron', 'Philodendron hederaceum'),
  tradescantia: genus('Spiderwort', 'Tradescantia', 'Tradescantia zebrina'),
};
