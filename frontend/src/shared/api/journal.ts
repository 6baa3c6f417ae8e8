import { nextCursor } from '../lib/next-cursor';
import { upload } from '../lib/upload';
import { toApiError, type ApiError } from './base-api';
import type { UploadedDto, UploadUrlDto } from './generated/account';
import { generatedApi, type JournalEntryDto } from './generated/journal';

interface JournalPage {
  entries: JournalEntryDto[];
  /** Leads to the page after this one. */
  next?: string;
}

/** A photo that is to be kept. */
interface PhotoToKeep {
  bytes: Blob;
  /** How much has left this device, 0 to 1. */
  onSent?: (fraction: number) => void;
}

const PAGE = 50;

/** The story of a plant, and what writing it changes of the schedule. */
const journalApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** What was written about a plant and done for it, newest first, page after page. */
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

    /** Asks for a link and sends the photo there, once; answers where it can be seen. */
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
    // A note may tell of care, and care moves the schedule and the plant's status.
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
