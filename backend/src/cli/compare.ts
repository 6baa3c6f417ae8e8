import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LocalPlantIdentifier } from '../modules/identification/adapters/local.plant-identifier.js';
import { remoteIdentifier } from '../modules/identification/adapters/remote-identifier.js';
import { compose } from '../modules/identification/domain/compose.js';
import { PLANT_GROUPS } from '../modules/identification/domain/plant-groups.js';
import type { PlantIdentifier } from '../modules/identification/ports/plant-identifier.js';
import { loadConfig } from '../platform/config/load-config.js';
import { toKeptCopy } from '../platform/images/photo.js';
import { column, judge, toTable } from './comparison.js';
import type { Price, Trial } from './comparison.js';
import { readKnownPlants } from './known-plants.js';

/**
 * Runs the built-in identifier and every one that has a key over the same photos, and prints a table:
 * `compare --photos DIR [--each 12] [--price openai=2.5/10] [--price anthropic=3/15]`. The folders of DIR are named as the
 * classes of the built-in identifier are, or as plants of the library are ("Aloe vera"); others are left out. A price is in dollars for a
 * million tokens, in and out.
 */
const { values } = parseArgs({
  options: {
    photos: { type: 'string' },
    each: { type: 'string', default: '12' },
    price: { type: 'string', multiple: true, default: [] },
  },
});
if (!values.photos) {
  process.stderr.write('Name the folder of photos: --photos DIR (one folder per plant in it)\n');
  process.exit(64); // EX_USAGE of sysexits.h
}

const { byClass, find } = readKnownPlants();

/** The names that count as right for a folder. */
function namesOf(folder: string): string[] {
  const group = PLANT_GROUPS[folder];
  const plant = byClass.get(folder) ?? find(folder);
  return group ? [group.scientificName, group.typical] : plant ? [plant.scientificName] : [];
}

interface Photo {
  file: string;
  names: string[];
}

async function photosIn(folder: string, each: number): Promise<Photo[]> {
  const folders = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const found = await Promise.all(
    folders.map(async ({ name }) => {
      const names = namesOf(name);
      const files = names.length > 0 ? (await readdir(path.join(folder, name))).sort() : [];
      return files.slice(0, each).map((file) => ({ file: path.join(folder, name, file), names }));
    }),
  );
  return found.flat();
}

async function run(
  identifier: PlantIdentifier,
  photos: Photo[],
): Promise<{ trials: Trial[]; failures: number }> {
  const trials: Trial[] = [];
  for (const { file, names } of photos) {
    const copy = await toKeptCopy(await readFile(file));
    const startedAt = performance.now();
    const sighting = await identifier
      .identify([copy], async () => true)
      .catch((error: Error) => {
        process.stderr.write(`${path.basename(file)}: ${error.message}\n`);
      });
    const ms = performance.now() - startedAt;
    if (!sighting) continue;
    const finding = compose(sighting, ({ scientificName }) => find(scientificName));
    const { inputTokens = 0, outputTokens = 0 } = sighting;
    trials.push({ ...judge(finding, names), ms, inputTokens, outputTokens });
  }
  return { trials, failures: photos.length - trials.length };
}

function priceOf(provider: string): Price | undefined {
  const given = values.price.find((text) => text.startsWith(`${provider}=`))?.slice(provider.length + 1);
  const [input, output] = given?.split('/').map(Number) ?? [];
  return input !== undefined && output !== undefined ? { input, output } : undefined;
}

const config = loadConfig();
const photos = await photosIn(values.photos, Number(values.each));
const local = new LocalPlantIdentifier(async () => byClass);
const providers: [string, PlantIdentifier][] = [['built-in', local]];
if (config.ANTHROPIC_API_KEY) providers.push(['anthropic', await remoteIdentifier('anthropic', config)]);
if (config.OPENAI_API_KEY) providers.push(['openai', await remoteIdentifier('openai', config)]);
const columns = [];
for (const [name, identifier] of providers) {
  const { trials, failures } = await run(identifier, photos);
  columns.push(column(name, trials, failures, priceOf(name)));
}
await local.onApplicationShutdown();
process.stdout.write(toTable(columns));
process.exit(0);
