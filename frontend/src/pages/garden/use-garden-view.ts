import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  filterOf,
  keepFiltered,
  keepOrder,
  seen,
  type Filtered,
  type GardenFilter,
} from '../../features/garden/garden-view';
import type { PlantDto } from '../../shared/api/api';
import { useTyped } from './use-typed';

const SHOW = 'show';
const SEARCH = 'search';
const NONE: Filtered = { filter: 'all', ids: new Set() };

/**
 * Which plants are shown and in which order, both kept while they are watered. Filter and search are in the address, so that Back returns
 * to them.
 */
export function useGardenView(plants: PlantDto[]) {
  const [params, setParams] = useSearchParams();
  const write = useCallback(
    (name: string, value: string) =>
      setParams(
        (before) => {
          before.delete(name);
          if (value) before.set(name, value);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const [search, setSearch] = useTyped(
    params.get(SEARCH) ?? '',
    useCallback((value: string) => write(SEARCH, value), [write]),
  );
  const [order, setOrder] = useState(() => keepOrder([], plants));
  const wanted = useDeferredValue(search);
  const filter = filterOf(params.get(SHOW));

  const [filtered, setFiltered] = useState(() => keepFiltered(NONE, filter, plants));
  const stay = keepFiltered(filtered, filter, plants);
  if (stay !== filtered) setFiltered(stay);
  const kept = keepOrder(order, plants);
  if (kept.join() !== order.join()) setOrder(kept);
  const byId = new Map(plants.map((plant) => [plant.id, plant]));
  const inOrder = kept.flatMap((id) => byId.get(id) ?? []);

  const setFilter = (next: GardenFilter) => write(SHOW, next === 'all' ? '' : next);
  const shown = seen(inOrder, filter, wanted, stay);
  const meant = useMeant(shown.length === 0);
  return {
    shown: shown.length === 0 && meant ? meant(inOrder, filter, wanted, stay) : shown,
    search,
    setSearch,
    filter,
    setFilter,
  };
}

/** What forgives typing errors in a search, fetched when one finds nothing. */
function useMeant(isWanted: boolean) {
  const [meant, setMeant] = useState<typeof seen>();
  useEffect(() => {
    if (isWanted)
      import('./later').then(
        (later) => setMeant(() => later.meant),
        () => undefined,
      );
  }, [isWanted]);
  return meant;
}
