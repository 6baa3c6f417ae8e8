import { useListLibraryPlantsQuery } from '../../shared/api/api';
import { FEATURED, featuredPlant, isFeatured } from './featured-plant';

/**
 * The plant of the week. It is asked for by name, as the whole library is 80 KB; that is loaded only if the name is
 * missing.
 */
export function useFeaturedPlant() {
  const named = useListLibraryPlantsQuery({ search: FEATURED });
  const isMissing = (named.data && !named.data.some(isFeatured)) ?? false;
  const all = useListLibraryPlantsQuery({}, { skip: !isMissing });
  const { data, error, isFetching, refetch } = isMissing ? all : named;
  return { isEmpty: data?.length === 0, plant: data && featuredPlant(data), error, isFetching, refetch };
}
