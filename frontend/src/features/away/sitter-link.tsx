import { useState } from 'react';
import { doneWords } from '../../entities/care/care-words';
import { useEndSitterLinkMutation, type SitterLinkDto } from '../../shared/api/away';
import { dateWords, onDay, type LocalDate } from '../../shared/lib/local-date';
import { awayMessages } from '../../shared/toast/messages/away';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { CopyField } from '../../shared/ui/copy-field';
import { Icon } from '../../shared/ui/icon';
import styles from './away.module.css';

interface Props {
  link: SitterLinkDto;
  today: LocalDate;
}

/** One link: its days, its address, what was ticked, and the way to end it. */
export function SitterLink({ link, today }: Props) {
  const { fromDay, toDay, note, url, state } = link;
  return (
    <Card
      level={3}
      title={[...new Set([fromDay, toDay])].map((day) => dateWords(day, today)).join(' to ')}
      look={state === 'open' ? 'raised' : 'plain'}
    >
      <p className={styles.state}>{stateWords(link, today)}</p>
      {note && <p className={styles.note}>“{note}”</p>}
      {url && <CopyField label="Link for your plant sitter" value={url} />}
      <Ticked link={link} today={today} />
      {state === 'open' && <End id={link.id} />}
    </Card>
  );
}

function stateWords({ state, readableUntil }: SitterLinkDto, today: LocalDate): string {
  if (state === 'ended') return 'You ended this link. It opens nothing any more.';
  if (state === 'over') return 'These days are over, and the page is closed.';
  if (state === 'revoked')
    return 'This link no longer works: for safety, older links were closed. Please make a new one above, and send it to your plant sitter.';
  return `Anyone with the link can open the page. It closes by itself after ${dateWords(readableUntil, today)}.`;
}

function Ticked({ link: { done, state }, today }: Props) {
  if (done.length === 0) return state === 'open' && <p>Nothing has been ticked yet.</p>;
  return (
    <div>
      <h4 className={styles.heading}>Done by your plant sitter</h4>
      <ul role="list" className={styles.ticked}>
        {done.map((event) => (
          <li key={event.id}>
            <Icon name="check-circle" size="small" />
            <span>
              {event.plantName}: {doneWords(event).toLowerCase()} {onDay(event.happenedOn, today)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asks first: an ended link cannot be opened again. */
function End({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false);
  const [end, { isLoading }] = useEndSitterLinkMutation();
  const report = useReport();
  if (!isAsked)
    return (
      <div>
        <Button look="quiet" icon="cross" onClick={() => setAsked(true)}>
          End this link
        </Button>
      </div>
    );
  return (
    <div className={styles.ask} role="group" aria-label="End this link">
      <p>The page closes at once. What was ticked stays in your journal.</p>
      <div className={styles.buttons}>
        <Button
          look="danger"
          autoFocus
          busy={isLoading}
          onClick={() => void report(end({ id }).unwrap(), awayMessages.ended)}
        >
          Yes, end it
        </Button>
        <Button look="secondary" onClick={() => setAsked(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
