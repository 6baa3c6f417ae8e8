import { describe, expect, it } from '@jest/globals';
import { problemOf } from './catalogue/index.js';
import { neighboursAtRisk } from './neighbours.js';
import type { Neighbour } from './neighbours.js';

const plant = (id: string, scientificName: string, place: string | null): Neighbour => ({
  id,
  scientificName,
  place,
});
const sick = plant('sick', 'Goeppertia orbifolia', 'Kitchen');
const others = [
  plant('far', 'Rosa', 'Balcony'),
  plant('near', 'Zamioculcas zamiifolia', 'Kitchen'),
  plant('near-and-prone', 'Hedera helix', 'Kitchen'),
  plant('kin', 'Goeppertia makoyana', 'Kitchen'),
];

describe('the neighbours to look at', () => {
  it('are those in the same place, first its kin and those that are prone', () => {
    const found = neighboursAtRisk(problemOf('spider-mites')!, sick, [...others, sick]);
    expect(found.map(({ id }) => id)).toEqual(['kin', 'near-and-prone', 'near']);
  });

  it('are none where nothing spreads, and only the kinds that can get it', () => {
    expect(neighboursAtRisk(problemOf('sunburn')!, sick, others)).toEqual([]);
    const rose = plant('rose', 'Rosa', 'Kitchen');
    expect(neighboursAtRisk(problemOf('rose-black-spot')!, rose, others).map(({ id }) => id)).toEqual([
      'far',
    ]);
  });
});
