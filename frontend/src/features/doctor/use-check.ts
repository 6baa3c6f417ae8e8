import {
  nextQuestion,
  type Answers,
  type Condition,
  type PatientPlant,
  type QuestionId,
} from '@leaflore/doctor';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { answersIn, readCheck, writeCheck, type CheckState } from './check-state';

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

/** The state of an address to which a tap led: the question of that tap is behind it. */
const TAPPED = 'tapped';

/** Asks one question after the other, at most five. `start` are signs that are known from the photo. Each tap is a step in the history. */
export function useCheck(
  patient: PatientPlant,
  conditions: readonly Condition[],
  start: Answers = {},
): Check {
  const [search, setSearch] = useSearchParams();
  const isTapped = useLocation().state === TAPPED;
  const navigate = useNavigate();
  const check = readCheck(search);
  const { taps, withoutPhoto } = check;
  const answers = { ...(withoutPhoto ? {} : start), ...answersIn(check) };
  const question = nextQuestion(answers, patient, conditions);
  const go = (next: Partial<CheckState>, how?: { state?: string; replace?: boolean }) =>
    setSearch(writeCheck(search, { ...check, ...next }), how);
  /** In an address that was opened with answers in it, nothing of the check is behind it. */
  const back = () => (isTapped ? void navigate(-1) : go({ taps: taps.slice(0, -1) }, { replace: true }));
  return {
    answers,
    question,
    count: Object.keys(answers).length,
    withoutPhoto,
    tap: (option) => question && go({ taps: [...taps, [question, option]] }, { state: TAPPED }),
    back: taps.length > 0 ? back : undefined,
    again: () => go({ taps: [], withoutPhoto: withoutPhoto || search.has('seen') }),
  };
}
