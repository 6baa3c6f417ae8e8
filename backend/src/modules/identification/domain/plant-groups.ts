import { texts } from '../../../kernel/languages/texts.js';
import type { Rank } from './sighting.js';

const tIdentification = texts('identification');

/** A genus or a wider group that the built-in identifier names as a whole. */
export interface PlantGroup {
  /** In the language that is spoken when it is asked for. */
  readonly commonName: string;
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
    get commonName() {
      return tIdentification('cactus');
    },
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
  mentha_mint: {
    get commonName() {
      return tIdentification('mint');
    },
    scientificName: 'Mentha',
    rank: 'genus',
    typical: 'Mentha spicata',
  },
  peperomia: genus('Peperomia', 'Peperomia', 'Peperomia obtusifolia'),
  philodendron: genus('Philodendron', 'Philodendron', 'Philodendron hederaceum'),
  tradescantia: {
    get commonName() {
      return tIdentification('spiderwort');
    },
    scientificName: 'Tradescantia',
    rank: 'genus',
    typical: 'Tradescantia zebrina',
  },
};
