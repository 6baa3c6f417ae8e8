import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { In, IsNull, Not } from 'typeorm';
import type { PlantTraits } from '@leaflore/drawings';
import { language } from '../../kernel/languages/language.js';
import { Database } from '../../platform/database/database.js';
import type { Category, LibraryPlant } from './domain/library-plant.js';
import type { LibraryPlantRow } from './library-plant.schema.js';
import { normaliseName } from './domain/names.js';
import { singularsOf, withSingulars } from './domain/plurals.js';
import { LIBRARY_PLANT, LibraryPlantSchema } from './library-plant.schema.js';
import { searchPlants } from './library-search.repository.js';
import * as sql from './library.statements.js';
import { LibraryVersionSchema } from './plant-name.schema.js';

/** What can be seen of a plant: how it is drawn, and what it is called. */
export type KeyPlant = Pick<
  LibraryPlantRow,
  'id' | 'slug' | 'commonName' | 'scientificName' | 'category' | 'drawing'
>;

/** Reads the plant library, which is in English (`translated` says it in other languages); only the seed writes it. */
@Injectable()
export class LibraryRepository {
  constructor(private readonly database: Database) {}

  /** Changes whenever the library's content does. */
  async version(): Promise<string> {
    const [row] = await this.database.table(LibraryVersionSchema).find();
    return row?.version ?? 'empty';
  }

  list(category?: Category): Promise<LibraryPlant[]> {
    return this.database.query(sql.LIST, [category ?? null]);
  }

  /**
   * At most 50 plants, best first, whose name in the language that is spoken begins with or contains the text. Where there
   * are none, those with such a name in another language, or with a name that resembles the text.
   */
  async search(text: string, category?: Category): Promise<LibraryPlant[]> {
    const wanted = withSingulars(normaliseName(text).slice(0, 80).trim());
    if (!wanted) return this.list(category);
    const found = await searchPlants(this.database, wanted, language(), category);
    // In German a plural begins other names, too: "Rosen" that of the oleander, Rosenlorbeer.
    const meant = found.length && language() !== 'de' ? undefined : await this.findOneOf(wanted);
    if (!meant || (category && meant.category !== category)) return found;
    return [meant, ...found.filter(({ id }) => id !== meant.id)];
  }

  /** The entry that bears the name of one of these plants, where this is no name itself: that of the rose for "Rosen". */
  async findOneOf(several: string): Promise<LibraryPlant | undefined> {
    const name = normaliseName(several);
    const singulars = singularsOf(name);
    if (!singulars.length) return undefined;
    const rows = await this.database.query<LibraryPlant & { matched: string }>(sql.BY_NAME, [
      [name, ...singulars],
      language(),
    ]);
    const named = new Map(rows.map(({ matched, ...plant }) => [matched, plant]));
    return named.has(name) ? undefined : [...named.values()].at(-1);
  }

  async findById(id: string): Promise<LibraryPlant | undefined> {
    const [plant] = await this.database.query<LibraryPlant>(sql.BY_ID, [id]);
    return plant;
  }

  /** The plants of these ids, by id; what the library does not have is left out. */
  async findByIds(ids: string[]): Promise<Map<string, LibraryPlant>> {
    const plants = ids.length ? await this.database.query<LibraryPlant>(sql.BY_IDS, [ids]) : [];
    return new Map(plants.map((plant) => [plant.id, plant]));
  }

  /** The entries for classes of the built-in classifier. */
  async findByClass(classes: string[]): Promise<Map<string, LibraryPlant>> {
    const select = { ...LIBRARY_PLANT, visionClass: true } as const;
    const rows = await this.plants.find({ select, where: { visionClass: In(classes) } });
    return new Map(rows.map(({ visionClass, ...plant }) => [visionClass!, plant]));
  }

  /** The entries that the built-in classifier knows from photos, by its class. */
  async listClassified(): Promise<Map<string, LibraryPlant>> {
    const select = { ...LIBRARY_PLANT, visionClass: true } as const;
    const rows = await this.plants.find({ select, where: { visionClass: Not(IsNull()) } });
    return new Map(rows.map(({ visionClass, ...plant }) => [visionClass!, plant]));
  }

  /**
   * The entries that bear one of these names (common, scientific or other, in any language), by normalised name. Where several do, the
   * language that is spoken decides, then English. A species that the library does not have gets the entry of its genus, where there is one.
   */
  async findByNames(names: string[]): Promise<Map<string, LibraryPlant>> {
    const wanted = names.map(normaliseName).filter(Boolean);
    const genus = (name: string) => name.split(' ', 1)[0]!;
    const asked = [...new Set([...wanted, ...wanted.map(genus)])];
    const rows = await this.database.query<LibraryPlant & { matched: string }>(sql.BY_NAME, [
      asked,
      language(),
    ]);
    const exact = new Map(rows.map(({ matched, ...plant }) => [matched, plant]));
    const found = wanted.flatMap((name): [string, LibraryPlant][] => {
      const general = exact.get(genus(name));
      const isGenus = general?.rank === 'genus' && normaliseName(general.scientificName) === genus(name);
      const plant = exact.get(name) ?? (isGenus ? general : undefined);
      return plant ? [[name, plant]] : [];
    });
    return new Map(found);
  }

  /** What the plant key knows of each plant, in the order of their names. */
  listForKey(): Promise<KeyPlant[]> {
    const select = {
      id: true, slug: true, commonName: true, scientificName: true, category: true, drawing: true,
    } as const; // prettier-ignore
    return this.plants.find({ select, order: { commonName: 'ASC' } });
  }

  /** How a plant of this slug or id is drawn; its slug is the seed. */
  async findDrawing(name: string): Promise<{ slug: string; traits: PlantTraits } | undefined> {
    const where = isUUID(name) ? { id: name } : { slug: name };
    const row = await this.plants.findOne({ select: { id: true, slug: true, drawing: true }, where });
    return row ? { slug: row.slug, traits: row.drawing } : undefined;
  }

  private get plants() {
    return this.database.table(LibraryPlantSchema);
  }
}
