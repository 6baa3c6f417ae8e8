import { original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { rememberNewcomer } from '../lib/newcomer';
import { generatedApi, type PlantDto } from './generated/garden';
import { wholeList } from './list-page';

const PAGE = 100;
/** The lists of plants, and of what is due: they change when a plant is deleted, and nothing is asked about the plant itself. */
const LIST = { type: 'garden', id: 'list' } as const;
const DAYS = { type: 'care', id: 'days' } as const;

/** The whole garden, and how calls about plants and care update the cache. */
export const gardenApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every plant of the garden, or every archived one, newest first; loads page after page until the end. */
    gardenPlants: build.query<PlantDto[], { archived: boolean }>({
      queryFn: ({ archived }, _api, _options, call) =>
        wholeList<PlantDto>(call, '/api/plants', { limit: PAGE, archived: archived || undefined }),
      providesTags: [LIST],
    }),
  }),
});

type State = Parameters<ReturnType<typeof gardenApi.endpoints.gardenPlants.select>>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

const edit = (dispatch: Dispatch, id: string, change: (plant: PlantDto) => PlantDto) =>
  dispatch(
    gardenApi.util.updateQueryData('gardenPlants', { archived: false }, (plants) => {
      const at = plants.findIndex((plant) => plant.id === id);
      if (at >= 0) plants[at] = change(original(plants[at])!);
    }),
  );

function keep(dispatch: Dispatch, plant: PlantDto) {
  edit(dispatch, plant.id, () => plant);
  dispatch(gardenApi.util.updateQueryData('getPlant', { id: plant.id }, () => plant));
}

/** Refetches one plant: its dates and status depend on its care, and only the server computes them. */
async function refresh(dispatch: Dispatch, id: string) {
  const asked = gardenApi.endpoints.getPlant.initiate({ id }, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(asked);
  if (data) keep(dispatch, data);
}

/** The plant as it will be after watering, as far as that is known before the server has answered. */
const watered = (plant: PlantDto): PlantDto => ({
  ...plant,
  lastWatered: new Date().toISOString(),
  status: plant.problem ? 'needs-care' : 'healthy',
  needsWater: false,
});

interface Answered {
  dispatch: Dispatch;
  queryFulfilled: Promise<{ data: { task: { plantId: string } } }>;
}
const refreshAnswered = async (_call: unknown, { dispatch, queryFulfilled }: Answered) => {
  const answered = await queryFulfilled.catch(() => undefined);
  if (answered) await refresh(dispatch, answered.data.task.plantId);
};

gardenApi.enhanceEndpoints({
  endpoints: {
    addPlant: {
      invalidatesTags: ['garden', 'care'],
      onQueryStarted: (_plant, { queryFulfilled }) =>
        void queryFulfilled.then(
          () => rememberNewcomer(false),
          () => undefined,
        ),
    },
    updatePlant: { invalidatesTags: ['garden', 'care'] },
    updatePlantSchedule: { invalidatesTags: ['care', 'garden'] },
    removeCareTask: { invalidatesTags: ['care', 'garden'] },
    removePlant: { invalidatesTags: [LIST, DAYS] },
    getCareToday: { providesTags: [DAYS] },
    getCareCalendar: { providesTags: [DAYS] },
    restorePlant: { invalidatesTags: ['garden', 'care'] },
    undoCareEvent: { invalidatesTags: ['garden', 'care', 'journal'] },
    completeCareTask: { invalidatesTags: ['care', 'journal'], onQueryStarted: refreshAnswered },
    snoozeCareTask: { invalidatesTags: ['care', 'journal'], onQueryStarted: refreshAnswered },
    waterPlant: {
      invalidatesTags: ['care', 'journal'],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        let before: PlantDto | undefined;
        edit(dispatch, id, (plant) => watered((before = plant)));
        try {
          keep(dispatch, (await queryFulfilled).data.plant);
        } catch {
          // This plant alone: what was changed of others meanwhile stays, wherever they stand by now.
          if (before) edit(dispatch, id, () => before!);
        }
      },
    },
  },
});

export const { useGardenPlantsQuery } = gardenApi;
/** The garden as its page has loaded it; loads nothing itself. */
export const { useQueryState: useGardenPlants } = gardenApi.endpoints.gardenPlants;
