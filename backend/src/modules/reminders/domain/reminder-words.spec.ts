import { speaking } from '../../../kernel/languages/language.js';
import { explainChore, headline, measured, nameChore, sorted, summarise } from './reminder-words.js';

const chore = (plantName: string, kind = 'water', title: string | null = null) => ({
  plantName,
  kind,
  title,
});

const ivy = { plantName: 'Ivy', problem: 'Spider mites' };
const fern = { plantName: 'Fern', problem: 'Brown tips.' };

describe('a title that measures', () => {
  const due = [chore('Fern', 'custom', 'Let the top 3 cm dry, above 15 °C.'), chore('Peace Lily')];

  it('does so in the units of the person, in mails, notifications and calendars', () => {
    expect(summarise(measured(due, 'imperial'))).toBe('Water your Peace Lily and do one more thing');
    expect(explainChore(measured(due, 'imperial')[0]!)).toBe('Let the top inch dry, above 59 °F (Fern).');
    expect(measured(due, 'metric')).toEqual(due);
  });
});

describe('what a message says', () => {
  it.each([
    [[chore('Peace Lily')], 'Water your Peace Lily'],
    [[chore('Peace Lily'), chore('Monstera')], 'Water your Peace Lily and your Monstera'],
    [[chore('Peace Lily'), chore('Monstera'), chore('Fern')], 'Water your Peace Lily and 2 more plants'],
    [[chore('Fern', 'fertilise')], 'Feed your Fern'],
    [[chore('Fern', 'mist'), chore('Peace Lily')], 'Water your Peace Lily and do one more thing'],
    [[chore('Fern', 'mist'), chore('Ivy', 'repot'), chore('Lily')], 'Water your Lily and do 2 more things'],
    [[chore('Fern', 'custom', 'Turn the pot')], 'Turn the pot (Fern)'],
    [
      [chore('Fern', 'custom', 'Turn the pot'), chore('Ivy', 'custom', 'Dust')],
      'Turn the pot (Fern) and do one more thing',
    ],
  ])('of %j is "%s"', (chores, words) => expect(summarise(chores)).toBe(words));

  it.each([
    [[], [], 'Nothing is due today'],
    [[chore('Ivy')], [ivy], 'Water your Ivy today'],
    [[], [ivy], 'Nothing is due today, but your Ivy is unwell'],
    [[], [ivy, fern], 'Nothing is due today, but your Ivy and your Fern are unwell'],
    [[], [ivy, fern, ivy], 'Nothing is due today, but your Ivy and 2 more plants are unwell'],
    [[chore('Ivy', 'treatment', 'Rinse the leaves.')], [ivy], 'Look after your Ivy today'],
  ])('of %j, while %j are unwell, begins with "%s"', (chores, unwell, words) =>
    expect(headline(chores, unwell)).toBe(words),
  );

  it('puts watering first and what people made up last', () => {
    const kinds = ['custom', 'mist', 'prune', 'water', 'repot', 'fertilise'].map((kind) =>
      chore('Fern', kind),
    );
    expect(sorted(kinds).map(({ kind }) => kind)).toEqual([
      'water',
      'fertilise',
      'repot',
      'prune',
      'mist',
      'custom',
    ]);
  });

  it('names a task without a title all the same', () =>
    expect(nameChore(chore('Fern', 'custom'))).toBe('Look after (Fern)'));
});

describe('a message in other languages', () => {
  const three = [chore('Peace Lily'), chore('Monstera'), chore('Fern')];

  it.each([
    ['de', three, [], 'Heute: „Peace Lily“ und 2 weitere Pflanzen gießen'],
    ['de', [chore('Roter Fingerhut', 'treatment', 'x')], [ivy], 'Heute: Nach „Roter Fingerhut“ sehen'],
    ['es', three, [], 'Riega tu Peace Lily y 2 plantas más hoy'],
    [
      'de',
      [chore('Fern', 'mist'), chore('Ivy', 'repot')],
      [],
      'Heute: „Ivy“ umtopfen und noch eine Aufgabe erledigen',
    ],
    ['es', [], [ivy, fern], 'Hoy no toca nada, pero tu Ivy y tu Fern no están bien'],
  ] as const)('(%s) of %j, while %j are unwell, begins with "%s"', (code, chores, unwell, words) =>
    expect(speaking(code, () => headline([...chores], [...unwell]))).toBe(words),
  );

  it('keeps the gardener’s own words as they are', () =>
    expect(speaking('de', () => explainChore(chore('Farn', 'custom', 'Topf drehen.')))).toBe(
      'Topf drehen (Farn).',
    ));
});
