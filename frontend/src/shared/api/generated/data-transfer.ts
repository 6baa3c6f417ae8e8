import { baseApi as api } from '../base-api';
export const addTagTypes = ['data-transfer'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      requestExport: build.mutation<RequestExportApiResponse, RequestExportApiArg>({
        query: () => ({ url: `/api/account/export`, method: 'POST' }),
        invalidatesTags: ['data-transfer'],
      }),
      listExports: build.query<ListExportsApiResponse, ListExportsApiArg>({
        query: () => ({ url: `/api/account/exports` }),
        providesTags: ['data-transfer'],
      }),
      getExport: build.query<GetExportApiResponse, GetExportApiArg>({
        query: (queryArg) => ({ url: `/api/account/exports/${queryArg.id}` }),
        providesTags: ['data-transfer'],
      }),
      downloadExport: build.query<DownloadExportApiResponse, DownloadExportApiArg>({
        query: (queryArg) => ({ url: `/api/account/exports/${queryArg.id}/file` }),
        providesTags: ['data-transfer'],
      }),
      importData: build.mutation<ImportDataApiResponse, ImportDataApiArg>({
        query: (queryArg) => ({ url: `/api/account/import`, method: 'POST', body: queryArg.body }),
        invalidatesTags: ['data-transfer'],
      }),
      listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
        query: () => ({ url: `/api/account/imports` }),
        providesTags: ['data-transfer'],
      }),
      getImport: build.query<GetImportApiResponse, GetImportApiArg>({
        query: (queryArg) => ({ url: `/api/account/imports/${queryArg.id}` }),
        providesTags: ['data-transfer'],
      }),
      cancelImport: build.mutation<CancelImportApiResponse, CancelImportApiArg>({
        query: (queryArg) => ({ url: `/api/account/imports/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['data-transfer'],
      }),
      confirmImport: build.mutation<ConfirmImportApiResponse, ConfirmImportApiArg>({
        query: (queryArg) => ({ url: `/api/account/imports/${queryArg.id}/confirm`, method: 'POST' }),
        invalidatesTags: ['data-transfer'],
      }),
      deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
        query: (queryArg) => ({ url: `/api/account`, method: 'DELETE', body: queryArg.deleteAccountDto }),
        invalidatesTags: ['data-transfer'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type RequestExportApiResponse =
  /** status 202 Begins to put everything that is yours into one file; follow it at Location */ ExportDto;
export type RequestExportApiArg = void;
export type ListExportsApiResponse = /** status 200 Your downloads, newest first */ ExportDto[];
export type ListExportsApiArg = void;
export type GetExportApiResponse = /** status 200 One of your downloads, and how far it has come */ ExportDto;
export type GetExportApiArg = {
  id: string;
};
export type DownloadExportApiResponse = /** status 200 The file of a download */ Blob;
export type DownloadExportApiArg = {
  id: string;
};
export type ImportDataApiResponse =
  /** status 202 Takes a backup, or a list of plants to look at; follow it at Location */ ImportDto;
export type ImportDataApiArg = {
  body: Blob;
};
export type ListImportsApiResponse =
  /** status 200 The files that you have brought in, newest first */ ImportDto[];
export type ListImportsApiArg = void;
export type GetImportApiResponse =
  /** status 200 One of them: what it would add, how far it has come, or what it has added */ ImportDto;
export type GetImportApiArg = {
  id: string;
};
export type CancelImportApiResponse = unknown;
export type CancelImportApiArg = {
  id: string;
};
export type ConfirmImportApiResponse =
  /** status 202 Adds the plants of a list that you have looked at */ ImportDto;
export type ConfirmImportApiArg = {
  id: string;
};
export type DeleteAccountApiResponse = unknown;
export type DeleteAccountApiArg = {
  deleteAccountDto: DeleteAccountDto;
};
export type ProgressDto = {
  /** What is being worked on */
  part: 'garden' | 'reading' | 'photos' | 'keeping';
  done: number;
  /** 0 while nobody knows yet */
  total: number;
};
export type ExportDto = {
  id: string;
  state: 'queued' | 'working' | 'ready' | 'failed';
  progress: ProgressDto;
  /** Size of the file, once it is there */
  bytes: number | null;
  /** Why it failed */
  problem: string | null;
  createdAt: string;
  /** Until when it can be downloaded */
  expiresAt: string | null;
};
export type FieldErrorDto = {
  field: string;
  message: string;
};
export type ProblemDto = {
  /** A relative address that stands for the code */
  type: string;
  title: string;
  /** The same as the status of the answer */
  status: number;
  /** What a client compares */
  code: string;
  /** What a person reads */
  message: string;
  /** The same id stands in the log */
  requestId: string;
  /** A sentence for each field that is not right */
  errors?: FieldErrorDto[];
};
export type ListRowDto = {
  /** Its line in the file */
  line: number;
  commonName: string;
  scientificName: string | null;
  place: string | null;
  lastWatered: string | null;
  notes: string | null;
  libraryId: string | null;
  /** The plant of the library that it gets its care from */
  libraryName: string | null;
  verdict: 'new' | 'already' | 'not-understood';
  /** What to know of it; empty when all is well */
  remark: string;
};
export type TallyDto = {
  kind: 'plants' | 'problems' | 'tasks' | 'care' | 'journal' | 'identifications' | 'photos' | 'settings';
  added: number;
  /** Was there before, and stays as it is */
  already: number;
  /** Could not be read or kept; the notes say why */
  leftOut: number;
};
export type ImportResultDto = {
  tallies: TallyDto[];
  /** What was left out and why */
  notes: string[];
};
export type ImportDto = {
  id: string;
  kind: 'backup' | 'list';
  state: 'arriving' | 'preview' | 'queued' | 'working' | 'done' | 'failed';
  progress: ProgressDto;
  /** Of a list: what confirming would add */
  rows: ListRowDto[] | null;
  result: ImportResultDto | null;
  /** Why it failed */
  problem: string | null;
  createdAt: string;
};
export type DeleteAccountDto = {
  password: string;
  /** Of an app of codes, or a recovery code; where two-step login is on */
  code?: string;
};
export const {
  useRequestExportMutation,
  useListExportsQuery,
  useGetExportQuery,
  useDownloadExportQuery,
  useImportDataMutation,
  useListImportsQuery,
  useGetImportQuery,
  useCancelImportMutation,
  useConfirmImportMutation,
  useDeleteAccountMutation,
} = injectedRtkApi;
