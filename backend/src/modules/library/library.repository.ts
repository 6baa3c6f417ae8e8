import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { PlantTraits } from '@leaflore/drawings';
import type { Category, LibraryPlant } from './domain/library-plant.js';
import { normaliseName } from './domain/names.js';
import { PLANT } from './library.columns.js';
import { searchPlants } from './library.search.js';

const LIST = {
  name: 'library-list',
  text: `select ${PLANT} from plant_library p where $1::text is null or p.category = $1 order by p.common_name`,
};

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

  /** At most 50 plants with a name that begins with, contains or (when none does) resembles the text; best first. */
  search(text: string, category?: Category): Promise<LibraryPlant[]> {
    const wanted = normaliseName(text).slice(0, 80).trim();
    return wanted ? searchPlants(this.database, wanted, category) : this.list(category);
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
