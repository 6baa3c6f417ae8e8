import { describe, expect, it } from '@jest/globals';
import { PROBLEMS } from './catalogue/index.js';
import { typicalPatient } from '../test/patients.js';
import { answersFor, problemsFor } from './words.js';

const idsFor = (text: string) => problemsFor(text).map(({ id }) => id);

describe('what a free text names', () => {
  it.each([
    ['Possible spider mite infestation on the underside', ['spider-mites']],
    ['Signs of overwatering: yellowing lower leaves', ['overwatering']],
    ['Powdery mildew, early stage.', ['powdery-mildew']],
    ['Iron deficiency (interveinal chlorosis)', ['iron']],
    ['Root mealybugs', ['root-mealybugs']],
    ['Black spot fungus on leaves', ['rose-black-spot']],
    ['Late blight on lower leaves', ['late-blight']],
    ['Root-bound in a small pot', ['root-bound']],
  ])('%s', (text, expected) => {
    expect(idsFor(text)).toEqual(expected);
  });

  it('names several, the most precise first', () => {
    expect(idsFor('Low humidity or underwatering; perhaps thrips')).toEqual([
      'underwatering',
      'dry-air',
      'thrips',
    ]);
  });

  it.each([
    'No signs of spider mites or aphids.',
    'The leaves are free of rust.',
    'The leaves may be limp or damaged. From a photo we cannot tell why.',
    'Crusty trusting frustration',
    '',
  ])('names nothing in: %s', (text) => {
    expect(idsFor(text)).toEqual([]);
  });

  it.each([
    ['Green caterpillars', { scientificName: 'Buxus sempervirens' }, ['box-caterpillar']],
    ['Green caterpillars', { scientificName: 'Brassica oleracea' }, ['caterpillars']],
    ['Green caterpillars', {}, ['caterpillars']],
    ['Blight', { scientificName: 'Buxus sempervirens' }, ['box-blight']],
    ['Black spot', { scientificName: 'Monstera deliciosa', family: 'Araceae' }, []],
    ['Leaf curl', { scientificName: 'Solanum lycopersicum', family: 'Solanaceae' }, []],
  ])('names of %s on %j what that plant may have', (text, plant, expected) => {
    expect(problemsFor(text, plant).map(({ id }) => id)).toEqual(expected);
  });

  it('reads on after what was denied', () => {
    expect(idsFor('No aphids, but scale insects on the stem')).toEqual(['scale']);
  });

  it('knows every problem by each of its words, on a plant that may have it', () => {
    for (const problem of PROBLEMS) {
      expect(problem.words.length).toBeGreaterThan(0);
      for (const word of problem.words)
        expect(problemsFor(`It may be ${word}.`, typicalPatient(problem).plant)).toContain(problem);
    }
  });
});

describe('what a free text says is seen', () => {
  it.each([
    ['Brown tips and it leans over', { look: 'brown', also: 'droop' }],
    ['The leaves may be limp or damaged.', { look: 'droop' }],
    ['Yellow leaves with webs', { look: 'coating', also: 'yellow' }],
    ['No holes, only pale', { look: 'pale' }],
    ['I am worried', {}],
  ])('%s', (text, expected) => {
    expect(answersFor(text)).toEqual(expected);
  });
});
