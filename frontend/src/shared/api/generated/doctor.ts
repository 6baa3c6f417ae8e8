import { baseApi as api } from '../base-api';
export const addTagTypes = ['health'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPlantProblems: build.query<ListPlantProblemsApiResponse, ListPlantProblemsApiArg>({
        query: (queryArg) => ({ url: `/api/plants/${queryArg.id}/problems` }),
        providesTags: ['health'],
      }),
      openPlantProblem: build.mutation<OpenPlantProblemApiResponse, OpenPlantProblemApiArg>({
        query: (queryArg) => ({
          url: `/api/plants/${queryArg.id}/problems`,
          method: 'POST',
          body: queryArg.openProblemDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['health'],
      }),
      closePlantProblem: build.mutation<ClosePlantProblemApiResponse, ClosePlantProblemApiArg>({
        query: (queryArg) => ({
          url: `/api/plants/${queryArg.id}/problems/${queryArg.problemId}/close`,
          method: 'POST',
          body: queryArg.closeProblemDto,
        }),
        invalidatesTags: ['health'],
      }),
      reopenPlantProblem: build.mutation<ReopenPlantProblemApiResponse, ReopenPlantProblemApiArg>({
        query: (queryArg) => ({
          url: `/api/plants/${queryArg.id}/problems/${queryArg.problemId}/reopen`,
          method: 'POST',
        }),
        invalidatesTags: ['health'],
      }),
      withdrawPlantProblem: build.mutation<WithdrawPlantProblemApiResponse, WithdrawPlantProblemApiArg>({
        query: (queryArg) => ({
          url: `/api/plants/${queryArg.id}/problems/${queryArg.problemId}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['health'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ListPlantProblemsApiResponse =
  /** status 200 What is or was wrong with a plant, newest first */ HealthProblemDto[];
export type ListPlantProblemsApiArg = {
  id: string;
};
export type OpenPlantProblemApiResponse =
  /** status 201 Says that a plant is unwell; a likely cause comes with a plan of dated tasks */ HealthProblemDto;
export type OpenPlantProblemApiArg = {
  id: string;
  /** The same key is the same action: a repeat changes nothing */
  'Idempotency-Key'?: string;
  openProblemDto: OpenProblemDto;
};
export type ClosePlantProblemApiResponse =
  /** status 200 Ends a plan as better, not better or mistaken */ ClosedProblemDto;
export type ClosePlantProblemApiArg = {
  id: string;
  problemId: string;
  closeProblemDto: CloseProblemDto;
};
export type ReopenPlantProblemApiResponse =
  /** status 200 Takes a closing back: the plan goes on where it was */ HealthProblemDto;
export type ReopenPlantProblemApiArg = {
  id: string;
  problemId: string;
};
export type WithdrawPlantProblemApiResponse = unknown;
export type WithdrawPlantProblemApiArg = {
  id: string;
  problemId: string;
};
export type SuspectedCauseDto = {
  /** In the catalogue */
  diagnosis: string;
  name: string;
  probability: number;
  /** Which signs speak for it, in a sentence */
  why: string;
};
export type TreatmentStepDto = {
  /** What POST /api/care/tasks/{id}/done does */
  taskId: string;
  kind: 'step' | 'photo' | 'look';
  text: string;
  dueOn: string;
  doneOn: string | null;
};
export type HealthProblemDto = {
  id: string;
  plantId: string;
  /** In the catalogue; null without a diagnosis */
  diagnosis: string | null;
  /** By the diagnosis, or in your words */
  title: string;
  words: string | null;
  /** What was tapped in the guided check, by question */
  answers: {
    [key: string]: string;
  };
  /** The likeliest first */
  causes: SuspectedCauseDto[];
  openedOn: string;
  /** When a photo is asked for */
  photoOn: string | null;
  lookAgainOn: string | null;
  closedOn: string | null;
  outcome: ('better' | 'not-better' | 'mistaken' | null) | ('better' | 'not-better' | 'mistaken' | null);
  /** In the order of their days */
  steps: TreatmentStepDto[];
  /** From the journal */
  photoBefore: string | null;
  /** From the journal */
  photoAfter: string | null;
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
export type OpenProblemDto = {
  /** What you see, in your own words */
  words?: string;
  /** What was tapped in the guided check, by question */
  answers?: {
    [key: string]: string;
  };
  /** Chosen among the causes; the likeliest when left out */
  diagnosis?: string;
};
export type ClosedProblemDto = {
  problem: HealthProblemDto;
  /** What the plant still has */
  followUp: HealthProblemDto | null;
  /** Ids in the catalogue: what else it may be */
  next: string[];
};
export type CloseProblemDto = {
  /** After "not-better" the plant stays unwell */
  outcome: 'better' | 'not-better' | 'mistaken';
};
export const {
  useListPlantProblemsQuery,
  useOpenPlantProblemMutation,
  useClosePlantProblemMutation,
  useReopenPlantProblemMutation,
  useWithdrawPlantProblemMutation,
} = injectedRtkApi;
