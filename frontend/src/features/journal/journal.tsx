import emptyHistory from 'drawn/empty-history.svg';
import { useEffect, useState } from 'react';
import { tJournal } from '../../languages/journal';
import { tPlant } from '../../languages/plant';
import { tShell } from '../../languages/shell';
import type { PlantDto } from '../../shared/api/api';
import { useJournalInfiniteQuery } from '../../shared/api/journal';
import { useLazyComponent } from '../../shared/lib/use-lazy-component';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { CompareButton } from './compare-button';
import { keptDraft } from './draft';
import { JournalList } from './journal-list';
import { loadEntryForm } from './load-entry-form';
import styles from './journal.module.css';

interface Props {
  plant: PlantDto;
  timeZone?: string | null;
}

/** A plant's journal: the timeline of notes and care, and the form for a new note. */
export function Journal({ plant, timeZone }: Props) {
  const { id, commonName } = plant;
  const journal = useJournalInfiniteQuery(id);
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = journal;
  const entries = data?.pages.flatMap(({ rows }) => rows);
  const [isWriting, setIsWriting] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [EntryForm, fetchForm] = useLazyComponent(loadEntryForm);
  const fetchAll = async () => {
    for (let more = hasNextPage; more;) {
      const page = await fetchNextPage();
      more = !page.isError && page.hasNextPage;
    }
  };
  const write = async () => setIsWriting(await fetchForm());

  // An unsaved draft opens the form again.
  useEffect(() => {
    if (keptDraft(id)) void write();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);

  return (
    <div className={styles.journal} role="group" aria-label={tShell('journal')} tabIndex={-1}>
      {isWriting && EntryForm && (
        <EntryForm
          key={id}
          plantId={id}
          plantName={commonName}
          takesFocus={isAsked}
          onDone={() => setIsWriting(false)}
          onReopen={() => setIsWriting(true)}
        />
      )}
      <div className={styles.tools}>
        {!isWriting && (
          <Button
            look="secondary"
            icon="pencil"
            onClick={() => {
              setIsAsked(true);
              void write();
            }}
          >
            {tJournal('write')}
          </Button>
        )}
        {entries && <CompareButton {...{ plant, entries, timeZone, fetchAll }} hasMore={hasNextPage} />}
      </div>
      {!entries && !error && <Skeleton shape="row" count={3} label={tJournal('loading')} />}
      {error && !entries && (
        <Failed title={tJournal('notLoaded')} isBusy={isFetching} onRetry={refetch}>
          {tPlant('safe')}
        </Failed>
      )}
      {entries?.length === 0 && !isWriting && <Nothing />}
      {entries && <JournalList entries={entries} plantName={commonName} timeZone={timeZone} />}
      {hasNextPage && (
        <div>
          <Button look="secondary" icon="down" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {tJournal('showMore')}
          </Button>
        </div>
      )}
    </div>
  );
}

const Nothing = () => (
  <EmptyState title={tJournal('nothing')} drawing={emptyHistory} level={3}>
    <p>{tJournal('nothingText')}</p>
  </EmptyState>
);
