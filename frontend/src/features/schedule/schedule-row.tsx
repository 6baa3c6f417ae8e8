import { useId, useState } from 'react';
import { tSchedule } from '../../languages/schedule';
import { tShell } from '../../languages/shell';
import { careIcon, toDoWords } from '../../entities/care/care-words';
import type { CareTaskDto } from '../../shared/api/api';
import { classNames } from '../../shared/lib/class-names';
import type { LocalDate } from '../../shared/lib/local-date';
import { useOtherGarden } from '../../shared/lib/other-garden';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { Late } from '../../shared/ui/late';
import { CareButtons } from './care-buttons';
import { dueWords, isDue, isPutOff } from './schedule-words';
import styles from './schedule.module.css';

const loadSwitchOn = async () => (await import('./switch-on')).SwitchOn;
const loadRhythmForm = async () => (await import('./rhythm-form')).RhythmForm;

/** One task of a plant: when and why, how often, its answers, and its rhythm to edit in place. */
export function ScheduleRow({ task, today }: { task: CareTaskDto; today: LocalDate }) {
  const [isOpen, setIsOpen] = useState(false);
  const [RhythmForm, fetchForm] = useLazyComponent(loadRhythmForm);
  const mayChange = useOtherGarden()?.mayChange !== false;
  const id = useId();
  const due = isDue(task, today);
  const name = toDoWords(task);

  return (
    <li className={classNames(styles.task, due && styles.due, !task.active && styles.off)}>
      <span className={styles.sign}>
        <Icon name={careIcon(task.kind)} />
      </span>
      <div className={styles.words}>
        <h3>{name}</h3>
        {task.active ? <When task={task} today={today} /> : <p>{tSchedule('off')}</p>}
        <div className={classNames(styles.buttons, !due && task.active && styles.calm)}>
          {task.active && <CareButtons task={task} today={today} look={due ? 'secondary' : 'quiet'} />}
          {mayChange && task.active && (
            <Button
              look="quiet"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={tSchedule(isOpen ? 'closeNamed' : 'changeNamed', { name })}
              onClick={async () => setIsOpen(!isOpen && (await fetchForm()))}
            >
              {tShell(isOpen ? 'close' : 'change')}
            </Button>
          )}
          {mayChange && !task.active && (
            <Late load={loadSwitchOn} of={{ task }} className={styles.switchOn} />
          )}
        </div>
        {isOpen && task.active && RhythmForm && (
          <div id={id}>
            <RhythmForm task={task} onDone={() => setIsOpen(false)} />
          </div>
        )}
      </div>
    </li>
  );
}

const When = ({ task, today }: { task: CareTaskDto; today: LocalDate }) => (
  <>
    <p className={styles.when}>{dueWords(task, today)}</p>
    {!isPutOff(task, today) && <p>{task.reason}</p>}
  </>
);
