import fc from 'fast-check';
import { CONDITIONS, optionsOf, QUESTION_IDS } from '../src/index.js';
import type { Answers, Condition, PatientPlant, Problem, QuestionId } from '../src/index.js';
import { LIBRARY } from './library.js';

/** A plant of the library, or one of which nothing is known. */
export const anyPlant: fc.Arbitrary<PatientPlant> = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...LIBRARY).map(({ scientificName, family, kind }) => ({ scientificName, family, kind })),
);

export const anyConditions: fc.Arbitrary<Condition[]> = fc.subarray([...CONDITIONS]);

/** What a person would tap at each question, truly or not; often "I can't tell". */
export const anyTaps: fc.Arbitrary<Record<QuestionId, string>> = fc.record(
  Object.fromEntries(
    QUESTION_IDS.map((question) => [
      question,
      fc.oneof(fc.constant('unknown'), fc.constantFrom(...optionsOf(question).map(([id]) => id))),
    ]),
  ) as Record<QuestionId, fc.Arbitrary<string>>,
);

const heaviest = (weights: Record<string, number>, except?: string): string | undefined =>
  Object.entries(weights)
    .filter(([option]) => option !== except)
    .sort((a, b) => b[1] - a[1])[0]?.[0];

/** Someone whose plant shows a problem as the catalogue describes it, in its most typical form. */
export function typicalTaps({ signs }: Problem): Answers {
  const look = heaviest(signs.look!);
  const typical = Object.entries(signs).map(([question, weights]) => [question, heaviest(weights)]);
  return { ...Object.fromEntries(typical), also: heaviest(signs.look!, look) ?? 'nothing' } as Answers;
}

/** A plant that often has the problem, and the conditions that favour it. */
export function typicalPatient({ prone, favours }: Problem): {
  plant: PatientPlant;
  conditions: Condition[];
} {
  const group = prone[0];
  const known = LIBRARY.find(
    ({ scientificName, family, kind }) =>
      group !== undefined && (scientificName.startsWith(group) || family === group || kind === group),
  );
  const plant = known ?? (group && /^[A-Z]/.test(group) ? { scientificName: group } : {});
  const conditions = CONDITIONS.filter((condition) => (favours[condition] ?? 0) > 1);
  return { plant, conditions };
}
