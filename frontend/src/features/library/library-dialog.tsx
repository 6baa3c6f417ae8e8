import noMatch from 'drawn/no-match.svg';
import { useState } from 'react';
import { useListLibraryPlantsQuery, type LibraryPlantDto } from '../../shared/api/api';
import { useDebounced } from '../../shared/lib/use-debounced';
import { messages } from '../../shared/toast/messages';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Chips } from '../../shared/ui/chips';
import { Dialog } from '../../shared/ui/dialog';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { TextField } from '../../shared/ui/text-field';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { LibraryList } from './library-list';
import styles from './library.module.css';

const SEARCH_DELAY_MS = 200;
const categories = [
  { value: 'all', label: 'All' },
  { value: 'houseplants', label: 'Houseplants' },
  { value: 'succulents', label: 'Succulents' },
  { value: 'flowering', label: 'Flowering' },
] as const;

interface Props {
  open: boolean;
  onClose: () => void;
  onChoose: (plant: LibraryPlantDto) => void;
}

/** The plants we know, to search and to leaf through. Asked for only while it is open. */
export function LibraryDialog({ open, onClose, onChoose }: Props) {
  const [category, setCategory] = useState<(typeof categories)[number]['value']>('all');
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const { data, error, isFetching, refetch } = useListLibraryPlantsQuery(
    { category: category === 'all' ? undefined : category, search: settled || undefined },
    { skip: !open },
  );

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title="Plant Library" size="wide">
      <div className={styles.library}>
        <div className={styles.tools}>
          <TextField
            label="Search"
            icon="search"
            type="search"
            placeholder="Search plants..."
            autoComplete="off"
            maxLength={100}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <Chips label="Category" options={categories} value={category} onChange={setCategory} />
        </div>
        {error ? (
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
        ) : (
          <Found plants={data} isSearched={settled !== ''} onChoose={onChoose} />
        )}
      </div>
    </Dialog>
  );
}

interface FoundProps {
  plants?: LibraryPlantDto[];
  isSearched: boolean;
  onChoose: Props['onChoose'];
}

function Found({ plants, isSearched, onChoose }: FoundProps) {
  if (!plants) return <Skeleton shape="row" count={4} label="Loading the library" />;
  return (
    <>
      <p role="status">
        <VisuallyHidden>{plants.length === 1 ? '1 plant' : `${plants.length} plants`}</VisuallyHidden>
      </p>
      {plants.length === 0 ? (
        <EmptyState title="No plants found." drawing={noMatch} level={3}>
          {isSearched && <p>Try adjusting your search or category filter.</p>}
        </EmptyState>
      ) : (
        <LibraryList plants={plants} onChoose={onChoose} />
      )}
    </>
  );
}
