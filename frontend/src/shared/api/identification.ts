import { watchResource } from '../lib/watch-resource';
import { nextCursor } from '../lib/next-cursor';
import { upload } from '../lib/upload';
import { toApiError } from './base-api';
import { generatedApi, type IdentificationRecordDto } from './generated/identification';

export { useGetIdentificationQuery, useGiveIdentificationFeedbackMutation } from './generated/identification';

/** One to five photos of one plant, as data URLs. */
interface IdentificationRequest {
  images: string[];
  /**
   * The idempotency key: the same key with the same photos is the same identification, so a repeat is never charged
   * twice.
   */
  key: string;
  /** How much has been sent, 0 to 1. */
  onSent?: (fraction: number) => void;
}

/** Whether an identification has ended, successfully or not. */
export const isClosed = ({ state }: Pick<IdentificationRecordDto, 'state'>) =>
  state === 'answered' || state === 'released';

interface HistoryPage {
  records: IdentificationRecordDto[];
  /** The cursor of the next page. */
  next?: string;
}

const HISTORY_PAGE = 20;
const HISTORY = { type: 'identification', id: 'history' } as const;

/** Identifying a plant, and the history. */
const identificationApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Uploads one to five photos of one plant; resolves as soon as they have arrived. The identification runs in the
     * background.
     */
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
        void dispatch(identificationApi.util.upsertQueryData('getIdentification', { id }, sent.data));
        dispatch(identificationApi.util.invalidateTags([HISTORY]));
      },
    }),

    /** The member's identifications, newest first, page after page. */
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

identificationApi.enhanceEndpoints({
  endpoints: {
    getIdentification: {
      // An open identification is watched until it ends, whether or not a page still shows it.
      onCacheEntryAdded: async (
        { id },
        { cacheDataLoaded, cacheEntryRemoved, updateCachedData, dispatch },
      ) => {
        const first = await cacheDataLoaded.catch(() => undefined);
        if (!first || isClosed(first.data)) return;
        const gone = new AbortController();
        void cacheEntryRemoved.then(() => gone.abort());
        for await (const record of watchResource<IdentificationRecordDto>(
          `/api/identifications/${id}`,
          isClosed,
          gone.signal,
        )) {
          updateCachedData(() => record);
          if (isClosed(record)) dispatch(identificationApi.util.invalidateTags(['auth', HISTORY]));
        }
      },
    },
  },
});

export const { useRequestIdentificationMutation, useIdentificationHistoryInfiniteQuery } = identificationApi;
