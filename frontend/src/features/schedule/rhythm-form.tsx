import { useRef, useState, type FormEvent } from 'react';
import { tSchedule } from '../../languages/schedule';
import { tShell } from '../../languages/shell';
import type { CareTaskDto } from '../../shared/api/api';
import { useFocusOnLeave } from '../../shared/lib/use-focus-on-leave';
import { Button } from '../../shared/ui/button';
import { DaysField, wrongDays } from './days-field';
import { goneTasks } from './gone-tasks';
import { daysFrom } from './schedule-words';
import { useSchedule } from './use-schedule';
import { useTaskRemoval } from './use-task-removal';
import styles from './schedule.module.css';

/** Edits how often a task is due, in place; also resets it to the suggestion, turns it off or removes it. */
export function RhythmForm({ task, onDone }: { task: CareTaskDto; onDone: () => void }) {
  const { save: send, change, isBusy } = useSchedule(task.plantId, task.plantName);
  const remove = useTaskRemoval(task, send);
  const [days, setDays] = useState(String(task.everyDays));
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnLeave(form, 'li', '[aria-expanded]', 'h3');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const everyDays = daysFrom(days);
    if (!everyDays) return setError(wrongDays());
    if (await change({ task, everyDays })) onDone();
  };
  const switchOff = () => {
    goneTasks.delete(task.id); // it may have been deleted before, with Undo
    void change({ task, active: false });
  };
  const removeIt = async () => {
    if (await remove()) onDone();
  };
  const suggest = async () => {
    if (await change({ task, everyDays: null })) onDone();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      <DaysField value={days} onChange={setDays} error={error} isWatering={task.kind === 'water'} />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {tShell('save')}
        </Button>
        {task.isOwnRhythm && task.kind !== 'custom' && (
          <Button look="secondary" disabled={isBusy} onClick={suggest}>
            {tSchedule('suggest')}
          </Button>
        )}
        <Button look="secondary" disabled={isBusy} onClick={switchOff}>
          {tSchedule('switchOff')}
        </Button>
        {task.kind === 'custom' && (
          <Button look="quiet" icon="trash" disabled={isBusy} onClick={removeIt}>
            {tShell('delete')}
          </Button>
        )}
      </div>
    </form>
  );
}
