import { useEffect, useSyncExternalStore } from 'react';
import { tWaiting } from '../../languages/waiting';
import { leaving, onLeaving, setLeaving } from '../../shared/offline/leaving';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';

interface Props {
  /** How many notes would be lost, and how many answers of the identifier on this device. */
  notes: number;
  answers: number;
  sendNow: () => Promise<unknown>;
}

/** What would be lost. */
function lostWords(notes: number, answers: number): string {
  if (answers === 0) return tWaiting('notesLost', { count: notes });
  if (notes === 0) return tWaiting('plantsLost', { count: answers });
  return tWaiting('bothLost', {
    notes: tWaiting('notes', { count: notes }),
    plants: tWaiting('plants', { count: answers }),
  });
}

/** Asks before a logout throws away what is only on this device. */
export function LeaveQuestion({ notes, answers, sendNow }: Props) {
  const leave = useSyncExternalStore(onLeaving, leaving);
  const count = notes + answers;

  useEffect(() => {
    if (leave && navigator.onLine) void sendNow();
  }, [leave, sendNow]);

  // All of it was sent while we asked: there is nothing to ask about.
  useEffect(() => {
    if (leave && count === 0) leave();
  }, [leave, count]);

  const stay = () => setLeaving(undefined);
  return (
    <Dialog
      open={leave !== undefined && count > 0}
      onOpenChange={stay}
      title={tWaiting('leaving')}
      description={lostWords(notes, answers)}
      actions={
        <>
          <Button onClick={stay}>{tWaiting('stay')}</Button>
          <Button look="danger" onClick={leave}>
            {tWaiting(count === 1 ? 'loseIt' : 'loseThem')}
          </Button>
        </>
      }
    />
  );
}
