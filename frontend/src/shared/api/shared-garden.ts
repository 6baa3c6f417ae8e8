import {
  generatedApi,
  type AddPlantDto,
  type AnsweredDto,
  type CareTaskDto,
  type ChangePlantDto,
  type PlantDto,
  type TodayDto,
} from './generated/garden';
import type { DeletedPlantDto } from './generated/deleted-plants';
import type { JournalEntryDto } from './generated/journal';
import './doctor';
import { wholeList } from './list-page';

const PAGE = 100;

/** A plant of the garden of another person, whose id is `garden`. */
interface InGarden {
  garden: string;
  id: string;
}

const LIST = { keepUnusedDataFor: 0, providesTags: ['care'] } as const;
const CHANGE = { invalidatesTags: ['care'] } as const;
const body = (method: 'POST' | 'PATCH', of: object = {}) => ({ method, body: of });

/**
 * The garden of another person who shares it: the calls of one's own garden with `?garden=` (decision 29), in a cache of their own. In a file of
 * its own, as most people have no second garden.
 */
const sharedGardenApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    sharedToday: build.query<TodayDto, string>({
      query: (garden) => ({ url: '/api/care/today', params: { garden } }),
      ...LIST,
    }),
    /** Every plant, or every past one, newest first; loads page after page until the end. */
    sharedPlants: build.query<PlantDto[], { garden: string; archived?: true }>({
      queryFn: ({ garden, archived }, _api, _options, call) =>
        wholeList<PlantDto>(call, '/api/plants', { limit: PAGE, archived, garden }),
      ...LIST,
    }),
    sharedPlant: build.query<PlantDto, InGarden>({
      query: ({ id, garden }) => ({ url: `/api/plants/${id}`, params: { garden } }),
      ...LIST,
    }),
    sharedDeleted: build.query<DeletedPlantDto[], string>({
      query: (garden) => ({ url: '/api/deleted-plants', params: { garden } }),
      ...LIST,
    }),
    sharedSchedule: build.query<CareTaskDto[], InGarden>({
      query: ({ id, garden }) => ({ url: `/api/plants/${id}/schedule`, params: { garden } }),
      ...LIST,
    }),
    /** The latest notes and care of a plant, newest first. */
    sharedJournal: build.query<JournalEntryDto[], InGarden>({
      query: ({ id, garden }) => ({ url: `/api/plants/${id}/journal`, params: { limit: 50, garden } }),
      ...LIST,
    }),
    /** Sends an answer to a task, once for each key. */
    answerShared: build.mutation<AnsweredDto, { url: string; key: string; body: object }>({
      query: ({ url, key, body }) => ({ url, method: 'POST', headers: { 'idempotency-key': key }, body }),
      ...CHANGE,
    }),
    undoShared: build.mutation<void, InGarden>({
      query: ({ id, garden }) => ({ url: `/api/care/events/${id}`, method: 'DELETE', params: { garden } }),
      ...CHANGE,
    }),
    addShared: build.mutation<PlantDto, { garden: string; key: string; plant: AddPlantDto }>({
      query: ({ garden, key, plant }) => ({
        url: '/api/plants',
        params: { garden },
        headers: { 'idempotency-key': key },
        ...body('POST', plant),
      }),
      ...CHANGE,
    }),
    changeShared: build.mutation<PlantDto, InGarden & { change: ChangePlantDto }>({
      query: ({ id, garden, change }) => ({
        url: `/api/plants/${id}`,
        params: { garden },
        ...body('PATCH', change),
      }),
      ...CHANGE,
    }),
    removeShared: build.mutation<void, InGarden>({
      query: ({ id, garden }) => ({ url: `/api/plants/${id}`, method: 'DELETE', params: { garden } }),
      ...CHANGE,
    }),
    restoreShared: build.mutation<PlantDto, InGarden>({
      query: ({ id, garden }) => ({ url: `/api/plants/${id}/restore`, params: { garden }, ...body('POST') }),
      ...CHANGE,
    }),
    writeShared: build.mutation<JournalEntryDto, InGarden & { key: string; content: string }>({
      query: ({ id, garden, key, content }) => ({
        url: `/api/plants/${id}/journal`,
        params: { garden },
        headers: { 'idempotency-key': key },
        ...body('POST', { content }),
      }),
      ...CHANGE,
    }),
  }),
});

/** Calls of components that are on the pages of one's own garden as well: about another one, where `useInGarden` names it. */
const OF_BOTH = [
  'removeCareTask',
  'updatePlantSchedule',
  'listPlantProblems',
  'openPlantProblem',
  'closePlantProblem',
  'reopenPlantProblem',
  'withdrawPlantProblem',
] as const;

interface Asking {
  query: (asked: { garden?: string }) => object;
  keepUnusedDataFor?: number;
}
for (const name of OF_BOTH)
  sharedGardenApi.enhanceEndpoints({
    endpoints: {
      [name]: (definition: Asking) => {
        const { query } = definition;
        definition.keepUnusedDataFor = LIST.keepUnusedDataFor;
        definition.query = (asked) =>
          asked.garden ? { ...query(asked), params: { garden: asked.garden } } : query(asked);
      },
    },
  } as never);

export const {
  useAddSharedMutation,
  useAnswerSharedMutation,
  useChangeSharedMutation,
  useRemoveSharedMutation,
  useRestoreSharedMutation,
  useSharedDeletedQuery,
  useSharedJournalQuery,
  useSharedPlantQuery,
  useSharedPlantsQuery,
  useSharedScheduleQuery,
  useSharedTodayQuery,
  useUndoSharedMutation,
  useWriteSharedMutation,
} = sharedGardenApi;
