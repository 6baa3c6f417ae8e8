import {
  nextQuestion,
  type Answers,
  type Condition,
  type PatientPlant,
  type QuestionId,
} from '@leaflore/doctor';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { answersIn, readCheck, writeCheck, type CheckState } from './check-state';
import { useSteps, type StepState } from './use-steps';

/** A guided check: the question to ask now, what was tapped so far, and functions to answer, go back and start over. */
export interface Check {
  answers: Answers;
  /** Null when enough is known. */
  question: QuestionId | null;
  /** How many questions were answered. */
  count: number;
  /** What the photo showed is left aside. */
  withoutPhoto: boolean;
  tap: (option: string) => void;
  /** Undefined at the first question. */
  back: (() => void) | undefined;
  again: () => void;
}

/** Asks one question after the other, at most five. `start` are signs that are known from the photo. Each tap is a step in the history. */
export function useCheck(
  patient: PatientPlant,
  conditions: readonly Condition[],
  start: Answers = {},
): Check {
  const [search, setSearch] = useSearchParams();
  const steps = useSteps();
  const { key } = useLocation();
  const isGoing = useRef(false);
  useEffect(() => void (isGoing.current = false), [key]);
  const navigate = useNavigate();
  const check = readCheck(search);
  const { taps, withoutPhoto } = check;
  const answers = { ...(withoutPhoto ? {} : start), ...answersIn(check) };
  const question = nextQuestion(answers, patient, conditions);
  const go = (next: Partial<CheckState>, how: { state: StepState; replace?: boolean }) => {
    // A quick second tap comes before the next question is shown, and would be a second step to the same.
    if (isGoing.current) return;
    isGoing.current = true;
    setSearch(writeCheck(search, { ...check, ...next }), how);
  };
  const goOn = (next: Partial<CheckState>) => go(next, { state: { steps: steps + 1 } });
  /** In an address that was opened with answers in it, nothing of the check is behind it. */
  const back = () =>
    steps > 0 ? void navigate(-1) : go({ taps: taps.slice(0, -1) }, { state: { steps: 0 }, replace: true });
  return {
    answers,
    question,
    count: Object.keys(answers).length,
    withoutPhoto,
    tap: (option) => question && goOn({ taps: [...taps, [question, option]] }),
    back: taps.length > 0 ? back : undefined,
    again: () => goOn({ taps: [], withoutPhoto: withoutPhoto || search.has('seen') }),
  };
}
