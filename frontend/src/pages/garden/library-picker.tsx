import noMatch from 'drawn/no-match.svg';
import { useState } from 'react';
import { LibraryList } from '../../features/library/library-list';
import { useListLibraryPlantsQuery, type LibraryPlantDto } from '../../shared/api/api';
import { useDebounced } from '../../shared/lib/use-debounced';
import { messages } from '../../shared/toast/messages';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { TextField } from '../../shared/ui/text-field';
import styles from './garden-page.module.css';

const SEARCH_DELAY_MS = 200;

/** The library to search in and choose from. */
export function LibraryPicker({ onChoose }: { onChoose: (plant: LibraryPlantDto) => void }) {
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const { data, error, isFetching, refetch } = useListLibraryPlantsQuery({ search: settled || undefined });

  return (
    <div className={styles.picker}>
      <TextField
        label="Search the library"
        icon="search"
        type="search"
        placeholder="Search plants..."
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {error && (
        <Banner
          kind="danger"
          title={messages.library.failed().text}
          announce
          action={
            <Button look="secondary" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Please check your connection.
        </Banner>
      )}
      {!error && !data && <Skeleton shape="row" count={4} label="Loading the library" />}
      {!error && data?.length === 0 && (
        <EmptyState title="No plants found." drawing={noMatch} level={3}>
          <p>Try another name, or type the plant in yourself.</p>
        </EmptyState>
      )}
      {!error && data && data.length > 0 && <LibraryList plants={data} onChoose={onChoose} />}
    </div>
  );
}
