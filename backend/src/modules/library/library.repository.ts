import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { PlantTraits } from '@leaflore/drawings';
import type { Category, LibraryPlant } from './domain/library-plant.js';
import { normaliseName } from './domain/names.js';

const MOST = 50;
const PLANT = `p.id, p.slug, p.common_name as "commonName", p.scientific_name as "scientificName", p.rank, p.family,
  p.other_names as "otherNames", p.description, p.image_url as "imageUrl", p.category, p.kind,
  p.water_needs as "waterNeeds", p.water_interval_days as "waterIntervalDays",
  p.winter_interval_days as "winterIntervalDays", p.light_needs as "lightNeeds", p.soil_type as "soilType",
  p.care_instructions as "careInstructions", p.difficulty, p.temperature_c as "temperatureC", p.humidity,
  p.pet_toxicity as "petToxicity"`;

const LIST = {
  name: 'library-list',
  text: `select ${PLANT} from plant_library p where $1::text is null or p.category = $1 order by p.common_name`,
};

const found = (name: string, where: string, rank: string) => ({
  name: `library-${name}`,
  text: `select ${PLANT} from
           (select plant_id, min(${rank}) as rank from plant_names where ${where} group by plant_id
             order by rank limit 200) n
           join plant_library p on p.id = n.plant_id
          where $2::text is null or p.category = $2
          order by n.rank, p.common_name limit ${MOST}`,
});

// $1 is the normalised text. The first is answered by an index range, the second and the last by the trigram index.
const STARTS = found('search-prefix', `name ~>=~ $1 and name ~<~ ($1 || chr(1114111))`, `weight`);
const CONTAINS = found(
  'search-contains',
  `name like '%' || $1 || '%'`,
  `case when name like $1 || '%' then weight when ' ' || name like '% ' || $1 || '%' then 3 + weight else 6 + weight end`,
);
/** Where one word is right, the index of words leaves few names to compare; without it there are very many. */
const RESEMBLES_WITH_WORD = found(
  'search-fuzzy-with-word',
  `to_tsvector('simple', name) @@ to_tsquery('simple', replace($1, ' ', ' | ')) and similarity(name, $1) > 0.3`,
  `1 - similarity(name, $1)`,
);
const RESEMBLES = found('search-fuzzy', `name % $1`, `1 - similarity(name, $1)`);
/** Three letters make the first trigram: shorter texts are looked up as beginnings only. */
const TRIGRAM = 3;

const BY_CLASS = {
  name: 'library-by-class',
  text: `select ${PLANT}, p.vision_class as "visionClass" from plant_library p where p.vision_class = any($1)`,
};
const BY_NAME = {
  name: 'library-by-name',
  text: `select ${PLANT}, n.name as "matched" from plant_names n
           join plant_library p on p.id = n.plant_id where n.name = any($1)`,
};
const BY_ID = { name: 'library-by-id', text: `select ${PLANT} from plant_library p where p.id = $1` };
const VERSION = { name: 'library-version', text: `select version from library_version` };
const DRAWING = { name: 'library-drawing', text: `select drawing from plant_library where slug = $1` };

/** Reads the plant library; only the seed writes it. */
@Injectable()
export class LibraryRepository {
  constructor(private readonly database: Database) {}

  /** Changes whenever the library's content does. */
  async version(): Promise<string> {
    const [row] = await this.database.query<{ version: string }>(VERSION);
    return row?.version ?? 'empty';
  }

  list(category?: Category): Promise<LibraryPlant[]> {
    return this.database.query(LIST, [category ?? null]);
  }

  /** At most 50 plants with a name that starts with, contains or (when none does) resembles the text; best first. */
  async search(text: string, category?: Category): Promise<LibraryPlant[]> {
    const wanted = normaliseName(text).slice(0, 80);
    if (!wanted) return this.list(category);
    const values = [wanted, category ?? null];
    const starting = await this.database.query<LibraryPlant>(STARTS, values);
    if (starting.length === MOST || wanted.length < TRIGRAM) return starting;
    for (const statement of [CONTAINS, RESEMBLES_WITH_WORD, RESEMBLES]) {
      const plants = await this.database.query<LibraryPlant>(statement, values);
      if (plants.length) return plants;
    }
    return [];
  }

  async findById(id: string): Promise<LibraryPlant | undefined> {
    const [plant] = await this.database.query<LibraryPlant>(BY_ID, [id]);
    return plant;
  }

  /** The entries for classes of the built-in classifier. */
  async findByClass(classes: string[]): Promise<Map<string, LibraryPlant>> {
    const rows = await this.database.query<LibraryPlant & { visionClass: string }>(BY_CLASS, [classes]);
    return new Map(rows.map(({ visionClass, ...plant }) => [visionClass, plant]));
  }

  /**
   * The entries that bear one of these names (common, scientific or other), by normalised name. A species that the
   * library does not have gets the entry of its genus, where there is one.
   */
  async findByNames(names: string[]): Promise<Map<string, LibraryPlant>> {
    const wanted = names.map(normaliseName).filter(Boolean);
    const genus = (name: string) => name.split(' ', 1)[0]!;
    const asked = [...new Set([...wanted, ...wanted.map(genus)])];
    const rows = await this.database.query<LibraryPlant & { matched: string }>(BY_NAME, [asked]);
    const exact = new Map(rows.map(({ matched, ...plant }) => [matched, plant]));
    const found = wanted.flatMap((name): [string, LibraryPlant][] => {
      const general = exact.get(genus(name));
      const isGenus = general?.rank === 'genus' && normaliseName(general.scientificName) === genus(name);
      const plant = exact.get(name) ?? (isGenus ? general : undefined);
      return plant ? [[name, plant]] : [];
    });
    return new Map(found);
  }

  async findDrawing(slug: string): Promise<PlantTraits | undefined> {
    const [row] = await this.database.query<{ drawing: PlantTraits }>(DRAWING, [slug]);
    return row?.drawing;
  }
}
