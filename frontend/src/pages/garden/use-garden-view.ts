import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterOf, keepOrder, seen, type GardenFilter } from '../../features/garden/garden-view';
import type { PlantDto } from '../../shared/api/api';

const SHOW = 'show';

/** Which plants are shown and in which order. The filter is in the address, so that Back returns to it. */
export function useGardenView(plants: PlantDto[]) {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState(() => keepOrder([], plants));
  const wanted = useDeferredValue(search);
  const filter = filterOf(params.get(SHOW));

  const kept = keepOrder(order, plants);
  if (kept.join() !== order.join()) setOrder(kept);
  const byId = new Map(plants.map((plant) => [plant.id, plant]));
  const inOrder = kept.flatMap((id) => byId.get(id) ?? []);

  const setFilter = (next: GardenFilter) =>
    setParams(next === 'all' ? {} : { [SHOW]: next }, { replace: true, preventScrollReset: true });
  return { shown: seen(inOrder, filter, wanted), search, setSearch, filter, setFilter };
}
