import { careIcon, doneWords } from '../../entities/care/care-words';
import { tHousehold } from '../../languages/household';
import { tShell } from '../../languages/shell';
import type { CareEventDto } from '../../shared/api/api';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import styles from './household.module.css';

const noted = (event: CareEventDto) => {
  if (event.answer === 'still-moist') return tHousehold('stillMoist');
  return event.answer === 'later' ? tHousehold('putOff') : doneWords(event).toLowerCase();
};

function notedWords(event: CareEventDto): string {
  const words = { plant: event.plantName, what: noted(event) };
  if (event.bySitter) return tHousehold('notedBySitter', words);
  return event.by ? tHousehold('notedBy', { ...words, name: event.by }) : tHousehold('notedByYou', words);
}

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
        <span id={event.id}>{notedWords(event)}</span>
        {canUndo(event) && (
          <Button look="quiet" aria-describedby={event.id} onClick={() => onUndo(event.id)}>
            {tShell('undo')}
          </Button>
        )}
      </li>
    ))}
  </ul>
);
