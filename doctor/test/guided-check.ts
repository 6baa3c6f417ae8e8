import { diagnose, nextQuestion, optionsOf, QUESTION_IDS } from '../src/index.js';
import type { Answers, QuestionId } from '../src/index.js';
import type { Case } from './cases.js';
import { patient } from './library.js';

/** Who goes through the check: with which plant, what they see, and when. */
type Asked = Pick<Case, 'plant' | 'says' | 'facts' | 'when'>;

/** The taps of a case by question. Throws where a question or an option is not in the vocabulary. */
function factsOf({ facts, says }: Asked): Partial<Record<QuestionId, string>> {
  return Object.fromEntries(
    facts.split(' ').map((fact) => {
      const [question, option] = fact.split('=') as [QuestionId, string];
      const isKnown = QUESTION_IDS.includes(question) && optionsOf(question).some(([id]) => id === option);
      if (!isKnown) throw new Error(`${fact} is not in the vocabulary: ${says}`);
      return [question, option];
    }),
  );
}

/** A person goes through the check: says what the description holds, and "I can't tell" to all else. */
function check(described: Asked) {
  const facts = factsOf(described);
  const plant = patient(described.plant);
  let answers: Answers = {};
  let taps = 0;
  for (let next = nextQuestion(answers, plant, described.when); next;) {
    answers = { ...answers, [next]: facts[next] ?? 'unknown' };
    taps += 1;
    next = nextQuestion(answers, plant, described.when);
  }
  return { answers, taps, diagnosis: diagnose(answers, plant, described.when) };
}

/** At which place one of these causes is named; -1 where none is. */
export const placeOf = (asked: Asked, causes: readonly string[]): number =>
  check(asked).diagnosis.causes.findIndex(({ problem }) => causes.includes(problem.id));

/** How often the expected cause came first, and among three; and which cases went wrong. */
export function score(cases: readonly Case[]) {
  const results = cases.map((described) => {
    const { taps, answers, diagnosis } = check(described);
    const place = diagnosis.causes.findIndex(({ problem }) => problem.id === described.expect);
    const found = diagnosis.causes.map(
      ({ problem, probability }) => `${problem.id} ${probability.toFixed(2)}`,
    );
    return { described, taps, answers, place, found };
  });
  return {
    first: results.filter(({ place }) => place === 0).length / cases.length,
    amongThree: results.filter(({ place }) => place >= 0).length / cases.length,
    maxTaps: Math.max(...results.map(({ taps }) => taps)),
    missed: results
      .filter(({ place }) => place !== 0)
      .map(({ described, answers, place, found }) => ({
        expect: described.expect,
        place,
        says: `${described.plant ?? 'any'}: ${described.says}`,
        answers: JSON.stringify(answers),
        found: found.join(', '),
      })),
  };
}
