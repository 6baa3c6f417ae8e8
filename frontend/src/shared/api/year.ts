import { generatedApi } from './generated/year';

/** The year follows from the plants and their tasks. */
generatedApi.enhanceEndpoints<'care' | 'garden' | 'year'>({
  endpoints: {
    getGardenMonth: { providesTags: ['year', 'garden', 'care'] },
    getPlantYear: { providesTags: ['year', 'garden', 'care'] },
  },
});

export { useGetGardenMonthQuery, useGetPlantYearQuery } from './generated/year';
export type { GardenMonthDto, PlantYearDto } from './generated/year';
