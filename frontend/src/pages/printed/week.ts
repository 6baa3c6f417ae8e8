import { toDoWords } from '../../entities/care/care-words';
import type { CalendarDayDto, OccurrenceDto, PlantDto } from '../../shared/api/api';
import { inWords } from '../../shared/lib/in-order';
import { addDays, type LocalDate } from '../../shared/lib/local-date';

/** How many days are on the sheet, today included. */
export const DAYS = 7;

interface Task {
  id: string;
  /** "Water", "Turn the pot" */
  words: string;
  /** How often, and when last: the sentence that every place says. */
  reason: string;
}

/** What a plant needs on a day. */
export interface PlantOfDay {
  id: string;
  name: string;
  place?: string | null;
  imageUrl?: string | null;
  tasks: Task[];
}

/** A day of the sheet; it may have no plants. */
export interface SheetDay {
  date: LocalDate;
  plants: PlantOfDay[];
}

type Known = Pick<PlantDto, 'id' | 'place' | 'imageUrl'>;

/**
 * The seven days from `today` on, each with its plants by name and what each of them needs. `days` are of one or two months of the
 * calendar; plants that are not in `garden` have no picture.
 */
export function weekFrom(today: LocalDate, days: CalendarDayDto[], garden: Known[]): SheetDay[] {
  const known = new Map(garden.map((plant) => [plant.id, plant]));
  return Array.from({ length: DAYS }, (_, ahead) => {
    const date = addDays(today, ahead);
    const tasks = days.find((day) => day.date === date)?.tasks ?? [];
    return { date, plants: byPlant(tasks, known) };
  });
}

function byPlant(tasks: OccurrenceDto[], known: Map<string, Known>): PlantOfDay[] {
  const plants = new Map<string, PlantOfDay>();
  for (const { plantId, plantName, taskId, kind, title, reason } of tasks) {
    const { place, imageUrl } = known.get(plantId) ?? {};
    const plant = plants.get(plantId) ?? { id: plantId, name: plantName, place, imageUrl, tasks: [] };
    plant.tasks.push({ id: taskId, words: toDoWords({ kind, title }), reason });
    plants.set(plantId, plant);
  }
  return [...plants.values()].sort((a, b) => inWords().compare(a.name, b.name));
}
