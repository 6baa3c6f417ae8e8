import { optionsOf, QUESTION_IDS, symptomOf } from '@leaflore/doctor';
import { isSymptom, SYMPTOMS } from '@leaflore/drawings';

/** Questions about what happened rather than about what can be seen. */
const UNSEEN = ['lately', 'pace', 'others'];

it('every sign that can be seen has a drawing, and every drawing is a sign', () => {
  const seen = QUESTION_IDS.filter((question) => !UNSEEN.includes(question)).flatMap((question) =>
    optionsOf(question)
      .filter(([option]) => option !== 'nothing')
      .map(([option]) => symptomOf(question, option)!),
  );
  expect(seen.filter((name) => !isSymptom(name))).toEqual([]);
  expect(SYMPTOMS.filter((name) => !seen.includes(name))).toEqual([]);
});
