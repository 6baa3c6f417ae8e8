import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { searchNames } from './domain/names.js';
import type { LibraryPlant } from './domain/library-plant.js';
import type { PlantTraits } from '@leaflore/drawings';

/** A plant as the seed file has it. */
export type SeedPlant = Omit<LibraryPlant, 'id' | 'imageUrl'> & {
  visionClass: string | null;
  drawing: PlantTraits;
  /** Where each fact comes from; `backend/seeds/README.md` says what the names stand for. Stays in the file. */
  sources: Record<string, string[]>;
};

const COLUMNS: [column: string, type: string, value: (plant: SeedPlant) => unknown][] = [
  ['slug', 'text', (p) => p.slug],
  ['vision_class', 'text', (p) => p.visionClass],
  ['common_name', 'text', (p) => p.commonName],
  ['scientific_name', 'text', (p) => p.scientificName],
  ['rank', 'text', (p) => p.rank],
  ['family', 'text', (p) => p.family],
  ['other_names', 'text[]', (p) => p.otherNames],
  ['description', 'text', (p) => p.description],
  ['image_url', 'text', (p) => `/drawings/${p.slug}.svg`],
  ['category', 'text', (p) => p.category],
  ['kind', 'text', (p) => p.kind],
  ['water_needs', 'text', (p) => p.waterNeeds],
  ['water_interval_days', 'int', (p) => p.waterIntervalDays],
  ['winter_interval_days', 'int', (p) => p.winterIntervalDays],
  ['light_needs', 'text', (p) => p.lightNeeds],
  ['soil_type', 'text', (p) => p.soilType],
  ['care_instructions', 'text', (p) => p.careInstructions],
  ['difficulty', 'text', (p) => p.difficulty],
  ['temperature_c', 'int[]', (p) => p.temperatureC],
  ['humidity', 'text', (p) => p.humidity],
  ['pet_toxicity', 'jsonb', (p) => JSON.stringify(p.petToxicity)],
  ['drawing', 'jsonb', (p) => JSON.stringify(p.drawing)],
];

const names = COLUMNS.map(([column]) => column);
const UPSERT = `insert into plant_library (${names.join(', ')})
  values (${COLUMNS.map(([, type], index) => `$${index + 1}::${type}`).join(', ')})
  on conflict (slug) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
  returning id`;

/** Bumped when the shape of what the seed writes changes, so that an old installation is seeded again. */
const FORMAT = 2;

/**
 * Brings the library up to the seed file, in one transaction, and only if the file is another than last time.
 * Plants keep their ids (by slug); one that left the file stays. Answers how many plants it wrote.
 */
export async function seedLibrary(client: Client, plants: SeedPlant[]): Promise<number> {
  const version = createHash('sha256')
    .update(JSON.stringify([FORMAT, plants]))
    .digest('hex');
  const { rows } = await client.query<{ version: string }>('select version from library_version');
  if (rows[0]?.version === version) return 0;
  await client.query('begin');
  try {
    for (const plant of plants) await write(client, plant);
    await client.query(
      `insert into library_version (version) values ($1) on conflict (one) do update set version = excluded.version`,
      [version],
    );
    await client.query(`select pg_notify('library', $1)`, [version]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return plants.length;
}

async function write(client: Client, plant: SeedPlant): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    UPSERT,
    COLUMNS.map(([, , value]) => value(plant)),
  );
  const { id } = rows[0]!;
  await client.query('delete from plant_names where plant_id = $1', [id]);
  const names = searchNames(plant);
  await client.query(
    `insert into plant_names (plant_id, name, weight) select $1, * from unnest($2::text[], $3::smallint[])`,
    [id, names.map(({ name }) => name), names.map(({ weight }) => weight)],
  );
}
