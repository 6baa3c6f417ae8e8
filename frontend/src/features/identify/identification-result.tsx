import { useEffect, useRef } from 'react';
import { Banner } from '../../shared/ui/banner';
import { NamedPlant } from './named-plant';
import { NoPlant } from './no-plant';
import { readingOf } from './reading';
import type { ResultProps } from './result-props';
import styles from './result.module.css';
import { SeveralGuesses } from './several-guesses';

/** The result of an identification; each kind of result has its own layout. */
export function IdentificationResult(props: ResultProps) {
  const reading = readingOf(props.record);
  const shown = `${reading} ${props.record.result?.plant?.scientificName}`;
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(props.isNew ? '' : shown);

  // Scrolls to the result when it arrives, and when a correction changes it.
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    place.current?.querySelector('h2')?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [shown]);

  return (
    <div ref={place} className={styles.place}>
      {props.record.result?.standsIn && (
        <Banner>
          The identifier that we usually ask is not available now, so our own one looked at your photo. This
          was not counted.
        </Banner>
      )}
      {reading === 'named' && <NamedPlant {...props} />}
      {(reading === 'unsure' || reading === 'not-listed') && <SeveralGuesses {...props} reading={reading} />}
      {reading === 'not-a-plant' && <NoPlant {...props} />}
    </div>
  );
}
