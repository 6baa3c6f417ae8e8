import { toDoWords } from '../../entities/care/care-words';
import { tSchedule } from '../../languages/schedule';
import type { CareTaskDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { useSchedule } from './use-schedule';

/** Plans a task again that was switched off. */
export function SwitchOn({ task }: { task: CareTaskDto }) {
  const { change, isBusy } = useSchedule(task.plantId, task.plantName);
  return (
    <Button
      look="secondary"
      busy={isBusy}
      aria-label={tSchedule('againNamed', { name: toDoWords(task) })}
      onClick={() => void change({ task, active: true })}
    >
      {tSchedule('again')}
    </Button>
  );
}
