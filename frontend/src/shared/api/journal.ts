import { nextCursor } from '../lib/next-cursor';
import { upload } from '../lib/upload';
import { toApiError, type ApiError } from './base-api';
import type { UploadedDto, UploadUrlDto } from './generated/account';
import { generatedApi, type JournalEntryDto } from './generated/journal';

interface JournalPage {
  entries: JournalEntryDto[];
  /** The cursor of the next page. */
  next?: string;
}

/** A photo to store. */
interface PhotoToKeep {
  bytes: Blob;
  /** How much has been sent, 0 to 1. */
  onSent?: (fraction: number) => void;
}

const PAGE = 50;

/** A plant's journal, and how it affects the schedule. */
const journalApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Notes and care of a plant, newest first, page after page. */
    journal: build.infiniteQuery<JournalPage, string, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      query: ({ queryArg: plantId, pageParam }) => ({
        url: `/api/plants/${plantId}/journal`,
        params: { limit: PAGE, cursor: pageParam || undefined },
      }),
      transformResponse: (entries: JournalEntryDto[], meta) => ({
        entries,
        next: nextCursor(meta?.response?.headers.get('link')),
      }),
      providesTags: ['journal'],
    }),

    /** Requests an upload link and sends the photo there; resolves to the photo's address. */
    keepPhoto: build.mutation<string, PhotoToKeep>({
      queryFn: async ({ bytes, onSent }, { signal }, _options, call) => {
        const link = await call({ url: '/api/uploads', method: 'POST' });
        if (link.error) return { error: link.error as ApiError };
        const headers = { accept: 'application/json', 'content-type': bytes.type };
        const { uploadURL } = link.data as UploadUrlDto;
        const { status, body } = await upload(uploadURL, bytes, { method: 'PUT', headers, onSent, signal });
        if (status === 201) return { data: (body as UploadedDto).imageUrl };
        return { error: toApiError(status ? { status, data: body } : { status: 'FETCH_ERROR', error: '' }) };
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
