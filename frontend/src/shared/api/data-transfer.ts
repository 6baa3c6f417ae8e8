import { upload } from '../lib/upload';
import { toApiError } from './base-api';
import { addTagTypes, generatedApi, type ImportDto } from './generated/data-transfer';

/** A backup or a list of plants that is to be brought in. */
interface ImportFile {
  file: File;
  /** How much has left this device, 0 to 1. */
  onSent?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** What an import may have changed. */
export const IMPORTED = ['garden', 'care', 'journal', 'identification', 'auth'] as const;

/** The calls about one's own data that the generator cannot know. */
const dataTransferApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a file and answers as soon as it has arrived; the work goes on by itself. */
    sendFile: build.mutation<ImportDto, ImportFile>({
      queryFn: async ({ file, onSent, signal }) => {
        const headers = { accept: 'application/json', 'content-type': 'application/octet-stream' };
        const { status, body } = await upload('/api/account/import', file, { headers, onSent, signal });
        if (status === 202) return { data: body as ImportDto };
        return { error: toApiError(status ? { status, data: body } : { status: 'FETCH_ERROR', error: '' }) };
      },
      invalidatesTags: addTagTypes,
    }),
  }),
});

dataTransferApi.enhanceEndpoints({
  // Nobody is signed in after it: there is nothing to ask for anew.
  endpoints: { deleteAccount: { invalidatesTags: [] } },
});

export {
  useCancelImportMutation,
  useConfirmImportMutation,
  useDeleteAccountMutation,
  useListExportsQuery,
  useListImportsQuery,
  useRequestExportMutation,
} from './generated/data-transfer';
export const { useSendFileMutation } = dataTransferApi;
