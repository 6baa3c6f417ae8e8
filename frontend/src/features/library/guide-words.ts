import type { LibraryPlantDto } from '../../shared/api/api';

/** "Also called True aloe and Medicine plant." */
export const otherNamesInWords = (names: string[]): string => {
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
  return `Also called ${list}.`;
};

/** The range of degrees Celsius in which a plant takes no harm; below zero it is frost that the plant survives. */
export function warmthInWords([lowest = 0, highest = 0]: number[]): string {
  if (lowest >= 0) return `It takes ${lowest} to ${highest} °C without harm.`;
  return `It takes frost down to ${lowest} °C, and heat up to ${highest} °C.`;
}

export const airInWords: Record<LibraryPlantDto['humidity'], string> = {
  low: 'Dry air suits it.',
  average: 'The air of an ordinary room suits it.',
  high: 'It likes moist air, as in a bathroom or beside other plants.',
};
