import { upload } from '../lib/upload';
import { toApiError } from './base-api';
import { addTagTypes, generatedApi, type ImportDto } from './generated/data-transfer';

/** A backup or a list of plants to import. */
interface ImportFile {
  file: File;
  /** How much has been sent, 0 to 1. */
  onSent?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** The tags of everything that an import may change. */
export const IMPORTED = ['garden', 'care', 'journal', 'identification', 'auth'] as const;

/** Calls about a person's own data that the generator cannot express. */
const dataTransferApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Uploads a file and resolves as soon as it has arrived; the import then runs in the background. */
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
  // Nobody is signed in afterwards, so there is nothing to refetch.
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
