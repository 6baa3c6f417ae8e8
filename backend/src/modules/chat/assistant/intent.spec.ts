import { intentOf } from './intent.js';
import { readQuestion } from './question.js';

const kindOf = (question: string, hasPlant = true) =>
  intentOf(readQuestion(question), { hasPlant, hasOwn: hasPlant }).kind;

describe('a plant that throws something up', () => {
  it.each([
    'Why does my rose throw up suckers?',
    'My monstera is throwing up new shoots everywhere',
    'Will my orchid throw up another flower spike?',
  ])('is no emergency: %s', (question) =>
    expect([kindOf(question), kindOf(question, false)]).not.toContain('person-ate'),
  );

  it('is not a person or an animal that is sick', () => {
    expect(kindOf('I threw up after a salad with leaves of the lily')).toBe('person-ate');
    expect(kindOf('She keeps throwing up')).toBe('person-ate');
    expect(
      intentOf(readQuestion('My dog threw up, could it be the lily?'), { hasPlant: false, hasOwn: false }),
    ).toMatchObject({ kind: 'pets', wasEaten: true });
  });
});

it('takes a plant in an animal’s mouth for eaten', () =>
  expect(
    intentOf(readQuestion('My dog has a leaf in his mouth'), { hasPlant: false, hasOwn: false }),
  ).toMatchObject({ kind: 'pets', animals: ['dogs'], wasEaten: true }));
