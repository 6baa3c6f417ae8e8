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

describe('a person or an animal that throws up what a plant throws up, too', () => {
  it.each(['My son threw up some stalks', 'He has thrown up shoots', 'My little boy just threw up a stalk'])(
    'is an emergency: %s',
    (question) => expect(kindOf(question)).toBe('person-ate'),
  );

  it.each(['My cat threw up another stalk of the lily', 'My dog keeps throwing up some shoots'])(
    'may have eaten it: %s',
    (question) =>
      expect(intentOf(readQuestion(question), { hasPlant: true, hasOwn: true })).toMatchObject({
        kind: 'pets',
        wasEaten: true,
      }),
  );

  it('is not meant where a plant has its name', () =>
    expect(
      intentOf(readQuestion('My dog rose throws up suckers'), { hasPlant: true, hasOwn: true }),
    ).not.toMatchObject({ wasEaten: true }));
});

describe('new plants from a plant', () => {
  const topicOf = (question: string, hasOwn = true) =>
    intentOf(readQuestion(question), { hasPlant: true, hasOwn });

  it.each([
    'Can I propagate my monstera in water?',
    'Can I root a cutting of my monstera in water?',
    'Should I root my pothos in a glass of water?',
    'How do I take a leaf cutting of my African violet?',
    'How do I split my hosta?',
    'When should I divide my hosta?',
    'What do I do with the babies of my spider plant?',
  ])('are asked for: %s', (question) =>
    expect([topicOf(question), topicOf(question, false)]).toEqual([
      { kind: 'fact', topic: 'propagation' },
      { kind: 'fact', topic: 'propagation' },
    ]),
  );

  it.each([
    ['When should I start cutting back my lavender?', 'prune'],
    ['How do I cut my lavender back?', 'prune'],
  ])('are not asked for by who cuts: %s', (question, topic) =>
    expect(topicOf(question)).toMatchObject({ topic }),
  );

  it.each([
    'Should I be cutting the dead flowers off my rose?',
    'How do I get rid of the suckers on my rose?',
    'Why does my rose throw up suckers?',
    'Can I grow a peace lily in water?',
    'Are the roots of my monstera sitting in water?',
  ])('are not what is wanted: %s', (question) =>
    expect(topicOf(question)).not.toMatchObject({ topic: 'propagation' }),
  );
});

it('takes a plant in an animal’s mouth for eaten', () =>
  expect(
    intentOf(readQuestion('My dog has a leaf in his mouth'), { hasPlant: false, hasOwn: false }),
  ).toMatchObject({ kind: 'pets', animals: ['dogs'], wasEaten: true }));
