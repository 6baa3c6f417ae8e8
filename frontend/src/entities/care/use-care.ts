import { useMemo } from 'react';
import { reportEvent } from '../../shared/analytics/analytics';
import {
  useCompleteCareTaskMutation,
  useSnoozeCareTaskMutation,
  useUndoCareEventMutation,
  useWaterPlantMutation,
  type AnsweredDto,
  type CareTaskDto,
  type PlantDto,
} from '../../shared/api/api';
import { dayWords, localDateIn, onDay, type LocalDate } from '../../shared/lib/local-date';
import { randomKey } from '../../shared/lib/random-key';
import { careMessages } from '../../shared/toast/messages/care';
import { useReport } from '../../shared/toast/use-report';
import { useAccount } from '../account/use-account';
import { doneWords } from './care-words';

/** A gardener's answers to a task: done, done and the soil was dry, the soil is still moist, later. */
export type HowAnswered = 'done' | 'was-dry' | 'still-moist' | 'later';

type Task = Pick<CareTaskDto, 'id' | 'kind' | 'title' | 'plantName'>;

/**
 * Records an answer to a task, shows a toast with Undo, and returns the record; undefined if it failed. `isQuiet`: the page itself
 * says what was recorded and offers Undo, and only a failure has a toast.
 */
export function useCare(isQuiet = false) {
  const [waterPlant] = useWaterPlantMutation();
  const [complete] = useCompleteCareTaskMutation();
  const [snooze] = useSnoozeCareTaskMutation();
  const [takeBack] = useUndoCareEventMutation();
  const report = useReport();
  const today = localDateIn(useAccount().timeZone);

  return useMemo(() => {
    /** Resolves to whether it was undone. */
    const undo = async (id: string) => {
      const call = takeBack({ id })
        .unwrap()
        .then(() => true);
      const words = { done: isQuiet ? undefined : careMessages.undone, failed: careMessages.failed };
      return Boolean(await report(call, words));
    };

    const water = async ({ id, commonName }: Pick<PlantDto, 'id' | 'commonName'>, soil?: 'dry') => {
      const call = waterPlant({ id, 'Idempotency-Key': randomKey(), doneDto: { soil } }).unwrap();
      const watered = await report(call, {
        done: ({ eventId, learnt }) => careMessages.watered(commonName, learnt, () => void undo(eventId)),
        failed: careMessages.failed,
      });
      if (watered) reportWatering();
      return watered;
    };

    /** `corrects` is the id of an earlier answer, which is undone once this one is recorded. */
    const answer = async (
      task: Task,
      how: HowAnswered,
      onUndo: (eventId: string) => void,
      corrects?: string,
    ) => {
      const call = { id: task.id, 'Idempotency-Key': randomKey() };
      const answering =
        how === 'done' || how === 'was-dry'
          ? complete({ ...call, doneDto: { soil: how === 'was-dry' ? 'dry' : undefined } })
          : snooze({ ...call, snoozeDto: { because: how } });
      const answered = await report(answering.unwrap(), {
        done: isQuiet
          ? undefined
          : ({ eventId, learnt, task: { dueOn } }) =>
              toastFor(task, how, { dueOn, today, learnt, undo: () => onUndo(eventId) }),
        failed: careMessages.failed,
      });
      if (answered && corrects) void takeBack({ id: corrects });
      if (answered && task.kind === 'water' && (how === 'done' || how === 'was-dry')) reportWatering();
      return answered;
    };

    return { water, answer, undo, today };
  }, [waterPlant, complete, snooze, takeBack, report, today, isQuiet]);
}

interface Outcome {
  dueOn: LocalDate;
  today: LocalDate;
  learnt: AnsweredDto['learnt'];
  undo: () => void;
}

function toastFor(task: Task, how: HowAnswered, { dueOn, today, learnt, undo }: Outcome) {
  if (how === 'still-moist') return careMessages.moist(task.plantName, onDay(dueOn, today), learnt, undo);
  if (how === 'later') return careMessages.putOff(task.plantName, dayWords(dueOn, today), undo);
  if (task.kind === 'water') return careMessages.watered(task.plantName, learnt, undo);
  return careMessages.done(doneWords(task), task.plantName, undo);
}

const reportWatering = () => reportEvent('plant_watered');
