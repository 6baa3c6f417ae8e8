import { generatedApi } from './generated/year';

/** The year follows from the plants and their tasks; a month of the garden also from which plants there are. */
generatedApi.enhanceEndpoints<'care' | 'garden' | 'year'>({
  endpoints: {
    getGardenMonth: { providesTags: ['year', 'garden', 'care', { type: 'garden', id: 'list' }] },
    getPlantYear: { providesTags: ['year', 'garden', 'care'] },
  },
});

export { useGetGardenMonthQuery, useGetPlantYearQuery } from './generated/year';
export type { GardenMonthDto, PlantYearDto } from './generated/year';
