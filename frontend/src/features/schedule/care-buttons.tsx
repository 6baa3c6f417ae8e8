import { useState } from 'react';
import { tSchedule } from '../../languages/schedule';
import { careIcon, doneWithin } from '../../entities/care/care-words';
import { tCare } from '../../languages/care';
import { useCare, type HowAnswered } from '../../entities/care/use-care';
import type { CareTaskDto } from '../../shared/api/api';
import type { LocalDate } from '../../shared/lib/local-date';
import { useOtherGarden } from '../../shared/lib/other-garden';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { Button, type ButtonLook } from '../../shared/ui/button';
import { Late } from '../../shared/ui/late';
import { isDue } from './schedule-words';
import styles from './schedule.module.css';

interface Props {
  task: CareTaskDto;
  today: LocalDate;
  /** The look of the first button. */
  look: ButtonLook['look'];
  size?: ButtonLook['size'];
}

const loadSeasonOver = async () => (await import('./later')).SeasonOver;
const loadOtherDay = async () => (await import('./later')).OtherDay;

/** The answers to a task: done, also on an earlier day; once it is due, also to put it off; and for watering, what a finger finds in the soil. */
export function CareButtons({ task, today, look, size }: Props) {
  const care = useCare();
  const other = useOtherGarden();
  const [busyWith, setBusyWith] = useState<HowAnswered>();
  const [isOtherDay, setIsOtherDay] = useState(false);
  const [OtherDay, fetchOtherDay] = useLazyComponent(loadOtherDay);
  const due = isDue(task, today);
  const name = task.kind === 'custom' ? task.title : undefined;
  const asksFirst = due && task.kind === 'water';
  const did = asksFirst ? 'was-dry' : 'done';

  const answer = async (how: HowAnswered) => {
    setBusyWith(how);
    if (other) await other.answer(task, how);
    else await care.answer(task, how, (eventId) => void care.undo(eventId));
    setBusyWith(undefined);
  };
  const state = (how: HowAnswered) => ({
    busy: busyWith === how,
    disabled: busyWith !== undefined && busyWith !== how,
    onClick: () => void answer(how),
  });

  return (
    <>
      {asksFirst && <p className={styles.check}>{tCare('checkFirst')}</p>}
      <Button
        {...{ look, size }}
        {...state(did)}
        icon={careIcon(task.kind)}
        aria-label={name ? tSchedule('markDoneNamed', { name }) : undefined}
      >
        {asksFirst
          ? tCare('wasDry')
          : name
            ? tSchedule('markDone')
            : tSchedule('markAs', { done: doneWithin(task) })}
      </Button>
      {asksFirst && (
        <Button look="secondary" size={size} {...state('still-moist')}>
          {tCare('stillMoist')}
        </Button>
      )}
      {due && (
        <Button look="secondary" size={size} {...state('later')}>
          {tSchedule('putOff')}
        </Button>
      )}
      <Button look="quiet" size={size} onClick={async () => setIsOtherDay(await fetchOtherDay())}>
        {tSchedule('otherDay')}
      </Button>
      {task.isSeasonOver && <Late load={loadSeasonOver} of={{ task }} />}
      {isOtherDay && OtherDay && <OtherDay {...{ task, today }} onClose={() => setIsOtherDay(false)} />}
    </>
  );
}
