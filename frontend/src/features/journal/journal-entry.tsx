import { useState } from 'react';
import { careIcon, doneWords } from '../../entities/care/care-words';
import { tJournal } from '../../languages/journal';
import { tShell } from '../../languages/shell';
import type { JournalEntryDto } from '../../shared/api/api';
import { focusAfter } from '../../shared/lib/focus-after';
import { dateWords, localDateIn } from '../../shared/lib/local-date';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import type { EntryInList } from '../../shared/offline/waiting-write';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { EntryPhoto } from './entry-photo';
import { loadEntryForm } from './load-entry-form';
import { TakeBackButton } from './take-back-button';
import { useEntryRemoval } from './use-entry-removal';
import styles from './journal.module.css';

interface Props {
  entry: EntryInList;
  plantName: string;
  timeZone?: string | null;
}

/** One entry of the timeline: a line for care, a card for a note. */
export function JournalEntry({ entry, plantName, timeZone }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const [EntryForm, fetchForm] = useLazyComponent(loadEntryForm);
  const day = localDateIn(timeZone, new Date(entry.createdAt));
  const date = dateWords(day, localDateIn(timeZone));
  const isWritten = entry.source === 'journal';

  if (isEditing && EntryForm) {
    return (
      <li className={styles.editing}>
        <EntryForm
          plantId={entry.plantId}
          plantName={plantName}
          entry={entry}
          takesFocus
          onDone={() => setIsEditing(false)}
          onReopen={() => setIsEditing(true)}
        />
      </li>
    );
  }
  return (
    <li className={isWritten ? styles.written : styles.cared}>
      <span className={styles.sign}>
        <Icon name={isWritten ? 'pencil' : careIcon(entry.careActions[0] ?? 'custom')} size="small" />
      </span>
      <div className={styles.page}>
        <time id={entry.id} className={styles.date} dateTime={day}>
          {date}
        </time>
        {entry.content && <p className={styles.text}>{entry.content}</p>}
        {isWritten && entry.by && <p>{tJournal('writtenBy', { name: entry.by })}</p>}
        {entry.imageUrl && <EntryPhoto imageUrl={entry.imageUrl} plantName={plantName} date={date} />}
        {isWritten && entry.careActions.length > 0 && <Actions kinds={entry.careActions} />}
        {entry.waits && <p>{entry.waits}</p>}
        {isWritten && !entry.waits && (
          <EditOrDelete entry={entry} date={date} onEdit={async () => setIsEditing(await fetchForm())} />
        )}
        <TakeBackButton undoable={entry.undoable} of={entry.id} />
      </div>
    </li>
  );
}

const Actions = ({ kinds }: { kinds: string[] }) => (
  <ul role="list" className={styles.actions} aria-label={tJournal('doneThatDay')}>
    {kinds.map((kind) => (
      <li key={kind}>
        <Icon name={careIcon(kind)} size="small" />
        {doneWords({ kind })}
      </li>
    ))}
  </ul>
);

interface OwnerProps {
  entry: JournalEntryDto;
  date: string;
  onEdit: () => void;
}

function EditOrDelete({ entry, date, onEdit }: OwnerProps) {
  const remove = useEntryRemoval();
  return (
    <div className={styles.own}>
      <Button look="quiet" icon="pencil" aria-label={tJournal('editOf', { date })} onClick={onEdit}>
        {tJournal('edit')}
      </Button>
      <Button
        look="quiet"
        icon="trash"
        aria-label={tJournal('deleteOf', { date })}
        onClick={({ currentTarget }) => void focusAfter(remove(entry.id), currentTarget)}
      >
        {tShell('delete')}
      </Button>
    </div>
  );
}
