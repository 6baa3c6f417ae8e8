import { texts } from '../../../kernel/languages/texts.js';
import { propagationInWords } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';

const tPropagation = texts('propagation');

/** How a plant, which is called `name` here, is multiplied: the best way in steps, then another one where there is one. */
export function howToMultiply(name: string, { slug }: Pick<LibraryPlant, 'slug'>): string {
  const [best, another] = propagationInWords(slug);
  if (!best) return tPropagation('unknown', { name });
  const first = tPropagation('best', { name, way: best.way, how: best.how });
  if (!another) return first;
  return `${first}\n\n${tPropagation('another', { way: another.way, how: another.how })}`;
}
