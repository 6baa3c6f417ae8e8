import { generatedApi } from './generated/doctor';

const CHANGED = ['health', 'garden', 'care', 'journal'] as never;

/** What is wrong with plants. A problem changes the plant's status, and its plan is part of the care of the day. */
generatedApi.enhanceEndpoints({
  endpoints: {
    // Steps are answered as care tasks, photos come from the journal, and words from the plant's form.
    listPlantProblems: { providesTags: CHANGED },
    openPlantProblem: { invalidatesTags: CHANGED },
    closePlantProblem: { invalidatesTags: CHANGED },
    reopenPlantProblem: { invalidatesTags: CHANGED },
    withdrawPlantProblem: { invalidatesTags: CHANGED },
  },
});

export {
  useClosePlantProblemMutation,
  useListPlantProblemsQuery,
  useOpenPlantProblemMutation,
  useReopenPlantProblemMutation,
  useWithdrawPlantProblemMutation,
} from './generated/doctor';
export type { HealthProblemDto, TreatmentStepDto } from './generated/doctor';
