import { useState } from 'react';
import { tCare } from '../../languages/care';
import { useCompleteCareTaskMutation, useUndoCareEventMutation } from '../../shared/api/api';
import { useClosePlantProblemMutation, useReopenPlantProblemMutation } from '../../shared/api/doctor';
import { localDateIn, onDay } from '../../shared/lib/local-date';
import { useInGarden, useOtherGarden } from '../../shared/lib/other-garden';
import { randomKey } from '../../shared/lib/random-key';
import { careMessages } from '../../shared/toast/messages/care';
import { doctorMessages } from '../../shared/toast/messages/doctor';
import { useReport } from '../../shared/toast/use-report';
import { useAccount } from '../account/use-account';

/** What a gardener sees at the second look. */
export type Seen = 'better' | 'same' | 'worse';

/** The answers to a second look, with their labels. */
export const lookAnswers = (): [Seen, string][] => [
  ['better', tCare('better')],
  ['same', tCare('same')],
  ['worse', tCare('worse')],
];

interface Looked {
  plantId: string;
  plantName: string;
  problemId: string;
  /** The second look among the tasks of the plant. */
  taskId: string;
}

/**
 * Answers a second look: better ends the problem, about the same asks again in a week, worse ends the plan and leaves the plant
 * unwell. Each can be undone for a while. Resolves to whether it was recorded.
 */
export function useLook({ plantId: id, plantName, problemId, taskId }: Looked) {
  const [closeProblem] = useClosePlantProblemMutation();
  const [reopenProblem] = useReopenPlantProblemMutation();
  const [complete] = useCompleteCareTaskMutation();
  const [takeBack] = useUndoCareEventMutation();
  const [busyWith, setBusyWith] = useState<Seen>();
  const other = useOtherGarden();
  const asked = { id, problemId, ...useInGarden() };
  const report = useReport();
  const today = localDateIn(useAccount().timeZone);
  const { better, same, notBetter, undone, failed } = doctorMessages;

  const undo = (call: Promise<unknown>) => void report(call, { done: undone, failed });
  const end = (outcome: 'better' | 'not-better') =>
    report(closeProblem({ ...asked, closeProblemDto: { outcome } }).unwrap(), {
      done: () => {
        const message = outcome === 'better' ? better : notBetter;
        return message(plantName, () => undo(reopenProblem(asked).unwrap()));
      },
      failed,
    });
  const again = () => {
    if (other)
      return other.answer({ id: taskId, kind: 'treatment', title: null, plantId: id, plantName }, 'done');
    return report(complete({ id: taskId, 'Idempotency-Key': randomKey(), doneDto: {} }).unwrap(), {
      done: ({ eventId, task: { dueOn }, alreadyDone }) =>
        alreadyDone
          ? careMessages.already(alreadyDone)
          : same(plantName, onDay(dueOn, today), () => undo(takeBack({ id: eventId }).unwrap())),
      failed,
    });
  };

  const look = async (seen: Seen) => {
    setBusyWith(seen);
    const done = await (seen === 'same' ? again() : end(seen === 'better' ? 'better' : 'not-better'));
    setBusyWith(undefined);
    return done !== undefined;
  };
  return { look, busyWith };
}
