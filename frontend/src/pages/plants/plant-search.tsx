import { useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { tPlants } from '../../languages/plants';
import { Button } from '../../shared/ui/button';
import styles from './plants.module.css';

/** What stands in the address: `/plants?search=aloe`. */
const SEARCH = 'search';
const MAX_LENGTH = 100;
const never = () => () => undefined;

/** The plant that is searched for; empty where none is, and in the first rendering, which is that of the build. */
export function useSought(): string {
  const search = useSearchParams()[0].get(SEARCH)?.trim().slice(0, MAX_LENGTH) ?? '';
  return useSyncExternalStore(
    never,
    () => search,
    () => '',
  );
}

/** Searches the library by its address: what is sent before the app's code has come is found too, and Back leads to what was found. */
export function PlantSearch({ sought, onSearch }: { sought: string; onSearch: () => void }) {
  const navigate = useNavigate();
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem(SEARCH) as HTMLInputElement;
        const search = field.value.trim();
        onSearch();
        void navigate({ search: search && new URLSearchParams({ [SEARCH]: search }).toString() });
      }}
    >
      <label>
        {tPlants('searchPlants')}
        <input
          key={sought}
          type="search"
          name={SEARCH}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          defaultValue={sought}
        />
      </label>
      <Button type="submit" look="secondary">
        {tPlants('search')}
      </Button>
    </form>
  );
}
