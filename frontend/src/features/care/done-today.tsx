import { BY_SITTER, careIcon, doneWords } from '../../entities/care/care-words';
import type { CareEventDto } from '../../shared/api/api';
import { KEPT } from '../../shared/offline/waiting-write';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import styles from './today.module.css';

interface Props {
  /** Today's care that is not listed above. */
  events: CareEventDto[];
  onUndo: (eventId: string) => void;
}

const noted = (event: CareEventDto) => {
  if (event.answer === 'still-moist') return 'still moist';
  return event.answer === 'later' ? 'put off' : doneWords(event).toLowerCase();
};

/** The care recorded earlier today, collapsed; each record can be undone. */
export function DoneToday({ events, onUndo }: Props) {
  return (
    <details className={styles.done}>
      <summary>
        <Icon name="check-circle" /> Noted earlier today: {events.length}
        <Icon name="down" size="small" />
      </summary>
      <ul role="list">
        {events.map((event) => (
          <li key={event.id}>
            <Icon name={careIcon(event.kind)} />
            <span id={event.id}>
              {event.plantName}: {noted(event)}
              {event.bySitter ? BY_SITTER : event.by && `, by ${event.by}`}
              {event.id.startsWith(KEPT) && ', not sent yet'}
            </span>
            <Button look="quiet" aria-describedby={event.id} onClick={() => onUndo(event.id)}>
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
