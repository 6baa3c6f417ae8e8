import { useEffect, useRef } from 'react';
import { tAway } from '../../languages/away';
import { doneWithin } from '../../entities/care/care-words';
import { useEndSitterLinkMutation, type SitterLinkDto } from '../../shared/api/away';
import { capital } from '../../shared/lib/capital';
import { dateWords, onDay, type LocalDate } from '../../shared/lib/local-date';
import { awayMessages } from '../../shared/toast/messages/away';
import { useReport } from '../../shared/toast/use-report';
import { Card } from '../../shared/ui/card';
import { CopyField } from '../../shared/ui/copy-field';
import { Icon } from '../../shared/ui/icon';
import { Sure } from '../../shared/ui/sure';
import styles from './away.module.css';

interface Props {
  link: SitterLinkDto;
  today: LocalDate;
  /** It was made just now, to be sent: its address comes into view, and takes the focus. */
  isNew?: boolean;
}

/** One link: its days, its address, what was ticked, and the way to end it. */
export function SitterLink({ link, today, isNew }: Props) {
  const address = useNewAddress(isNew);
  const { fromDay, toDay, note, url, state } = link;
  return (
    <Card
      level={3}
      title={
        fromDay === toDay
          ? capital(dateWords(fromDay, today))
          : tAway('days', { from: dateWords(fromDay, today), to: dateWords(toDay, today) })
      }
      look={state === 'open' ? 'raised' : 'plain'}
    >
      <p className={styles.state}>{stateWords(link, today)}</p>
      {note && <p className={styles.note}>{tAway('quoted', { note })}</p>}
      {url && (
        <div ref={address}>
          <CopyField label={tAway('linkFor')} value={url} isForOthers />
        </div>
      )}
      <Ticked link={link} today={today} />
      {state === 'open' && <End id={link.id} />}
    </Card>
  );
}

function useNewAddress(isNew = false) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isNew]);
  return place;
}

function stateWords({ state, readableUntil }: SitterLinkDto, today: LocalDate): string {
  if (state === 'ended') return tAway('stateEnded');
  if (state === 'over') return tAway('stateOver');
  if (state === 'revoked') return tAway('stateRevoked');
  return tAway('stateOpen', { day: dateWords(readableUntil, today) });
}

function Ticked({ link: { done, state }, today }: Props) {
  if (done.length === 0) return state === 'open' && <p>{tAway('nothingTicked')}</p>;
  return (
    <div>
      <h4 className={styles.heading}>{tAway('doneBy')}</h4>
      <ul role="list" className={styles.ticked}>
        {done.map((event) => (
          <li key={event.id}>
            <Icon name="check-circle" size="small" />
            <span>
              {tAway('ticked', {
                plant: event.plantName,
                done: doneWithin(event),
                onDay: onDay(event.happenedOn, today),
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asks first: an ended link cannot be opened again. */
function End({ id }: { id: string }) {
  const [end, { isLoading }] = useEndSitterLinkMutation();
  const report = useReport();
  return (
    <Sure
      label={tAway('end')}
      yes={tAway('endYes')}
      no={tAway('endNo')}
      isBusy={isLoading}
      onYes={() => report(end({ id }).unwrap(), awayMessages.ended)}
    >
      {tAway('endAbout')}
    </Sure>
  );
}
