import { useState } from 'react';
import { doneWithin } from '../../entities/care/care-words';
import { useCare } from '../../entities/care/use-care';
import { tNoting } from '../../languages/noting';
import type { CareTaskDto } from '../../shared/api/api';
import { capital } from '../../shared/lib/capital';
import { addDays, dayWords, type LocalDate } from '../../shared/lib/local-date';
import { useOtherGarden } from '../../shared/lib/other-garden';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/text-field';
import styles from './other-day.module.css';

/** How many days back the server accepts. */
const MAX_DAYS_BACK = 366;

interface Props {
  task: CareTaskDto;
  today: LocalDate;
  onClose: () => void;
}

/** Notes a task as done on a day that has been: yesterday, the day before, or any of the last year. It closes once it is noted. */
export function OtherDay({ task, today, onClose }: Props) {
  const care = useCare();
  const other = useOtherGarden();
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [busyWith, setBusyWith] = useState<LocalDate>();
  const first = addDays(today, -MAX_DAYS_BACK);

  const note = async (chosenDay: LocalDate) => {
    setBusyWith(chosenDay);
    const day = chosenDay === today ? undefined : chosenDay; // now, and not at noon
    const noted = other
      ? await other.answer(task, 'done', day)
      : await care.answer(task, 'done', (eventId) => void care.undo(eventId), undefined, day);
    if (noted) onClose();
    else setBusyWith(undefined);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={tNoting('whichDay')}
      description={tNoting('about', { plant: task.plantName, done: doneWithin(task) })}
    >
      <div className={styles.days}>
        {[-1, -2].map((days) => {
          const day = addDays(today, days);
          return (
            <Button
              key={day}
              size="large"
              look="secondary"
              wide
              busy={busyWith === day}
              disabled={busyWith !== undefined && busyWith !== day}
              onClick={() => void note(day)}
            >
              {capital(dayWords(day, today))}
            </Button>
          );
        })}
      </div>
      <form
        className={styles.days}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isDay = chosen >= first && chosen <= today;
          setIsMissing(!isDay);
          if (isDay && !busyWith) void note(chosen);
        }}
      >
        <TextField
          label={tNoting('chooseDay')}
          type="date"
          min={first}
          max={today}
          value={chosen}
          error={isMissing ? tNoting('noDay') : undefined}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button type="submit" look="secondary" busy={busyWith !== undefined && busyWith === chosen}>
          {tNoting('note')}
        </Button>
      </form>
    </Dialog>
  );
}
