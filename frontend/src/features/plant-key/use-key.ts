import {
  left,
  misfits,
  narrow,
  nextQuestion,
  openQuestions,
  QUESTIONS,
  type Guesses,
  type KeyPlant,
  type Question,
} from '@leaflore/plant-key';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NONE, readState, writeState, type KeyState } from './key-state';

/** The key as it stands: what was tapped, what remains, what to ask now, and what can be done. */
export function useKey(plants: readonly KeyPlant[], photo?: Guesses) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readState(search), [search]);
  const { answers, skipped, ask, withoutPhoto } = state;
  const guesses = withoutPhoto ? undefined : photo;
  const ranked = useMemo(() => narrow(plants, answers, guesses), [plants, answers, guesses]);
  const open = openQuestions(answers, skipped);
  const go = (next: Partial<KeyState>) =>
    void navigate({ search: writeState({ ...state, ask: undefined, ...next }) });

  return {
    ...state,
    guesses,
    ranked,
    count: left(ranked).length,
    question: ask && openQuestions(answers, []).includes(ask) ? ask : nextQuestion(ranked, open),
    /** What else may be asked, also what was skipped. */
    others: QUESTIONS.filter((question) => openQuestions(answers, []).includes(question)),
    /** True when even the likeliest plant differs in two answers or more. */
    isUnlikely: misfits(ranked[0]!.plant, answers).length > 1,
    tap: (question: Question, choice: string) =>
      go({
        answers: { ...answers, [question]: choice },
        skipped: skipped.filter((other) => other !== question),
      }),
    skip: (question: Question) => go({ skipped: [...new Set([...skipped, question])] }),
    ask: (question: Question) => go({ ask: question }),
    undo: (question: Question) => {
      const { [question]: _, ...rest } = answers;
      go({ answers: rest, ask: question });
    },
    forgetPhoto: () => go({ withoutPhoto: true }),
    choose: (slug: string) => go({ chosen: slug, ask }),
    refuseAll: () => go({ chosen: NONE, ask }),
    goOn: () => go({ chosen: undefined }),
    again: () => go({ answers: {}, skipped: [], chosen: undefined }),
  };
}

export type Key = ReturnType<typeof useKey>;
