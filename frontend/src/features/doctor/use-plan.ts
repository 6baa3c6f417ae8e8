import type { Answers } from '@leaflore/doctor';
import type { PlantDto } from '../../shared/api/api';
import {
  useClosePlantProblemMutation,
  useListPlantProblemsQuery,
  useOpenPlantProblemMutation,
  useReopenPlantProblemMutation,
  useWithdrawPlantProblemMutation,
  type HealthProblemDto,
} from '../../shared/api/doctor';
import { useInGarden } from '../../shared/lib/other-garden';
import { randomKey } from '../../shared/lib/random-key';
import { doctorMessages } from '../../shared/toast/messages/doctor';
import { useReport } from '../../shared/toast/use-report';

type Named = Pick<PlantDto, 'id' | 'commonName'>;

/** What a plan is for. */
export interface PlanFor {
  diagnosis: string;
  answers?: Answers;
  words?: string;
}

/** Starts the plan of a plant's problem, which can be undone for a while. */
export function usePlan({ id, commonName }: Named) {
  const asked = { id, ...useInGarden() };
  const { currentData: problems, error, isFetching, refetch } = useListPlantProblemsQuery(asked);
  const [openProblem, { isLoading: isOpening }] = useOpenPlantProblemMutation();
  const [closeProblem, { isLoading: isClosing }] = useClosePlantProblemMutation();
  const [reopenProblem] = useReopenPlantProblemMutation();
  const [withdrawProblem] = useWithdrawPlantProblemMutation();
  const report = useReport();
  const { started, undone, failed } = doctorMessages;
  const open = problems?.find(({ closedOn }) => closedOn === null);

  const close = (problemId: string) =>
    closeProblem({ ...asked, problemId, closeProblemDto: { outcome: 'mistaken' } }).unwrap();
  const reopen = ({ id: problemId }: HealthProblemDto) => reopenProblem({ ...asked, problemId }).unwrap();
  const undo = (call: Promise<unknown>) => void report(call, { done: undone, failed });

  /** Ends the plan that is open first; undoing goes back to that one. Resolves to the problem; undefined if it failed. */
  const start = async ({ diagnosis, answers, words }: PlanFor) => {
    const before = open?.diagnosis ? open : undefined;
    const call = async () => {
      if (before) await close(before.id);
      const openProblemDto = { diagnosis, answers, words: words?.slice(0, 500) || undefined };
      try {
        return await openProblem({ ...asked, 'Idempotency-Key': randomKey(), openProblemDto }).unwrap();
      } catch (error) {
        // The plan that was open goes on, where the server does not have the other one after all.
        if (before) await reopen(before).catch(() => undefined);
        throw error;
      }
    };
    const takeBack = async (problemId: string) => {
      await withdrawProblem({ ...asked, problemId }).unwrap();
      if (before) await reopen(before);
    };
    return report(call(), {
      done: (problem) => started(commonName, () => undo(takeBack(problem.id))),
      failed,
    });
  };

  return { problems, error, isFetching, refetch, open, start, isBusy: isOpening || isClosing };
}
