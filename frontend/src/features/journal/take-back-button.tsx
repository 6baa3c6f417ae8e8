import { useState } from 'react';
import { tJournal } from '../../languages/journal';
import type { JournalEntryDto } from '../../shared/api/api';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { Button } from '../../shared/ui/button';

const loadTakeBack = async () => (await import('./take-back')).TakeBack;

interface Props {
  /** Undefined in what an earlier version has kept on this device. */
  undoable: JournalEntryDto['undoable'] | undefined;
  /** The id of what says what was noted. */
  of: string;
}

/** Takes back care that an entry of the journal tells of, after a question. */
export function TakeBackButton({ undoable, of }: Props) {
  const [isAsked, setIsAsked] = useState<boolean>();
  const [TakeBack, fetchTakeBack] = useLazyComponent(loadTakeBack);
  if (!undoable?.length) return null;
  if (isAsked && TakeBack) return <TakeBack undoable={undoable} onKeep={() => setIsAsked(false)} />;
  return (
    <Button
      look="quiet"
      autoFocus={isAsked === false}
      aria-describedby={of}
      onClick={async () => setIsAsked(await fetchTakeBack())}
    >
      {tJournal('takeBack')}
    </Button>
  );
}
