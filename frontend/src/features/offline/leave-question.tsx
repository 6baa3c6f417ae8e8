import { useEffect, useState } from 'react';
import { LEAVE_ASKED, type LeaveAsked } from '../../shared/offline/something-waits';
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
  const [asked, setAsked] = useState<LeaveAsked>();
  const count = notes + answers;

  useEffect(() => {
    if (count === 0) return;
    const ask = (event: Event) => {
      event.preventDefault();
      setAsked(event as LeaveAsked);
      if (navigator.onLine) void sendNow();
    };
    window.addEventListener(LEAVE_ASKED, ask);
    return () => window.removeEventListener(LEAVE_ASKED, ask);
  }, [count, sendNow]);

  // All of it was sent while we asked: there is nothing to ask about.
  useEffect(() => {
    if (asked && count === 0) asked.detail.leave();
  }, [asked, count]);

  const stay = () => setAsked(undefined);
  const what = [
    ...counted(notes, 'thing that you noted', 'things that you noted'),
    ...counted(answers, 'plant that you looked up', 'plants that you looked up'),
  ].join(' and ');
  return (
    <Dialog
      open={asked !== undefined && count > 0}
      onOpenChange={stay}
      title="Something is not sent yet"
      description={`${what} ${count === 1 ? 'is' : 'are'} only on this device. If you log out now, ${count === 1 ? 'it is' : 'they are'} lost.`}
      actions={
        <>
          <Button onClick={stay}>Stay Logged In</Button>
          <Button look="danger" onClick={() => asked?.detail.leave()}>
            Log Out, and Lose {count === 1 ? 'It' : 'Them'}
          </Button>
        </>
      }
    />
  );
}
