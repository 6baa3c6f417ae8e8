import {
  answersFor,
  diagnose,
  problemsFor,
  type Answers,
  type Cause,
  type Condition,
  type PatientPlant,
} from '@leaflore/doctor';
import type { ReactNode } from 'react';
import { tDoctor } from '../../languages/doctor';
import type { PlantDto } from '../../shared/api/api';
import { Causes } from './causes';
import { Question } from './question';
import { useCheck } from './use-check';

interface Props {
  patient: PatientPlant;
  conditions: readonly Condition[];
  plant?: PlantDto;
  /** What was said before in words, such as the issues of an identification: it names problems, or the first signs. */
  words?: string;
  action: (cause: Cause, answers: Answers, isFirst: boolean) => ReactNode;
}

/** The causes that a text names, as if they had been found. */
const namedIn = (words: string, patient: PatientPlant): Cause[] =>
  problemsFor(words, patient).map((problem) => ({ problem, probability: 0, why: '', neighbours: null }));

/** At most five taps on drawn signs, and then what it may be. Needs no connection. */
export function GuidedCheck({ patient, conditions, plant, words = '', action }: Props) {
  const check = useCheck(patient, conditions, words ? answersFor(words) : {});
  const named = check.withoutPhoto ? [] : namedIn(words, patient);
  if (named.length > 0) {
    return (
      <Causes
        summary={tDoctor(named.length === 1 ? 'seenOne' : 'seenMore')}
        causes={named}
        isNamed
        plant={plant}
        action={(cause, isFirst) => action(cause, {}, isFirst)}
        onAgain={check.again}
      />
    );
  }
  if (check.question) return <Question {...check} question={check.question} />;
  const { summary, causes, certainty } = diagnose(check.answers, patient, conditions);
  return (
    <Causes
      {...{ summary, causes, plant }}
      isUnclear={certainty === 'unclear'}
      action={(cause, isFirst) => action(cause, check.answers, isFirst)}
      onAgain={check.again}
      onBack={check.back}
    />
  );
}
