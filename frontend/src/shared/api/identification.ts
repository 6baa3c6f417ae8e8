import { withTexts } from '../../languages/texts';
import { watchResource } from '../lib/watch-resource';
import { toApiError } from './base-api';
import { generatedApi, type IdentificationRecordDto } from './generated/identification';
import type { Call } from './keep-photo';
import { infiniteList, type ListPage } from './list-page';
import type { IdentificationRequest } from './request-identification';

export { useGetIdentificationQuery, useGiveIdentificationFeedbackMutation } from './generated/identification';

/** Whether an identification has ended, successfully or not. */
export const isClosed = ({ state }: Pick<IdentificationRecordDto, 'state'>) =>
  state === 'answered' || state === 'released';

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
      queryFn: async (request, { signal }, _options, call) => {
        const sending = await withTexts(import('./request-identification')).catch(() => undefined);
        if (sending) return sending.requestIdentification(request, call as Call, signal);
        return { error: toApiError({ status: 'FETCH_ERROR', error: '' }) };
      },
      invalidatesTags: (_record, error) => (error?.status === 402 ? ['auth'] : []),
      onQueryStarted: async (_request, { dispatch, getState, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => undefined);
        if (!sent) return;
        const { identificationId: id } = sent.data;
        // A repeat may be answered already.
        const { data: known } = identificationApi.endpoints.getIdentification.select({ id })(getState());
        if (!known || !isClosed(known))
          void dispatch(identificationApi.util.upsertQueryData('getIdentification', { id }, sent.data));
        dispatch(identificationApi.util.invalidateTags([HISTORY]));
      },
    }),

    /** The member's identifications, newest first, page after page. */
    identificationHistory: build.infiniteQuery<ListPage<IdentificationRecordDto>, void, string>({
      ...infiniteList<IdentificationRecordDto>(() => '/api/identifications', HISTORY_PAGE),
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
