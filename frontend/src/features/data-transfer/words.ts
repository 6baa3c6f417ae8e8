import type { ExportDto, ImportDto, ImportResultDto, ProgressDto, TallyDto } from '../../shared/api/api';

const number = new Intl.NumberFormat('en');
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** 12 → "12 plants", 1 → "1 plant". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** A size as people say it: "3 KB", "412 MB", "1.2 GB". */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  if (bytes < 1_000_000_000) return `${Math.round(bytes / 1_000_000)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** "28 November", as everywhere on the pages. */
export const dayInWords = (instant: string) => date.format(new Date(instant));

const PARTS: Record<ProgressDto['part'], string> = {
  garden: 'Reading your garden',
  reading: 'Reading the file',
  photos: 'Photos',
  keeping: 'Putting everything in its place',
};

/** The current step, how far it has come (0 to 1, if known), and the same in words. */
export function progressInWords({ part, done, total }: ProgressDto) {
  const isKnown = part === 'photos' && total > 0;
  return {
    label: PARTS[part],
    value: isKnown ? done / total : undefined,
    words: isKnown ? `${number.format(done)} of ${number.format(total)} photos` : '',
  };
}

/** Whether an export or import is running, so that its state is worth polling. */
export const isRunning = ({ state }: Pick<ExportDto | ImportDto, 'state'>) =>
  state === 'queued' || state === 'working';

const NAMES: Record<TallyDto['kind'], [one: string, many: string]> = {
  plants: ['plant', 'plants'],
  problems: ['plant problem', 'plant problems'],
  tasks: ['care task', 'care tasks'],
  care: ['note of care', 'notes of care'],
  journal: ['journal entry', 'journal entries'],
  identifications: ['identification', 'identifications'],
  photos: ['photo', 'photos'],
  settings: ['set of settings', 'sets of settings'],
};

const listOf = (tallies: TallyDto[], what: 'added' | 'already' | 'leftOut') =>
  tallies
    .filter((tally) => tally[what] > 0 && tally.kind !== 'settings')
    .map((tally) => counted(tally[what], ...NAMES[tally.kind]));

/** The result of an import as lists of counts, such as "12 plants". */
export const resultInWords = ({ tallies }: ImportResultDto) => ({
  added: listOf(tallies, 'added'),
  already: listOf(tallies, 'already'),
  leftOut: listOf(tallies, 'leftOut'),
});

/** "plants, journal entries and photos" */
export const joined = (things: string[]) => new Intl.ListFormat('en').format(things);
