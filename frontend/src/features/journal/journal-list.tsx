import { monthWords } from '../../shared/lib/local-date';
import type { EntryInList } from '../../shared/offline/waiting-write';
import { JournalEntry } from './journal-entry';
import { byMonth } from './timeline';
import styles from './journal.module.css';

interface Props {
  entries: EntryInList[];
  plantName: string;
  timeZone?: string | null;
}

/** Notes and care, newest first, by month. */
export const JournalList = ({ entries, plantName, timeZone }: Props) => (
  <>
    {byMonth(entries, timeZone).map(({ month, entries: ofMonth }) => (
      <section key={month} className={styles.month} aria-label={monthWords(month)}>
        <h3>{monthWords(month)}</h3>
        <ol role="list" className={styles.entries}>
          {ofMonth.map((entry) => (
            <JournalEntry key={entry.id} {...{ entry, plantName, timeZone }} />
          ))}
        </ol>
      </section>
    ))}
  </>
);
