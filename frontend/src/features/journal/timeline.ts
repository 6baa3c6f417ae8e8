import { inTime } from '../../shared/lib/in-order';
import { localDateIn, type LocalDate } from '../../shared/lib/local-date';

interface Dated {
  createdAt: string;
}

/** The entries of one month. */
export interface Month<Entry> {
  /** '2026-11' */
  month: string;
  entries: Entry[];
}

/** Groups entries, newest first, by month of the reader's own calendar, in the same order. */
export function byMonth<Entry extends Dated>(entries: Entry[], timeZone?: string | null): Month<Entry>[] {
  const months: Month<Entry>[] = [];
  for (const entry of entries) {
    const month = localDateIn(timeZone, new Date(entry.createdAt)).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}

/** A photo of a plant and its day. */
export interface DatedPhoto {
  imageUrl: string;
  day: LocalDate;
}

interface Pictured extends Dated {
  imageUrl?: string | null;
}

/** Every photo of a plant, oldest first, each once: its own picture, if that is a photo, and those of the journal. */
export function photosOf(
  plant: { imageUrl: string | null; dateAdded: string },
  entries: Pictured[],
  timeZone?: string | null,
): DatedPhoto[] {
  const photos = new Map<string, string>();
  const take = (imageUrl: string | null | undefined, moment: string) => {
    if (imageUrl && isPhoto(imageUrl)) photos.set(imageUrl, moment);
  };
  take(plant.imageUrl, plant.dateAdded);
  for (const { imageUrl, createdAt } of entries) take(imageUrl, createdAt);
  return [...photos]
    .sort(([, one], [, other]) => inTime(one, other))
    .map(([imageUrl, moment]) => ({ imageUrl, day: localDateIn(timeZone, new Date(moment)) }));
}

/** Whether a picture is a real photo: our drawings do not show how a plant has changed. */
const isPhoto = (imageUrl: string) => imageUrl.startsWith('/api/photos/');
