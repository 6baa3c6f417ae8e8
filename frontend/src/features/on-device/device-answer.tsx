import { useEffect, useRef, type ReactNode } from 'react';
import { useUnits } from '../../entities/account/use-units';
import { groupTitle, likelihood, likelyTitle } from '../../entities/plant/certainty';
import { Confidence } from '../../entities/plant/confidence';
import { PetSafety } from '../../entities/plant/pet-safety';
import { PlantNeeds } from '../../entities/plant/plant-needs';
import { wateringOf } from '../../entities/plant/water-words';
import { tCertainty } from '../../languages/certainty';
import { tDevice } from '../../languages/device';
import type { CandidateDto, FindingDto } from '../../shared/api/api';
import { Icon } from '../../shared/ui/icon';
import styles from './on-device.module.css';

const GUESSES = 3;

function titleOf({ certainty, plant, group, ...finding }: FindingDto): string | undefined {
  if (group) return groupTitle(group);
  switch (certainty) {
    case 'sure':
      return plant?.commonName;
    case 'unsure':
      return likelyTitle(finding) ?? tCertainty('unsure');
    case 'not-listed':
      return tCertainty('notListed');
    case 'not-a-plant':
      return tCertainty('noPlant');
  }
}

interface Props {
  finding: FindingDto;
  /** What becomes of it. */
  children: ReactNode;
}

/** What this device saw: one name with its care, or several to compare. It scrolls into view and takes the focus. */
export function DeviceAnswer({ finding, children }: Props) {
  const { certainty, plant, advice, confidence } = finding;
  const inUnits = useUnits();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // scrollIntoView returns a promise in some browsers, which React would take for a clean-up function.
    heading.current?.closest('article')?.scrollIntoView({ block: 'start' });
  }, [finding]);

  return (
    <article className={styles.answer} aria-label={tDevice('label')}>
      <p className={styles.mark}>
        <Icon name="device" /> {tDevice('lookedAt')}
      </p>
      <header>
        <h2 ref={heading} id="device-name" className={styles.name} tabIndex={-1}>
          {titleOf(finding)}
        </h2>
        {certainty === 'sure' && (
          <p className={styles.scientific}>
            <em>{plant?.scientificName}</em>
          </p>
        )}
      </header>
      {certainty === 'sure' && <Confidence value={confidence} />}
      <p className={styles.words}>{advice}</p>
      {certainty === 'sure' && plant && (
        <>
          <p className={styles.words}>{inUnits(plant.description)}</p>
          <PlantNeeds {...plant} watering={wateringOf(plant)} />
          <PetSafety petToxicity={plant.petToxicity} />
        </>
      )}
      {(certainty === 'unsure' || certainty === 'not-listed') && <Guesses of={finding.candidates} />}
      {children}
    </article>
  );
}

function Guesses({ of }: { of: CandidateDto[] }) {
  const inUnits = useUnits();
  return (
    <ul className={styles.guesses} role="list">
      {of.slice(0, GUESSES).map(({ commonName, scientificName, confidence, description }) => (
        <li key={scientificName}>
          <p className={styles.guess}>
            <strong>{commonName}</strong> <em>{scientificName}</em>
            <span className={styles.likely}>{tCertainty('likely', { percent: likelihood(confidence) })}</span>
          </p>
          {description && <p className={styles.words}>{inUnits(description)}</p>}
        </li>
      ))}
    </ul>
  );
}
