import { tData } from '../../languages/data';
import { perLanguage } from '../../languages/language';
import type { ExportDto, ImportDto, ImportResultDto, ProgressDto, TallyDto } from '../../shared/api/api';

const tenths = perLanguage(
  ({ locale }) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const date = perLanguage(({ locale }) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }));
/** Of the language, not of the country: British lists have no comma before "and". */
const list = perLanguage(({ locale }) => new Intl.ListFormat(locale.slice(0, 2)));

/** A size as people say it: "3 KB", "412 MB", "1.2 GB". */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  if (bytes < 1_000_000_000) return `${Math.round(bytes / 1_000_000)} MB`;
  return `${tenths().format(bytes / 1_000_000_000)} GB`;
}

/** "28 November", as everywhere on the pages. */
export const dayInWords = (instant: string) => date().format(new Date(instant));

const keeping = () => tData('keeping');
const PARTS: Partial<Record<string, () => string>> = {
  garden: () => tData('readingGarden'),
  reading: () => tData('readingFile'),
  photos: () => tData('handlingPhotos'),
  keeping,
} satisfies Record<ProgressDto['part'], () => string>;

/** The current step, how far it has come (0 to 1, if known), and the same in words. */
export function progressInWords({ part, done, total }: ProgressDto) {
  const isKnown = part === 'photos' && total > 0;
  return {
    label: (PARTS[part] ?? keeping)(),
    value: isKnown ? done / total : undefined,
    words: isKnown ? tData('photosOf', { done, total }) : '',
  };
}

/** Whether an export or import is running, so that its state is worth polling. */
export const isRunning = ({ state }: Pick<ExportDto | ImportDto, 'state'>) =>
  state === 'queued' || state === 'working';

/** How many of each kind, in words; settings are not counted. */
const COUNTED: Record<TallyDto['kind'], ((count: number) => string) | undefined> = {
  plants: (count) => tData('plants', { count }),
  problems: (count) => tData('problems', { count }),
  tasks: (count) => tData('tasks', { count }),
  care: (count) => tData('care', { count }),
  journal: (count) => tData('journal', { count }),
  identifications: (count) => tData('identifications', { count }),
  photos: (count) => tData('photos', { count }),
  settings: undefined,
};

const listOf = (tallies: TallyDto[], what: 'added' | 'already' | 'leftOut') =>
  tallies.flatMap((tally) => (tally[what] > 0 ? (COUNTED[tally.kind]?.(tally[what]) ?? []) : []));

/** The result of an import as lists of counts, such as "12 plants". */
export const resultInWords = ({ tallies }: ImportResultDto) => ({
  added: listOf(tallies, 'added'),
  already: listOf(tallies, 'already'),
  leftOut: listOf(tallies, 'leftOut'),
});

/** "plants, journal entries, and photos" */
export const joined = (things: string[]) => list().format(things);
