import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { GuideDto } from '../src/shared/api/guides';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const RULES = here('../../backend/src/modules/library/domain/guides.ts');
const LIBRARY = here('../../backend/seeds/plant-library.json');

type Plant = Omit<GuideDto, 'id' | 'imageUrl' | 'care' | 'related'>;
type Known = Omit<GuideDto, 'care' | 'related'>;

/**
 * The care guides of the library that every installation is seeded with, by name, made by the same code with which the server
 * answers `GET /api/plant-library/{slug}`. They have no ids: each database gives its own.
 */
export async function readGuides(): Promise<GuideDto[]> {
  const { module } = await runnerImport<{ guideOf: (plant: Known, all: Known[]) => GuideDto }>(RULES);
  const seed = JSON.parse(await readFile(LIBRARY, 'utf8')) as Plant[];
  const plants = seed.map(publicPart);
  return plants.map((plant) => module.guideOf(plant, plants));
}

/** What the file says about sources, the classifier and the drawing is not part of a guide. */
function publicPart(plant: Plant): Known {
  const { sources, visionClass, drawing, ...known } = plant as Plant & Record<string, unknown>;
  void [sources, visionClass, drawing];
  return { ...(known as Plant), id: '', imageUrl: `/drawings/${plant.slug}.svg` };
}
