import { toDoWords, type NamedCare } from '../../entities/care/care-words';
import { tCare } from '../../languages/care';
import { tEasy } from '../../languages/easy';
import { isStillUnwell } from '../../entities/plant/still-unwell';
import { answerWords, waitingWords } from '../../features/care/today-words';
import type { Answered } from '../../features/care/use-today-tasks';
import type { CareTaskDto } from '../../shared/api/api';
import { driedEarly } from '../../shared/toast/messages/care';

type Named = NamedCare & Pick<CareTaskDto, 'plantName' | 'step'>;

/** What is wrong with a plant, as a sentence. */
export const unwellWords = (problem: string): string =>
  isStillUnwell(problem) ? `${problem}.` : tEasy('unwell', { problem });

/** The same with the plant's name. */
export const isUnwellWords = (name: string, problem: string): string =>
  isStillUnwell(problem) ? `${name}. ${problem}.` : tEasy('isUnwell', { name, problem });

/** The one question about a task; the second look asks its own in its title. */
export function questionOf({ kind, step, title }: Pick<CareTaskDto, 'kind' | 'step' | 'title'>): string {
  if (kind === 'water') return tCare('checkFirst');
  return step === 'look' && title ? title : tEasy('haveYouDone');
}

/** A task with its plant: "Feed Peace Lily", "Turn the pot: Peace Lily", "Is it better? Peace Lily". */
export function careWords(named: Named): string {
  const { title, plantName: plant } = named;
  const task = toDoWords(named);
  if (!title) return tEasy('care', { task, plant });
  return title.endsWith('?') ? `${task} ${plant}` : `${task}: ${plant}`;
}

/** The heading: "Peace Lily" where the question says what to do, "Feed Peace Lily" elsewhere. */
export const headingOf = (task: Named) =>
  task.kind === 'water' || task.step === 'look' ? task.plantName : careWords(task);

/** Where the plant is and why it is asked about now, a sentence each. */
export function whyWords(task: CareTaskDto, today: string): string[] {
  const waiting = waitingWords(task, today);
  return [waiting && `${waiting}.`, task.reason].filter(Boolean);
}

/** What was recorded, when the task comes again, and what the answer taught. */
export const saidWords = (task: CareTaskDto, answered: Answered, today: string): string =>
  [answerWords(task, answered, today), answered.learnt === 'shorter' && driedEarly()]
    .filter(Boolean)
    .join(' ');
