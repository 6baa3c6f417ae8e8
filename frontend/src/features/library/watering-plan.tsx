import type { ReactNode } from 'react';
import { hemisphereOf, isWinter, wateringDates, type WateringRhythm } from './watering-dates';
import styles from './care-guide.module.css';

const day = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' });

interface Props {
  rhythm: WateringRhythm;
  today?: Date;
  /** How the reader can be told of these days. */
  remind?: ReactNode;
}

/** When to water next, from the library's interval and the season where the reader is. */
export function WateringPlan({ rhythm, today = new Date(), remind }: Props) {
  const hemisphere = hemisphereOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const winter = isWinter(today, hemisphere);
  const { waterIntervalDays, winterIntervalDays } = rhythm;
  const interval = winter ? winterIntervalDays : waterIntervalDays;

  return (
    <section className={styles.plan}>
      <h4>When to water next</h4>
      <p>
        It is {winter ? 'the resting' : 'the growing'} season, so water about every {inDays(interval)}. If you
        water today, the next times are about:
      </p>
      <ul>
        {wateringDates(rhythm, today, hemisphere).map((date) => (
          <li key={date.getTime()}>
            <time dateTime={date.toLocaleDateString('sv-SE')}>{day.format(date)}</time>
          </li>
        ))}
      </ul>
      <p className={styles.small}>Put a finger into the soil first. If it is still moist, wait a few days.</p>
      {remind}
    </section>
  );
}

const inDays = (days: number) => (days === 1 ? 'day' : `${days} days`);
