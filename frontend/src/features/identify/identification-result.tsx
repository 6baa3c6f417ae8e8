import failed from 'drawn/failed.svg';
import fern from 'drawn/fern.svg';
import noPhoto from 'drawn/no-photo.svg';
import { useEffect, useRef } from 'react';
import { tAnswer } from '../../languages/answer';
import { classNames } from '../../shared/lib/class-names';
import { Banner } from '../../shared/ui/banner';
import { GuessesAnswer, GuessesDetails } from './several-guesses';
import { NamedAnswer, NamedDetails } from './named-plant';
import { NoPlant } from './no-plant';
import { readingOf } from './reading';
import { ResultPhotos } from './result-photos';
import type { ResultProps } from './result-props';
import styles from './result.module.css';
import { useFeedback } from './use-feedback';
import { Working } from './working';

/**
 * An identification from the wait to its answer. The photos stay where they are; what is beside and below them depends on
 * how far it is and what was found.
 */
export function IdentificationResult(props: ResultProps) {
  const { record, isNew, previews } = props;
  const reading = readingOf(record);
  const part = { ...props, ...useFeedback(record), reading };
  const place = useArrivalFocus(`${reading} ${record.result?.plant?.scientificName}`, isNew);
  const isDoubtful = reading === 'unsure' || reading === 'not-listed';
  const isNamed = reading === 'named';

  return (
    <div ref={place} className={classNames(styles.place, isNew && styles.arriving)}>
      <article className={styles.result} aria-label={tAnswer('label')} aria-busy={reading === 'working'}>
        <div className={styles.top}>
          <ResultPhotos
            urls={record.imageUrls}
            previews={previews}
            alt={isNamed ? tAnswer('photoOf', { name: record.result!.plant!.commonName }) : tAnswer('photo')}
            drawing={drawingOf(props, reading)}
          />
          <div className={styles.answer}>
            {record.result?.standsIn && <Banner>{tAnswer('standsIn')}</Banner>}
            {reading === 'working' && <Working record={record} />}
            {reading === 'failed' && props.failure}
            {isNamed && <NamedAnswer {...part} />}
            {isDoubtful && <GuessesAnswer {...part} />}
            {reading === 'not-a-plant' && <NoPlant {...part} />}
          </div>
        </div>
        {isNamed && <NamedDetails {...part} />}
        {isDoubtful && <GuessesDetails {...part} />}
      </article>
    </div>
  );
}

/** What stands in for a photo that is not there. */
function drawingOf({ record: { result } }: ResultProps, reading: string) {
  if (reading === 'failed') return failed;
  if (reading === 'not-a-plant') return noPhoto;
  const named = result?.candidates.find((guess) => guess.scientificName === result.plant?.scientificName);
  return (reading === 'named' && named?.imageUrl) || fern;
}

/** Scrolls to the result when it arrives, and when a correction changes it, and then gives its heading the focus. */
function useArrivalFocus(shown: string, isNew: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isNew ? '' : shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    place.current?.querySelector('h2')?.focus({ preventScroll: true });
    // scrollIntoView returns a promise in some browsers, which React would take for a clean-up function.
    place.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return place;
}
