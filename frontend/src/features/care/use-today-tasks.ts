import { useState } from 'react';
import { useCare, type HowAnswered } from '../../entities/care/use-care';
import {
  useGetCareTodayQuery,
  type AnsweredDto,
  type CareEventDto,
  type CareTaskDto,
} from '../../shared/api/api';
import { KEPT } from '../../shared/offline/waiting-write';
import { shownTasks } from './today-groups';

/** The answer to a task while the page is open. */
export interface Answered {
  how: HowAnswered;
  /** Missing until the server has answered, or until it is kept on this device: then it begins with `KEPT`. */
  eventId?: string;
  /** When the task comes again. */
  dueOn?: string;
  /** What it taught the rhythm. */
  learnt?: AnsweredDto['learnt'];
  /** Another one of the household was first; what they noted takes its place as soon as the day shows it. */
  isTheirs?: boolean;
}

const idsOf = (tasks: readonly CareTaskDto[]) => tasks.map(({ id }) => id).join();
const without = (answers: Record<string, Answered>, id: string) =>
  Object.fromEntries(Object.entries(answers).filter(([other]) => other !== id));

/**
 * Today's tasks, each at its position for as long as the page is open, and the functions that answer them; `isQuiet` as in `useCare`.
 */
export function useTodayTasks(isQuiet?: boolean) {
  const { data, error, isFetching, refetch } = useGetCareTodayQuery();
  const [answers, setAnswers] = useState<Record<string, Answered>>({});
  const [kept, setKept] = useState<CareTaskDto[]>([]);
  const care = useCare(isQuiet);
  const [date, setDate] = useState(data?.date);
  // What was answered yesterday is not an answer to what is due today.
  if (data && data.date !== date) {
    setDate(data.date);
    setAnswers({});
  }

  const settled = eventsByTask(data?.done ?? []);
  const tasks = shownTasks(kept, data?.due ?? [], new Set([...Object.keys(answers), ...settled.keys()]));
  if (idsOf(tasks) !== idsOf(kept)) setKept(tasks);

  const isDue = new Set(data?.due.map(({ id }) => id));
  // What is kept on this device is as the day shows it, as soon as it does: waiting, then sent, refused or taken out.
  const isForNow = ({ eventId, isTheirs }: Answered) => isTheirs || eventId?.startsWith(KEPT);
  const isShown = (id: string) => settled.has(id) && !isDue.has(id) && isForNow(answers[id]!);
  const shown = Object.keys(answers).find(isShown);
  if (shown) setAnswers(without(answers, shown));
  const answerTo = (id: string): Answered | undefined => {
    if (answers[id]) return answers[id];
    const event = isDue.has(id) ? undefined : settled.get(id);
    return event && { how: event.answer as HowAnswered, eventId: event.id };
  };

  const undo = async (task: CareTaskDto, eventId: string) => {
    const isUndone = await care.undo(eventId);
    if (isUndone) setAnswers((before) => without(before, task.id));
    return isUndone;
  };
  const answer = async (task: CareTaskDto, how: HowAnswered) => {
    const earlier = answerTo(task.id)?.eventId;
    setAnswers((before) => ({ ...before, [task.id]: { how } }));
    const noted = await care.answer(task, how, (eventId) => void undo(task, eventId), earlier);
    setAnswers((before) =>
      noted
        ? { ...before, [task.id]: { how, ...('task' in noted ? sent(noted) : { eventId: noted.eventId }) } }
        : without(before, task.id),
    );
  };

  // The seeded day of a newcomer (app/store.ts) has no date, and is not shown.
  const day = data?.date ? data : undefined;
  return { day, tasks, answerTo, answer, undo, forget: care.undo, error, isFetching, refetch };
}

function sent({ eventId, task: { dueOn }, learnt, alreadyDone }: AnsweredDto): Partial<Answered> {
  return alreadyDone ? { isTheirs: true } : { eventId, dueOn, learnt };
}

function eventsByTask(events: readonly CareEventDto[]) {
  return new Map(events.flatMap((event) => (event.taskId ? [[event.taskId, event] as const] : [])));
}
