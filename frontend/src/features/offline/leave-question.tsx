import { useEffect, useState } from 'react';
import { LEAVE_ASKED, type LeaveAsked } from '../../shared/offline/something-waits';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';

interface Props {
  /** How many things would be lost. */
  count: number;
  sendNow: () => Promise<unknown>;
}

/** Asks before a logout throws away what waits. */
export function LeaveQuestion({ count, sendNow }: Props) {
  const [asked, setAsked] = useState<LeaveAsked>();

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
  return (
    <Dialog
      open={asked !== undefined && count > 0}
      onOpenChange={stay}
      title="Something is not sent yet"
      description={`${count === 1 ? '1 thing that you noted is' : `${count} things that you noted are`} only on this device. If you log out now, ${count === 1 ? 'it is' : 'they are'} lost.`}
      actions={
        <>
          <Button onClick={stay}>Stay logged in</Button>
          <Button look="danger" onClick={() => asked?.detail.leave()}>
            Log out, and lose {count === 1 ? 'it' : 'them'}
          </Button>
        </>
      }
    />
  );
}
