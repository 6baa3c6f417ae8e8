import { careIcon, doneWithin } from '../../entities/care/care-words';
import { tHousehold } from '../../languages/household';
import { tShell } from '../../languages/shell';
import type { CareEventDto } from '../../shared/api/api';
import { focusAfter } from '../../shared/lib/focus-after';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import styles from './household.module.css';

const noted = (event: CareEventDto) => {
  if (event.answer === 'still-moist') return tHousehold('stillMoist');
  return event.answer === 'later' ? tHousehold('putOff') : doneWithin(event);
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
  /** Resolves to whether it was taken back. */
  onUndo: (eventId: string) => Promise<boolean>;
}

/** What was noted today in a shared garden, and by whom. */
export const NotedToday = ({ events, canUndo, onUndo }: Props) => (
  // The last one takes its list along: the page takes the focus then.
  <ul role="list" className={styles.noted} tabIndex={events.length > 1 ? -1 : undefined}>
    {events.map((event) => (
      <li key={event.id}>
        <Icon name={careIcon(event.kind)} />
        <span id={event.id}>{notedWords(event)}</span>
        {canUndo(event) && (
          <Button
            look="quiet"
            aria-describedby={event.id}
            onClick={({ currentTarget }) => void focusAfter(onUndo(event.id), currentTarget)}
          >
            {tShell('undo')}
          </Button>
        )}
      </li>
    ))}
  </ul>
);
