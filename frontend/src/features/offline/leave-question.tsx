import { useEffect, useSyncExternalStore } from 'react';
import { leaving, onLeaving, setLeaving } from '../../shared/offline/leaving';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';

interface Props {
  /** How many notes would be lost, and how many answers of the identifier on this device. */
  notes: number;
  answers: number;
  sendNow: () => Promise<unknown>;
}

const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${more}`];

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
  const what = [
    ...counted(notes, 'thing that you noted', 'things that you noted'),
    ...counted(answers, 'plant that you looked up', 'plants that you looked up'),
  ].join(' and ');
  return (
    <Dialog
      open={leave !== undefined && count > 0}
      onOpenChange={stay}
      title="Something is not sent yet"
      description={`${what} ${count === 1 ? 'is' : 'are'} only on this device. If you log out now, ${count === 1 ? 'it is' : 'they are'} lost.`}
      actions={
        <>
          <Button onClick={stay}>Stay Logged In</Button>
          <Button look="danger" onClick={leave}>
            Log Out, and Lose {count === 1 ? 'It' : 'Them'}
          </Button>
        </>
      }
    />
  );
}
