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
import { localDateIn, momentOn, onDay, theDay, type LocalDate } from '../../shared/lib/local-date';
import { randomKey } from '../../shared/lib/random-key';
import { sendOrKeep, loadQueue } from '../../shared/offline/send-or-keep';
import { KEPT, type Kept } from '../../shared/offline/waiting-write';
import { careMessages } from '../../shared/toast/messages/care';
import { offlineMessages } from '../../shared/toast/messages/offline';
import { useReport } from '../../shared/toast/use-report';
import { useAccount } from '../account/use-account';
import { doneWords } from './care-words';
import { answeredBy, useOnce } from './use-once';

/** A gardener's answers to a task: done, done and the soil was dry, the soil is still moist, later. */
export type HowAnswered = 'done' | 'was-dry' | 'still-moist' | 'later';

type Task = Pick<CareTaskDto, 'id' | 'kind' | 'title' | 'plantId' | 'plantName'> &
  Partial<Pick<CareTaskDto, 'dueOn'>>;

type Watered = Pick<PlantDto, 'id' | 'commonName' | 'waterTaskId' | 'waterDueOn'>;

/**
 * Records answers to tasks, with a toast that offers Undo. Each call returns the record, or what this device keeps until there is a
 * network; undefined if it failed. A double tap records once. With `isQuiet` the page itself says what was recorded and offers Undo:
 * only failures have a toast, and answers that another person has given first.
 */
export function useCare(isQuiet = false) {
  const [waterPlant] = useWaterPlantMutation();
  const [complete] = useCompleteCareTaskMutation();
  const [snooze] = useSnoozeCareTaskMutation();
  const [takeBack] = useUndoCareEventMutation();
  const report = useReport();
  const { once, again } = useOnce();
  const { id: owner, timeZone } = useAccount();
  const today = localDateIn(timeZone);

  return useMemo(() => {
    /** What is not sent yet has a key instead of an id of the server, and is only taken out. */
    const takeBackOrOut = async (id: string) => {
      const sentId = id.startsWith(KEPT) ? await (await loadQueue()).takeOut(id) : id;
      if (sentId) await takeBack({ id: sentId }).unwrap();
    };

    /** Resolves to whether it was undone. */
    const undo = async (id: string) => {
      again();
      const call = takeBackOrOut(id).then(() => true);
      const words = { done: isQuiet ? undefined : careMessages.undone, failed: careMessages.failed };
      return Boolean(await report(call, words));
    };

    const water = async ({ id, commonName, waterTaskId, waterDueOn: dueOn }: Watered, soil?: 'dry') => {
      const key = randomKey();
      const on = localDateIn(timeZone);
      const call = sendOrKeep(
        () => waterPlant({ id, 'Idempotency-Key': key, doneDto: { soil, dueOn } }).unwrap(),
        () => ({
          key,
          owner,
          plantId: id,
          plantName: commonName,
          url: `/api/plants/${id}/water`,
          body: { soil, on, dueOn },
          task: { id: waterTaskId, kind: 'water', answer: soil ? 'was-dry' : 'done', on },
        }),
      );
      const watered = await report(call, {
        done: (result) => {
          const takeBack = () => void undo(result.eventId);
          if ('isKept' in result) return offlineMessages.kept(commonName, takeBack);
          if (result.alreadyDone) return careMessages.already(result.alreadyDone);
          return careMessages.watered(commonName, result.learnt, takeBack);
        },
        failed: careMessages.failed,
      });
      if (watered && isFirst(watered)) reportWatering();
      return watered;
    };

    /** `corrects` is the id of an earlier answer, which is undone once this one is recorded; `day` an earlier day on which it was done. */
    const answer = async (
      task: Task,
      how: HowAnswered,
      onUndo: (eventId: string) => void,
      corrects?: string,
      day?: LocalDate,
    ) => {
      const key = randomKey();
      const on = day ?? localDateIn(timeZone);
      const call = { id: task.id, 'Idempotency-Key': key };
      const isDone = how === 'done' || how === 'was-dry';
      const doneDto = {
        soil: how === 'was-dry' ? ('dry' as const) : undefined,
        on: day,
        dueOn: corrects || day ? undefined : task.dueOn,
      };
      const answering = sendOrKeep<AnsweredDto>(
        () =>
          isDone
            ? complete({ ...call, doneDto }).unwrap()
            : snooze({ ...call, snoozeDto: { because: how } }).unwrap(),
        () => ({
          key,
          owner,
          plantId: task.plantId,
          plantName: task.plantName,
          url: `/api/care/tasks/${task.id}/${isDone ? 'done' : 'snooze'}`,
          body: isDone ? { ...doneDto, on } : { because: how, on },
          task: { ...task, answer: how, on },
          ...(day && { at: momentOn(day) }),
        }),
      );
      const answered = await report<AnsweredDto | Kept>(answering, {
        done: (result) => {
          if ('alreadyDone' in result && result.alreadyDone) return careMessages.already(result.alreadyDone);
          if (isQuiet) return undefined;
          const undo = () => onUndo(result.eventId);
          if ('isKept' in result) return offlineMessages.kept(task.plantName, undo);
          return toastFor(task, how, { dueOn: result.task.dueOn, today, learnt: result.learnt, undo });
        },
        failed: careMessages.failed,
      });
      if (answered && corrects) void takeBackOrOut(corrects).catch(() => undefined);
      if (answered && task.kind === 'water' && isDone && isFirst(answered)) reportWatering();
      return answered;
    };

    return {
      water: (...of: Parameters<typeof water>) => once(of[0].id, () => water(...of)),
      answer: (...of: Parameters<typeof answer>) =>
        once(answeredBy(of[0]) + (of[4] ?? ''), () => answer(...of)),
      undo,
      today,
    };
  }, [waterPlant, complete, snooze, takeBack, report, once, again, today, owner, timeZone, isQuiet]);
}

interface Outcome {
  dueOn: LocalDate;
  today: LocalDate;
  learnt: AnsweredDto['learnt'];
  undo: () => void;
}

function toastFor(task: Task, how: HowAnswered, { dueOn, today, learnt, undo }: Outcome) {
  if (how === 'still-moist') return careMessages.moist(task.plantName, onDay(dueOn, today), learnt, undo);
  if (how === 'later') return careMessages.putOff(task.plantName, theDay(dueOn, today), undo);
  if (task.kind === 'water') return careMessages.watered(task.plantName, learnt, undo);
  return careMessages.done(doneWords(task), task.plantName, undo);
}

/** Whether nobody else of the household had noted the same on that day, as far as is known here. */
const isFirst = (result: Pick<AnsweredDto, 'alreadyDone'> | Kept) =>
  'isKept' in result || !result.alreadyDone;

const reportWatering = () => reportEvent('plant_watered');
