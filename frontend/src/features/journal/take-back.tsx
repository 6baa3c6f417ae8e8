import { useState } from 'react';
import { doneWords } from '../../entities/care/care-words';
import { useCare } from '../../entities/care/use-care';
import { tJournal } from '../../languages/journal';
import { tNoting } from '../../languages/noting';
import type { JournalEntryDto } from '../../shared/api/api';
import { focusAfter } from '../../shared/lib/focus-after';
import { useOtherGarden } from '../../shared/lib/other-garden';
import { Button } from '../../shared/ui/button';
import styles from './take-back.module.css';

interface Props {
  undoable: JournalEntryDto['undoable'];
  onKeep: () => void;
}

/** Asks before care that was noted earlier is undone, as nothing undoes that. It goes with what was undone. */
export function TakeBack({ undoable, onKeep }: Props) {
  const care = useCare();
  const { undo } = useOtherGarden() ?? care;
  const [busyWith, setBusyWith] = useState<string>();
  const takeBack = async (eventId: string) => {
    setBusyWith(eventId);
    const isUndone = await undo(eventId);
    if (!isUndone) setBusyWith(undefined);
    return isUndone;
  };
  return (
    <div className={styles.ask} role="group" aria-label={tJournal('takeBack')}>
      <p>{tNoting('takeBackAsked')}</p>
      <div className={styles.buttons}>
        {undoable.map(({ eventId, kind }, i) => (
          <Button
            key={eventId}
            look="danger"
            autoFocus={i === 0}
            busy={busyWith === eventId}
            onClick={({ currentTarget }) => void focusAfter(takeBack(eventId), currentTarget)}
          >
            {undoable.length > 1
              ? tNoting('takeBackNamed', { done: doneWords({ kind }) })
              : tJournal('takeBack')}
          </Button>
        ))}
        <Button look="secondary" onClick={onKeep}>
          {tNoting('keep')}
        </Button>
      </div>
    </div>
  );
}
