import { baseApi as api } from '../base-api';
export const addTagTypes = ['journal'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      writeJournalEntry: build.mutation<WriteJournalEntryApiResponse, WriteJournalEntryApiArg>({
        query: (queryArg) => ({
          url: `/api/plants/${queryArg.id}/journal`,
          method: 'POST',
          body: queryArg.writeEntryDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['journal'],
      }),
      updateJournalEntry: build.mutation<UpdateJournalEntryApiResponse, UpdateJournalEntryApiArg>({
        query: (queryArg) => ({
          url: `/api/journal/${queryArg.id}`,
          method: 'PATCH',
          body: queryArg.changeEntryDto,
        }),
        invalidatesTags: ['journal'],
      }),
      removeJournalEntry: build.mutation<RemoveJournalEntryApiResponse, RemoveJournalEntryApiArg>({
        query: (queryArg) => ({ url: `/api/journal/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['journal'],
      }),
      restoreJournalEntry: build.mutation<RestoreJournalEntryApiResponse, RestoreJournalEntryApiArg>({
        query: (queryArg) => ({ url: `/api/journal/${queryArg.id}/restore`, method: 'POST' }),
        invalidatesTags: ['journal'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type WriteJournalEntryApiResponse =
  /** status 201 Keeps a note; care that it tells of counts as done */ JournalEntryDto;
export type WriteJournalEntryApiArg = {
  id: string;
  /** The same key is the same action: a repeat changes nothing */
  'Idempotency-Key'?: string;
  writeEntryDto: WriteEntryDto;
};
export type UpdateJournalEntryApiResponse = /** status 200 Changes a note */ JournalEntryDto;
export type UpdateJournalEntryApiArg = {
  id: string;
  changeEntryDto: ChangeEntryDto;
};
export type RemoveJournalEntryApiResponse = unknown;
export type RemoveJournalEntryApiArg = {
  id: string;
};
export type RestoreJournalEntryApiResponse = /** status 200 Restores a note */ JournalEntryDto;
export type RestoreJournalEntryApiArg = {
  id: string;
};
export type UndoableDto = {
  /** What DELETE /api/care/events/{id} undoes */
  eventId: string;
  kind: 'water' | 'fertilise' | 'repot' | 'prune' | 'mist' | 'custom' | 'treatment';
};
export type JournalEntryDto = {
  id: string;
  plantId: string;
  userId: string;
  content: string;
  imageUrl: string | null;
  careActions: string[];
  createdAt: string;
  /** Written by you, or noted when care was done */
  source: 'journal' | 'care';
  /** Who wrote or noted it, where that was somebody else of the household */
  by: string | null;
  /** Care in it that you may take back */
  undoable: UndoableDto[];
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
export type WriteEntryDto = {
  content: string;
  /** One of your own photos */
  imageUrl?: string | null;
  /** What was done; water, fertilise, repot, prune and mist move the schedule */
  careActions?: string[];
  /** The day it was written; today when left out */
  on?: string | null;
};
export type ChangeEntryDto = {
  content?: string;
  imageUrl?: string | null;
};
export const {
  useWriteJournalEntryMutation,
  useUpdateJournalEntryMutation,
  useRemoveJournalEntryMutation,
  useRestoreJournalEntryMutation,
} = injectedRtkApi;
