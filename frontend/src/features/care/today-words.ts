import { tToday } from '../../languages/today';
import { doneWords, toDoWords, type NamedCare } from '../../entities/care/care-words';
import { addDays, dayWords, monthWords, onDay, theDay } from '../../shared/lib/local-date';
import { KEPT } from '../../shared/offline/waiting-write';
import type { Answered } from './use-today-tasks';

/** The task up to the plant's name: "Water ", "Turn the pot: ", "Is it better? ". */
export function beforeName(task: NamedCare): string {
  const words = toDoWords(task);
  if (!task.title) return tToday('beforeName', { task: words });
  return `${words}${task.title.endsWith('?') ? ' ' : ': '}`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

interface Waiting {
  place: string | null;
  dueOn: string;
}

/** The plant's place and, without blame, since when the task waits: "Kitchen · waiting since Friday 20 November". */
export function waitingWords({ place, dueOn }: Waiting, today: string): string {
  const since = dueOn < today ? tToday('waitingSince', { day: theDay(dueOn, today) }) : '';
  return capital([place, since].filter(Boolean).join(' · '));
}

interface Planned extends NamedCare {
  isOwnRhythm?: boolean;
}

/** The library plans these for a month, and the server's sentence names no day either. */
const isOfMonth = ({ kind, isOwnRhythm }: Planned) => !isOwnRhythm && /^(repot|prune)$/.test(kind);

/** When a task of the days to come is due: "Tomorrow", "Saturday 28 November", "March 2028". */
export const comingWords = (
  task: Planned & { dueOn: string; putOffFrom: string | null },
  today: string,
): string =>
  capital(isOfMonth(task) && !task.putOffFrom ? monthWords(task.dueOn) : dayWords(task.dueOn, today));

/**
 * What was recorded, and when the task comes again: "Watered. Next time on Saturday 28 November." Of an answer that waits for a network:
 * where it is kept.
 */
export const answerWords = (task: Planned, answered: Answered, today: string): string =>
  recordedWords(task, answered, today) + (answered.eventId?.startsWith(KEPT) ? tToday('keptHere') : '');

function recordedWords(task: Planned, { how, dueOn }: Answered, today: string): string {
  if (how === 'still-moist')
    return dueOn ? tToday('moistUntil', { onDay: onDay(dueOn, today) }) : tToday('moist');
  if (how === 'later') return tToday('putOffUntil', { day: theDay(dueOn ?? addDays(today, 1), today) });
  const done = doneWords(task);
  if (!dueOn || task.kind === 'treatment') return tToday('record', { done });
  return isOfMonth(task)
    ? tToday('recordNextMonth', { done, month: monthWords(dueOn) })
    : tToday('recordNext', { done, onDay: onDay(dueOn, today) });
}
