import { seedLibrary, SEED_TABLES } from '../src/modules/library/library-seed.repository.js';
import type { SeedPlant } from '../src/modules/library/library-seed.repository.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import { Database } from '../src/platform/database/database.js';
import { readSeed } from '../src/setup/migrate-and-seed.js';

/** Seeds the library as another version of the app would, with other facts about some of its plants, by slug. */
export async function changeLibrary(databaseUrl: string, facts: Record<string, Partial<SeedPlant>>) {
  const source = await createDataSource(databaseUrl, [], SEED_TABLES).initialize();
  const plants = readSeed().map((plant) => ({ ...plant, ...facts[plant.slug] }));
  await seedLibrary(new Database(source), plants).finally(() => source.destroy());
}
