import {
  nextQuestion,
  type Answers,
  type Condition,
  type PatientPlant,
  type QuestionId,
} from '@leaflore/doctor';
import { useState } from 'react';

/** A guided check: the question to ask now, what was tapped so far, and functions to answer, go back and start over. */
export interface Check {
  answers: Answers;
  /** Null when enough is known. */
  question: QuestionId | null;
  /** How many questions were answered. */
  count: number;
  tap: (option: string) => void;
  /** Undefined at the first question. */
  back: (() => void) | undefined;
  again: () => void;
}

/** Asks one question after the other, at most five. `start` are signs that are known before. */
export function useCheck(
  patient: PatientPlant,
  conditions: readonly Condition[],
  start: Answers = {},
): Check {
  const [known, setKnown] = useState(start);
  const [taps, setTaps] = useState<[QuestionId, string][]>([]);
  const answers = { ...known, ...Object.fromEntries(taps) } as Answers;
  const question = nextQuestion(answers, patient, conditions);
  return {
    answers,
    question,
    count: Object.keys(answers).length,
    tap: (option) => question && setTaps((before) => [...before, [question, option]]),
    back: taps.length > 0 ? () => setTaps((before) => before.slice(0, -1)) : undefined,
    again: () => {
      setKnown({});
      setTaps([]);
    },
  };
}
