import { doneWords, toDoWords, type NamedCare } from '../../entities/care/care-words';
import { dayWords, onDay } from '../../shared/lib/local-date';
import type { Answered } from './use-today-tasks';

/** The task up to the plant's name: "Water ", "Turn the pot: ", "Is it better? ". */
export const beforeName = (task: NamedCare) =>
  `${toDoWords(task)}${/[^?]$/.test(task.title ?? '') ? ': ' : ' '}`;

interface Waiting {
  place: string | null;
  dueOn: string;
}

/** The plant's place and, without blame, since when the task waits: "Kitchen · waiting since Friday 20 November". */
export function waitingWords({ place, dueOn }: Waiting, today: string): string {
  const since = dueOn < today ? `waiting since ${onDay(dueOn, today).replace(/^on /, '')}` : '';
  const words = [place, since].filter(Boolean).join(' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What was recorded, and when the task comes again: "Watered. Next time on Saturday 28 November". */
export function answerWords(task: NamedCare, { how, dueOn }: Answered, today: string): string {
  if (how === 'still-moist')
    return dueOn ? `Still moist. We’ll ask again ${onDay(dueOn, today)}` : 'Still moist';
  if (how === 'later') return `Put off until ${dueOn ? dayWords(dueOn, today) : 'tomorrow'}`;
  if (task.kind === 'treatment') return doneWords(task);
  return dueOn ? `${doneWords(task)}. Next time ${onDay(dueOn, today)}` : doneWords(task);
}
