import { toApiError } from './base-api';
import { generatedApi, type JournalEntryDto } from './generated/journal';
import type { Call, PhotoToKeep } from './keep-photo';
import { infiniteList, type ListPage } from './list-page';

const PAGE = 50;

/** A plant's journal, and how it affects the schedule. */
const journalApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Notes and care of a plant, newest first, page after page. */
    journal: build.infiniteQuery<ListPage<JournalEntryDto>, string, string>({
      ...infiniteList<JournalEntryDto, string>((plantId) => `/api/plants/${plantId}/journal`, PAGE),
      providesTags: ['journal'],
    }),

    /** Requests an upload link and sends the photo there; resolves to the photo's address. */
    keepPhoto: build.mutation<string, PhotoToKeep>({
      queryFn: async (photo, { signal }, _options, call) => {
        const keeping = await import('./keep-photo').catch(() => undefined);
        if (keeping) return keeping.keepPhoto(photo, call as Call, signal);
        return { error: toApiError({ status: 'FETCH_ERROR', error: '' }) };
      },
    }),
  }),
});

journalApi.enhanceEndpoints({
  endpoints: {
    // A note may include care, and care changes the schedule and the plant's status.
    writeJournalEntry: {
      invalidatesTags: (_entry, _error, { writeEntryDto: { careActions } }) =>
        careActions?.length ? ['journal', 'care', 'garden'] : ['journal'],
    },
  },
});

export {
  useRemoveJournalEntryMutation,
  useRestoreJournalEntryMutation,
  useUpdateJournalEntryMutation,
  useWriteJournalEntryMutation,
} from './generated/journal';
export const { useJournalInfiniteQuery, useKeepPhotoMutation } = journalApi;
