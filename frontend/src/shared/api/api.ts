import { follow } from '../lib/follow';
import { nextCursor } from '../lib/next-cursor';
import { upload } from '../lib/upload';
import { toApiError } from './base-api';
import { gardenApi } from './garden';
import type { AccountDto, IdentificationRecordDto, RemindersDto } from './generated';

export * from './generated';
export { useGardenPlantsQuery } from './garden';
export { useJournalInfiniteQuery, useKeepPhotoMutation } from './journal';
export type { ApiError } from './base-api';

/** The signed-in user, as `GET /api/auth/user` answers. */
export type Account = AccountDto;

/** One to five photos of one plant, as data URLs. */
export interface IdentificationRequest {
  images: string[];
  /** The same key with the same photos is the same identification, so that a repeat is never charged twice. */
  key: string;
  /** How much has left this device, 0 to 1. */
  onSent?: (fraction: number) => void;
}

/** Whether an identification has come to its end, good or bad. */
export const isClosed = ({ state }: Pick<IdentificationRecordDto, 'state'>) =>
  state === 'answered' || state === 'released';

interface HistoryPage {
  records: IdentificationRecordDto[];
  /** Leads to the page after this one. */
  next?: string;
}

const HISTORY_PAGE = 20;
const HISTORY = { type: 'identification', id: 'history' } as const;

declare global {
  interface Window {
    /** The first question for the signed-in user, sent by public/start.js while the app was still loading. */
    earlySession?: Promise<Response | undefined>;
  }
}

/** The answer to the early question, once; undefined when it was not asked or got no answer. */
async function earlyAccount(): Promise<Account | null | undefined> {
  const asked = window.earlySession;
  window.earlySession = undefined;
  const answer = await asked;
  return answer && (answer.ok ? ((await answer.json()) as Account) : null);
}

interface Kept {
  dispatch: (action: never) => unknown;
  queryFulfilled: Promise<{ data: RemindersDto }>;
}

/** Shows the answered settings wherever they are shown, without asking again. */
async function keepReminders(_request: unknown, { dispatch, queryFulfilled }: Kept): Promise<void> {
  const kept = await queryFulfilled.catch(() => undefined);
  if (kept) dispatch(api.util.upsertQueryData('getReminders', undefined, kept.data) as never);
}

/** Every call to the server. What the generator cannot know stands here. */
export const api = gardenApi.injectEndpoints({
  endpoints: (build) => ({
    /** Nobody (null) when the answer is a refusal, and also when there is no answer. */
    signedInUser: build.query<Account | null, void>({
      queryFn: async (_arg, _api, _options, call) => {
        const early = await earlyAccount().catch(() => undefined);
        if (early !== undefined) return { data: early };
        return { data: ((await call('/api/auth/user')).data as Account | undefined) ?? null };
      },
      providesTags: ['auth'],
    }),

    /** Sends one to five photos of one plant; answers as soon as they have arrived. The work goes on by itself. */
    requestIdentification: build.mutation<IdentificationRecordDto, IdentificationRequest>({
      queryFn: async ({ images, key, onSent }, { signal }) => {
        const headers = { accept: 'application/json', prefer: 'respond-async', 'idempotency-key': key };
        const { status, body } = await upload('/api/identify-plant', { images }, { headers, onSent, signal });
        if (status === 202) return { data: body as IdentificationRecordDto };
        return { error: toApiError(status ? { status, data: body } : { status: 'FETCH_ERROR', error: '' }) };
      },
      invalidatesTags: (_record, error) => (error?.status === 402 ? ['auth'] : []),
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => undefined);
        if (!sent) return;
        const { identificationId: id } = sent.data;
        void dispatch(api.util.upsertQueryData('getIdentification', { id }, sent.data));
        dispatch(api.util.invalidateTags([HISTORY]));
      },
    }),

    /** Your identifications, newest first, page after page. */
    identificationHistory: build.infiniteQuery<HistoryPage, void, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) => ({
        url: '/api/identifications',
        params: { limit: HISTORY_PAGE, cursor: pageParam || undefined },
      }),
      transformResponse: (records: IdentificationRecordDto[], meta) => ({
        records,
        next: nextCursor(meta?.response?.headers.get('link')),
      }),
      providesTags: [HISTORY],
    }),
  }),
});

api.enhanceEndpoints({
  endpoints: {
    getIdentification: {
      // An open identification is followed to its end, whether or not anybody still looks at it.
      onCacheEntryAdded: async (
        { id },
        { cacheDataLoaded, cacheEntryRemoved, updateCachedData, dispatch },
      ) => {
        const first = await cacheDataLoaded.catch(() => undefined);
        if (!first || isClosed(first.data)) return;
        const gone = new AbortController();
        void cacheEntryRemoved.then(() => gone.abort());
        for await (const record of follow<IdentificationRecordDto>(
          `/api/identifications/${id}`,
          isClosed,
          gone.signal,
        )) {
          updateCachedData(() => record);
          if (isClosed(record)) dispatch(api.util.invalidateTags(['auth', HISTORY]));
        }
      },
    },
  },
});

api.enhanceEndpoints({
  endpoints: {
    // The page is loaded anew after these two; asking again before that would show the next page for a blink.
    login: { invalidatesTags: [] },
    register: { invalidatesTags: [] },
    // It ends every session: nobody is signed in, and nobody needs to be asked for.
    resetPassword: {
      invalidatesTags: [],
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isDone) void dispatch(api.util.upsertQueryData('signedInUser', undefined, null));
      },
    },
    updateProfile: { invalidatesTags: ['auth'] },
    // They answer what the settings are from now on, and with them perhaps the account's time zone.
    updateReminders: { invalidatesTags: ['auth'], onQueryStarted: keepReminders },
    renewCalendar: { invalidatesTags: [], onQueryStarted: keepReminders },
    removeCalendar: { invalidatesTags: [], onQueryStarted: keepReminders },
    testReminders: { invalidatesTags: [] },
    lookAtReminderLink: { providesTags: [] },
    followReminderLink: { invalidatesTags: ['care', 'garden', 'reminders'] },
  },
});

export const {
  useSignedInUserQuery,
  useLazySignedInUserQuery,
  useRequestIdentificationMutation,
  useIdentificationHistoryInfiniteQuery,
} = api;
