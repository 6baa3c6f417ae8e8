import { useState } from 'react';
import { tSchedule } from '../../languages/schedule';
import { NAMED_KINDS } from '../../entities/care/care-words';
import type { CareTaskDto } from '../../shared/api/api';
import type { LocalDate } from '../../shared/lib/local-date';
import { useOtherGarden } from '../../shared/lib/other-garden';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { Button } from '../../shared/ui/button';
import { goneTasks } from './gone-tasks';
import { ScheduleRow } from './schedule-row';
import { inOrder } from './schedule-words';
import styles from './schedule.module.css';

interface Props {
  plantId: string;
  plantName: string;
  tasks: CareTaskDto[];
  today: LocalDate;
}

const loadAddTask = async () => (await import('./add-task')).AddTask;

/** All recurring tasks of a plant: when, why, how often. */
export function ScheduleList({ plantId, plantName, tasks, today }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const [AddTask, fetchAddTask] = useLazyComponent(loadAddTask);
  const mayChange = useOtherGarden()?.mayChange !== false;
  const missing = NAMED_KINDS.filter((kind) => !tasks.some((task) => task.kind === kind));

  return (
    <>
      <ul role="list" className={styles.tasks}>
        {inOrder(tasks)
          .filter(({ id, active }) => active || !goneTasks.has(id))
          .map((task) => (
            <ScheduleRow key={task.id} task={task} today={today} />
          ))}
      </ul>
      {isAdding && AddTask ? (
        <AddTask {...{ plantId, plantName, missing }} onDone={() => setIsAdding(false)} />
      ) : (
        mayChange && (
          <div>
            <Button look="secondary" icon="plus" onClick={async () => setIsAdding(await fetchAddTask())}>
              {tSchedule('addTitle')}
            </Button>
          </div>
        )
      )}
    </>
  );
}
