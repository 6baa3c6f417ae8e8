import { toDoWords, type CareKind } from '../../entities/care/care-words';
import {
  useRemoveCareTaskMutation,
  useUpdatePlantScheduleMutation,
  type CareTaskDto,
} from '../../shared/api/api';
import { scheduleMessages } from '../../shared/toast/messages/care';
import { useReport } from '../../shared/toast/use-report';
import { intervalWords } from './schedule-words';

/** The fields of a task that change; others stay as they are. A task without an id is created. */
interface Change {
  task: { id?: string; kind: CareTaskDto['kind']; title: string | null };
  /** Null for the suggestion of the library. */
  everyDays?: number | null;
  active?: boolean;
}

/** Changes the schedule of a plant and shows a toast; `change` resolves to whether it succeeded. */
export function useSchedule(plantId: string, plantName: string) {
  const [updateSchedule, changing] = useUpdatePlantScheduleMutation();
  const [removeTask, removing] = useRemoveCareTaskMutation();
  const report = useReport();
  const words = scheduleMessages;

  const change = async ({ task: { id, kind, title }, everyDays, active }: Change) => {
    const changeTaskDto = {
      kind: kind as CareKind, // a schedule has no steps of a plan
      everyDays,
      active,
      ...(kind === 'custom' && { taskId: id, title: title ?? undefined }),
    };
    const what = toDoWords({ kind, title });
    const tasks = await report(updateSchedule({ id: plantId, changeTaskDto }).unwrap(), {
      done: () =>
        active === false
          ? words.switchedOff(what, plantName)
          : words.changed(what, plantName, everyDays ? intervalWords(everyDays) : undefined),
      failed: words.failed,
    });
    return Boolean(tasks);
  };

  const remove = ({ id, kind, title, everyDays }: CareTaskDto) =>
    report(removeTask({ id }).unwrap(), {
      done: () =>
        words.removed(toDoWords({ kind, title }), () => void change({ task: { kind, title }, everyDays })),
      failed: words.failed,
    });

  return { change, remove, isBusy: changing.isLoading || removing.isLoading };
}
