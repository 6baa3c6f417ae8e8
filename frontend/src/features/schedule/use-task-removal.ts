import { useStore } from 'react-redux';
import { toDoWords } from '../../entities/care/care-words';
import { useRemoveCareTaskMutation, type CareTaskDto } from '../../shared/api/api';
import { useInGarden } from '../../shared/lib/other-garden';
import { scheduleMessages } from '../../shared/toast/messages/schedule';
import type { ShownToast } from '../../shared/toast/toast';
import { useReport } from '../../shared/toast/use-report';
import { goneTasks } from './gone-tasks';
import type { useSchedule } from './use-schedule';

/**
 * Deletes a task of one's own; the toast offers Undo. Until the toast has gone the task is only switched off, so that Undo brings back the
 * same one, with its dates and answers. It stays switched off where the page is closed before. Resolves to whether it succeeded.
 */
export function useTaskRemoval(task: CareTaskDto, save: ReturnType<typeof useSchedule>['save']) {
  const [removeTask] = useRemoveCareTaskMutation();
  const { getState, subscribe } = useStore<{ toast: ShownToast | null }>();
  const inGarden = useInGarden();
  const report = useReport();
  const { removed, restored, failed } = scheduleMessages;
  const { id } = task;
  const what = toDoWords(task);

  const removeForGood = () => {
    const call = removeTask({ id, ...inGarden }).unwrap();
    void report(call, {
      failed: (error) => {
        goneTasks.delete(id);
        return failed(error);
      },
    });
  };

  return async () => {
    let isUndone = false;
    const undo = async () => {
      isUndone = true;
      if (!(await save({ task, active: true }, () => restored(what)))) goneTasks.delete(id);
    };
    const said = removed(what, () => void undo());
    goneTasks.add(id);
    if (!(await save({ task, active: false }, () => said))) {
      goneTasks.delete(id);
      return false;
    }
    const stop = subscribe(() => {
      const { toast } = getState();
      if (toast?.open && toast.action === said.action) return;
      stop();
      if (!isUndone) removeForGood();
    });
    return true;
  };
}
