import { useKnownAccount } from '../../entities/account/use-account';
import { toDoWords, type CareKind } from '../../entities/care/care-words';
import { useUpdatePlantScheduleMutation, type CareTaskDto } from '../../shared/api/api';
import { useContentKeys } from '../../shared/lib/content-keys';
import { useInGarden } from '../../shared/lib/other-garden';
import { scheduleMessages } from '../../shared/toast/messages/schedule';
import type { Toast } from '../../shared/toast/toast';
import { useReport } from '../../shared/toast/use-report';
import { intervalWords } from './schedule-words';

/** The fields of a task that change; others stay as they are. A task without an id is created. */
interface Change {
  task: { id?: string; kind: CareTaskDto['kind']; title: string | null };
  /** Null for the suggestion of the library. */
  everyDays?: number | null;
  active?: boolean;
}

/** Changes the schedule of a plant and shows a toast: the given one after `save`. Both resolve to whether it succeeded. */
export function useSchedule(plantId: string, plantName: string) {
  const [updateSchedule, changing] = useUpdatePlantScheduleMutation();
  const keys = useContentKeys(`task:${plantId}`, useKnownAccount()?.id);
  const inGarden = useInGarden();
  const report = useReport();
  const words = scheduleMessages;

  const save = async ({ task: { id, kind, title }, everyDays, active }: Change, done: () => Toast) => {
    const changeTaskDto = {
      kind: kind as CareKind, // a schedule has no steps of a plan
      everyDays,
      active,
      ...(kind === 'custom' && { taskId: id, title: title ?? undefined }),
    };
    const key = kind === 'custom' && !id && { 'Idempotency-Key': keys.keyOf(JSON.stringify(changeTaskDto)) };
    const call = updateSchedule({ id: plantId, changeTaskDto, ...key, ...inGarden }).unwrap();
    const isSaved = Boolean(await report(call, { done, failed: words.failed }));
    if (isSaved && key) keys.forget();
    return isSaved;
  };

  const change = (wanted: Change) => {
    const { task, everyDays, active } = wanted;
    const what = toDoWords(task);
    return save(wanted, () =>
      active === false
        ? words.switchedOff(what, plantName)
        : words.changed(what, plantName, everyDays ? intervalWords(everyDays) : undefined),
    );
  };

  return { save, change, isBusy: changing.isLoading };
}
