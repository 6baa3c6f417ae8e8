import { useDeferredValue, useState } from 'react';
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

const SHOW = 'show';
const NONE: Filtered = { filter: 'all', ids: new Set() };

/** Which plants are shown and in which order, both kept while they are watered. The filter is in the address, so that Back returns to it. */
export function useGardenView(plants: PlantDto[]) {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
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

  const setFilter = (next: GardenFilter) =>
    setParams(next === 'all' ? {} : { [SHOW]: next }, { replace: true, preventScrollReset: true });
  return { shown: seen(inOrder, filter, wanted, stay), search, setSearch, filter, setFilter };
}
