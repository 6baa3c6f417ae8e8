import { tGuide } from '../../languages/guide';
import type { LibraryPlantDto } from '../../shared/api/api';
import { listWords } from '../../shared/lib/list-words';

/** "Also called True aloe and Medicine plant." */
export const otherNamesInWords = (names: string[]): string =>
  tGuide('otherNames', { names: listWords(names) });

/** The range of degrees Celsius in which a plant takes no harm; below zero it is frost that the plant survives. */
export const warmthInWords = ([lowest = 0, highest = 0]: number[]): string =>
  tGuide(lowest >= 0 ? 'warm' : 'frost', { lowest, highest });

/** The air that suits a plant. */
export function airInWords(humidity: LibraryPlantDto['humidity']): string {
  if (humidity === 'low') return tGuide('dryAir');
  return tGuide(humidity === 'high' ? 'moistAir' : 'roomAir');
}
