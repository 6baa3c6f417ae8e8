import { useState } from 'react';
import { doneWords } from '../../entities/care/care-words';
import { useCare } from '../../entities/care/use-care';
import { tJournal } from '../../languages/journal';
import { tNoting } from '../../languages/noting';
import type { JournalEntryDto } from '../../shared/api/api';
import { useOtherGarden } from '../../shared/lib/other-garden';
import { SureQuestion } from '../../shared/ui/sure-question';

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
    <SureQuestion
      label={tJournal('takeBack')}
      yes={undoable.map(({ eventId, kind }) => ({
        id: eventId,
        words:
          undoable.length > 1
            ? tNoting('takeBackNamed', { done: doneWords({ kind }) })
            : tJournal('takeBack'),
        isBusy: busyWith === eventId,
        act: () => takeBack(eventId),
      }))}
      no={tNoting('keep')}
      onNo={onKeep}
    >
      {tNoting('takeBackAsked')}
    </SureQuestion>
  );
}
