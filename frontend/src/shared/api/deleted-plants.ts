import { generatedApi } from './generated/deleted-plants';

/** It changes with the list of plants: when one is deleted or restored. */
const LIST = { type: 'garden', id: 'list' } as const;

generatedApi.enhanceEndpoints<'garden' | 'deleted-plants'>({
  endpoints: { listDeletedPlants: { providesTags: [LIST] } },
});

export { useListDeletedPlantsQuery } from './generated/deleted-plants';
export type { DeletedPlantDto } from './generated/deleted-plants';
