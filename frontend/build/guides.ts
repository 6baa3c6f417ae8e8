import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { LanguageCode } from '../src/languages/language';
import type { GuideDto } from '../src/shared/api/guides';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const RULES = here('../../backend/src/modules/library/guides-in.ts');
const LIBRARY = here('../../backend/seeds/plant-library.json');

type Plant = Omit<GuideDto, 'id' | 'imageUrl' | 'care' | 'related'>;
type Known = Omit<GuideDto, 'care' | 'related'>;
interface Rules {
  guidesIn: (code: LanguageCode, plants: Known[]) => GuideDto[];
}

let rules: Promise<Rules> | undefined;

/**
 * The care guides of the seeded library in a language, made by the code with which the server answers `GET
 * /api/plant-library/{slug}`. They have no ids: each database gives its own.
 */
export async function readGuides(code: LanguageCode): Promise<GuideDto[]> {
  rules ??= runnerImport<Rules>(RULES).then(({ module }) => module);
  const { guidesIn } = await rules;
  const seed = JSON.parse(await readFile(LIBRARY, 'utf8')) as Plant[];
  const guides = guidesIn(code, seed.map(publicPart));
  if (code === 'en') return guides; // the file has them in this order
  const { compare } = new Intl.Collator(code);
  return guides.sort((one, other) => compare(one.commonName, other.commonName));
}

/** What the file says about sources, the classifier and the drawing is not part of a guide. */
function publicPart(plant: Plant): Known {
  const { sources, visionClass, drawing, ...known } = plant as Plant & Record<string, unknown>;
  void [sources, visionClass, drawing];
  return { ...(known as Plant), id: '', imageUrl: `/drawings/${plant.slug}.svg` };
}
