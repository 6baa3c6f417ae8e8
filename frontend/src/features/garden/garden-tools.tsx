import { tGarden } from '../../languages/garden';
import { Chips } from '../../shared/ui/chips';
import { TextField } from '../../shared/ui/text-field';
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
      <TextField
        label={tGarden('searchLabel')}
        placeholder={tGarden('search')}
        type="search"
        icon="search"
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Chips label={tGarden('show')} options={filters()} value={filter} onChange={onFilter} />
    </div>
  );
}
