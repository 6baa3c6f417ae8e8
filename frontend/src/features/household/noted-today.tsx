import { careIcon, doneWords } from '../../entities/care/care-words';
import { tCare } from '../../languages/care';
import type { CareEventDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import styles from './household.module.css';

const noted = (event: CareEventDto) => {
  if (event.answer === 'still-moist') return 'still moist';
  return event.answer === 'later' ? 'put off' : doneWords(event).toLowerCase();
};

interface Props {
  events: CareEventDto[];
  /** Whether this reader may take it back. */
  canUndo: (event: CareEventDto) => boolean;
  onUndo: (eventId: string) => void;
}

/** What was noted today in a shared garden, and by whom. */
export const NotedToday = ({ events, canUndo, onUndo }: Props) => (
  <ul role="list" className={styles.noted}>
    {events.map((event) => (
      <li key={event.id}>
        <Icon name={careIcon(event.kind)} />
        <span id={event.id}>
          {event.plantName}: {noted(event)}
          {event.bySitter ? tCare('bySitter') : `, by ${event.by ?? 'you'}`}
        </span>
        {canUndo(event) && (
          <Button look="quiet" aria-describedby={event.id} onClick={() => onUndo(event.id)}>
            Undo
          </Button>
        )}
      </li>
    ))}
  </ul>
);
