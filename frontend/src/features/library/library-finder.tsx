import noMatch from 'drawn/no-match.svg';
import { useState } from 'react';
import { tLibrary } from '../../languages/library';
import { useListLibraryPlantsQuery, type LibraryPlantDto } from '../../shared/api/api';
import { useDebounced } from '../../shared/lib/use-debounced';
import { paths } from '../../shared/paths';
import { libraryMessages } from '../../shared/toast/messages/library';
import { Chips } from '../../shared/ui/chips';
import { EmptyState } from '../../shared/ui/empty-state';
import { Failed } from '../../shared/ui/failed';
import { LinkButton } from '../../shared/ui/link-button';
import { SearchField } from '../../shared/ui/search-field';
import { Skeleton } from '../../shared/ui/skeleton';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { LibraryList } from './library-list';
import styles from './library.module.css';

const SEARCH_DELAY_MS = 200;
const categories = () =>
  [
    { value: 'all', label: tLibrary('all') },
    { value: 'houseplants', label: tLibrary('houseplants') },
    { value: 'succulents', label: tLibrary('succulents') },
    { value: 'flowering', label: tLibrary('flowering') },
  ] as const;

type Category = ReturnType<typeof categories>[number]['value'];

/** What is searched for. */
export interface Sought {
  category: Category;
  search: string;
}

interface Props {
  onChoose: (plant: LibraryPlantDto) => void;
  /** A further action when a search finds nothing. */
  otherwise?: string;
  /** The address of the key, which finds a plant by its looks. */
  byLook?: string;
  /** What was searched for before. */
  initial?: Sought;
  /** Called with every change of what is searched for. */
  onSeek?: (sought: Sought) => void;
}

const ALL: Sought = { category: 'all', search: '' };

/** The library's search, filters and list. */
export function LibraryFinder({ onChoose, otherwise, byLook = paths.key, initial = ALL, onSeek }: Props) {
  const [{ category, search }, setSought] = useState(initial);
  const seek = (change: Partial<Sought>) => {
    const next = { category, search, ...change };
    setSought(next);
    onSeek?.(next);
  };
  const settled = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const { data, error, isFetching, refetch } = useListLibraryPlantsQuery({
    category: category === 'all' ? undefined : category,
    search: settled || undefined,
  });

  return (
    <div className={styles.library}>
      <div className={styles.tools}>
        <SearchField
          label={tLibrary('search')}
          placeholder={tLibrary('searchPlants')}
          value={search}
          onSearch={(typed) => seek({ search: typed })}
        />
        <Chips
          label={tLibrary('category')}
          options={categories()}
          value={category}
          onChange={(chosen) => seek({ category: chosen })}
        />
        <div>
          <LinkButton to={byLook} look="quiet" icon="eye">
            {tLibrary('byLook')}
          </LinkButton>
        </div>
      </div>
      {error ? (
        <Failed title={libraryMessages.failed().text!} isBusy={isFetching} onRetry={refetch} />
      ) : (
        <Found plants={data} isSearched={settled !== ''} otherwise={otherwise} onChoose={onChoose} />
      )}
    </div>
  );
}

interface FoundProps extends Props {
  plants?: LibraryPlantDto[];
  isSearched: boolean;
}

function Found({ plants, isSearched, otherwise, onChoose }: FoundProps) {
  return (
    <>
      {/* It is there before its words come, as it is not heard otherwise. */}
      <p role="status">
        <VisuallyHidden>{plants && tLibrary('found', { count: plants.length })}</VisuallyHidden>
      </p>
      {!plants ? (
        <Skeleton shape="row" count={4} label={tLibrary('loading')} />
      ) : plants.length === 0 ? (
        <EmptyState title={tLibrary('none')} drawing={noMatch} level={3}>
          {isSearched && <p>{tLibrary('adjust')}</p>}
          {isSearched && otherwise && <p>{otherwise}</p>}
        </EmptyState>
      ) : (
        <LibraryList plants={plants} onChoose={onChoose} />
      )}
    </>
  );
}
