import { inWords } from '../../shared/lib/in-order';
import type { Viewed } from './garden-view';

/** The places that are in use, the most used first: suggestions for a plant's place. */
export function placesOf(plants: readonly Pick<Viewed, 'place'>[]): string[] {
  const uses = new Map<string, number>();
  for (const { place } of plants) if (place) uses.set(place, (uses.get(place) ?? 0) + 1);
  return [...uses.keys()].sort((a, b) => uses.get(b)! - uses.get(a)! || inWords().compare(a, b));
}
