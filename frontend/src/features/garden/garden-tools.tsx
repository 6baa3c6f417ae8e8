import { tGarden } from '../../languages/garden';
import { Chips } from '../../shared/ui/chips';
import { SearchField } from '../../shared/ui/search-field';
import { filters, type GardenFilter } from './garden-view';
import styles from './garden.module.css';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  filter: GardenFilter;
  onFilter: (filter: GardenFilter) => void;
}

/** Search and filters, which combine. */
export function GardenTools({ search, onSearch, filter, onFilter }: Props) {
  return (
    <div role="search" className={styles.tools}>
      <SearchField
        label={tGarden('searchLabel')}
        placeholder={tGarden('search')}
        value={search}
        onSearch={onSearch}
      />
      <Chips label={tGarden('show')} options={filters()} value={filter} onChange={onFilter} />
    </div>
  );
}
