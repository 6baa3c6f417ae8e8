import { tGuide } from '../../languages/guide';

/** Weekly checks of a plant. */
export const tasks = () => [
  { id: 'soil', label: tGuide('checkSoil') },
  { id: 'pests', label: tGuide('checkPests') },
  { id: 'leaves', label: tGuide('wipe') },
  { id: 'rotate', label: tGuide('turn') },
];

/** The Monday of a date's week, as YYYY-MM-DD. */
export function weekOf(date: Date): string {
  const sinceMonday = (date.getDay() + 6) % 7;
  const monday = new Date(date.getFullYear(), date.getMonth(), date.getDate() - sinceMonday);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${monday.getFullYear()}-${two(monday.getMonth() + 1)}-${two(monday.getDate())}`;
}

const keyOf = (slug: string) => `checklist:${slug}`;

/** This week's ticks for a plant, stored on this device; those of an earlier week are ignored. */
export function readTicks(slug: string, today: Date): string[] {
  try {
    const { week, done } = JSON.parse(localStorage.getItem(keyOf(slug)) ?? '{}') as {
      week?: string;
      done?: unknown;
    };
    return week === weekOf(today) && Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores this week's ticks for a plant, on this device only. */
export const keepTicks = (slug: string, done: string[], today: Date) =>
  localStorage.setItem(keyOf(slug), JSON.stringify({ week: weekOf(today), done }));
