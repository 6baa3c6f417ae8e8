import { useLate } from '../../shared/lib/use-late';
import { monthWords } from '../../shared/lib/local-date';
import { Section } from '../../shared/ui/page';
import styles from './year-place.module.css';

const loadStrip = async () => (await import('./year-strip')).YearStrip;
const loadMonth = async () => (await import('./month-of-garden')).MonthOfGarden;

/** The year of a plant, whose code comes after the page; its place is kept free. */
export function PlantYearPlace({ plantId, today }: { plantId: string; today: string }) {
  const YearStrip = useLate(loadStrip);
  return (
    <Section title="Its year">
      <div className={styles.strip}>{YearStrip && <YearStrip plantId={plantId} today={today} />}</div>
    </Section>
  );
}

/** What a month has for the garden, likewise. */
export function MonthPlace({ month, isNow }: { month: string; isNow: boolean }) {
  const MonthOfGarden = useLate(loadMonth);
  return (
    <Section title={isNow ? 'This month in your garden' : `Your garden in ${monthWords(month)}`}>
      <div className={styles.month}>{MonthOfGarden && <MonthOfGarden month={month} />}</div>
    </Section>
  );
}
