import { tShell } from '../../languages/shell';
import { tToday } from '../../languages/today';
import { careIcon, doneWithin } from '../../entities/care/care-words';
import { tCare } from '../../languages/care';
import type { CareEventDto } from '../../shared/api/api';
import { focusAfter } from '../../shared/lib/focus-after';
import { KEPT } from '../../shared/offline/waiting-write';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import styles from './today.module.css';

interface Props {
  /** Today's care that is not listed above. */
  events: CareEventDto[];
  /** Resolves to whether it was undone. */
  onUndo: (eventId: string) => Promise<boolean>;
}

const noted = (event: CareEventDto) => {
  if (event.answer === 'still-moist') return tToday('notedMoist');
  return event.answer === 'later' ? tToday('notedPutOff') : doneWithin(event);
};

/** The care recorded earlier today, collapsed; each record can be undone. */
export function DoneToday({ events, onUndo }: Props) {
  return (
    <details className={styles.done}>
      <summary>
        <Icon name="check-circle" /> {tToday('notedEarlier', { number: events.length })}
        <Icon name="down" size="small" />
      </summary>
      {/* The last one takes its list along: the page takes the focus then. */}
      <ul role="list" tabIndex={events.length > 1 ? -1 : undefined}>
        {events.map((event) => (
          <li key={event.id}>
            <Icon name={careIcon(event.kind)} />
            <span id={event.id}>
              {event.plantName}: {noted(event)}
              {event.bySitter ? tCare('bySitter') : event.by && tToday('notedBy', { name: event.by })}
              {event.id.startsWith(KEPT) && tToday('notSent')}
            </span>
            <Button
              look="quiet"
              aria-describedby={event.id}
              onClick={({ currentTarget }) => void focusAfter(onUndo(event.id), currentTarget)}
            >
              {tShell('undo')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
