import type { PlantTraits } from '@leaflore/drawings';
import { In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';
import { columnNameOf, columnsIn } from '../../platform/database/columns.js';
import type { Database } from '../../platform/database/database.js';
import { sha256 } from '../../platform/hash.js';
import { LANGUAGES } from '../../kernel/languages/language.js';
import { careFacts } from './domain/care-facts.js';
import type { LibraryPlant } from './domain/library-plant.js';
import { searchNames } from './domain/names.js';
import { LibraryPlantSchema } from './library-plant.schema.js';
import type { LibraryPlantRow } from './library-plant.schema.js';
import { MARK_VERSION } from './library-seed.statements.js';
import { LibraryVersionSchema, PlantNameSchema } from './plant-name.schema.js';
import { translated } from './translations.js';

/** A plant as the seed file has it. */
export type SeedPlant = Omit<LibraryPlant, 'id' | 'imageUrl'> & {
  visionClass: string | null;
  drawing: PlantTraits;
  /** Where each fact comes from; `backend/seeds/README.md` says what the names stand for. Stays in the file. */
  sources: Record<string, string[]>;
};

/** The tables that the seed writes to. */
export const SEED_TABLES = [LibraryPlantSchema, PlantNameSchema, LibraryVersionSchema];

/** Bumped when the shape of what the seed writes changes, so that an old installation is seeded again. */
const FORMAT = 3;
/** Plants with their names in one statement: far fewer values than the 65,535 that Postgres takes. */
const BATCH = 500;

const COLUMNS = columnsIn(LibraryPlantSchema)
  .filter(([member]) => member !== 'id')
  .map(([member, column]) => columnNameOf(member, column));

/**
 * Writes the seed file into the library in one transaction, unless neither it, nor what is computed of it, nor a name in another language
 * has changed since the last time. Plants keep their ids (by slug), and one that left the file stays. Answers how many plants it wrote.
 */
export async function seedLibrary(database: Database, plants: SeedPlant[]): Promise<number> {
  const content = JSON.stringify([FORMAT, plants, plants.map(namesOf), plants.map(careFacts)]);
  const version = sha256(content).toString('hex');
  if (await database.table(LibraryVersionSchema).existsBy({ version })) return 0;
  await database.transaction(async () => {
    for (let at = 0; at < plants.length; at += BATCH)
      await writePlants(database, plants.slice(at, at + BATCH));
    await database.query(MARK_VERSION, [version]);
  });
  return plants.length;
}

async function writePlants(database: Database, plants: SeedPlant[]): Promise<void> {
  const table = database.table(LibraryPlantSchema);
  const insert = table.createQueryBuilder().insert().values(plants.map(toRow));
  await insert.orUpdate(COLUMNS, ['slug']).updateEntity(false).execute();
  const where = { slug: In(plants.map(({ slug }) => slug)) };
  const ids = new Map(
    (await table.find({ select: { id: true, slug: true }, where })).map((p) => [p.slug, p.id]),
  );
  const names = plants.flatMap((plant) =>
    namesOf(plant).map((name) => ({ plantId: ids.get(plant.slug)!, ...name })),
  );
  await database.table(PlantNameSchema).delete({ plantId: In([...ids.values()]) });
  await database.table(PlantNameSchema).insert(names);
}

/** What it is found by in each language; the scientific name in all of them. */
const namesOf = (plant: SeedPlant) =>
  LANGUAGES.flatMap((language) =>
    searchNames(translated(plant, language)).map((name) => ({ language, ...name })),
  );

const toRow = ({ sources: _, ...plant }: SeedPlant): QueryDeepPartialEntity<LibraryPlantRow> => ({
  ...plant,
  imageUrl: `/drawings/${plant.slug}.svg`,
  care: careFacts(plant),
});
