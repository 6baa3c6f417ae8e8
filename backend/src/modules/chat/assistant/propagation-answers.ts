import { texts } from '../../../kernel/languages/texts.js';
import { asksForGloves, propagationOf } from '../../library/index.js';
import type { LibraryPlant, Propagation } from '../../library/index.js';

const tPropagation = texts('propagation');

/** How a plant, which is called `name` here, is multiplied: the best way in steps, then another one where there is one. */
export function howToMultiply(name: string, { slug }: Pick<LibraryPlant, 'slug'>): string {
  const [best, another] = propagationOf(slug);
  if (!best) return tPropagation('unknown', { name });
  return [
    tPropagation('best', { name, ...inSteps(best) }),
    another && tPropagation('another', inSteps(another)),
    asksForGloves(slug) && tPropagation('gloves'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const inSteps = (way: Propagation) => ({ way: tPropagation(way), how: tPropagation(`${way}How`) });
