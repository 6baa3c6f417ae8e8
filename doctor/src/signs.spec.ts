import { describe, expect, it } from '@jest/globals';
import { diagnose } from './diagnose.js';
import type { PatientPlant } from './plants.js';
import { signsFor } from './signs.js';

const ROSE = { scientificName: 'Rosa', family: 'Rosaceae', kind: 'shrub' };
const JADE = { scientificName: 'Crassula ovata', family: 'Crassulaceae', kind: 'succulent' };
const TOMATO = { scientificName: 'Solanum lycopersicum', family: 'Solanaceae', kind: 'vegetable' };
const LEMON = { scientificName: 'Citrus', family: 'Rutaceae', kind: 'fruit' };
const ORCHID = { scientificName: 'Phalaenopsis', family: 'Orchidaceae', kind: 'orchid' };
const MONSTERA = { scientificName: 'Monstera deliciosa', family: 'Araceae', kind: 'houseplant' };
const ALOE = { scientificName: 'Aloe vera', family: 'Asphodelaceae', kind: 'succulent' };
const LILY = { scientificName: 'Lilium', family: 'Liliaceae', kind: 'bulb' };
const AZALEA = { scientificName: 'Rhododendron', family: 'Ericaceae', kind: 'shrub' };
const TULIP = { scientificName: 'Tulipa', family: 'Liliaceae', kind: 'bulb' };

describe('what a free text says is seen, as closely as it says it', () => {
  it.each([
    ['My rose has black spots on the leaves', { look: 'spots', spots: 'black' }],
    ['The leaves are wrinkled', { look: 'curled', curled: 'wrinkled' }],
    ['Its roots are grey, brown and mushy', { roots: 'brown' }],
    ['The lower leaves are yellow, the soil is wet', { look: 'yellow', place: 'old', soil: 'wet' }],
    ['No black spots, only pale', { look: 'pale' }],
    ['My tomatoes are black at the bottom', { look: 'mushy', mushy: 'fruit', place: 'flower' }],
    ['The leaves turn black', { look: 'brown', brown: 'black' }],
    ['How often should I water my black-eyed Susan?', {}],
    ['Are black-eyed Susans hardy?', {}],
    ['My peace lily has no flowers', { look: 'weak', weak: 'flowerless' }],
    ['Why won’t my Christmas cactus bloom?', { look: 'weak', weak: 'flowerless' }],
    ['I have no time to look at the flowers', {}],
    ['What is eating my roses?', { look: 'holes' }],
    ['There is white mould on the soil', { look: 'coating', coating: 'mushrooms', place: 'soil' }],
    ['Yellow mushrooms in the pot of my fern', { look: 'coating', coating: 'mushrooms', place: 'soil' }],
    ['Can I use mushroom compost?', {}],
    ['Grey mould on strawberries in a pot', { look: 'coating', coating: 'fuzz' }],
    ['My seedlings have all fallen over', { look: 'droop', droop: 'seedlings' }],
    ['Orange powder under the leaves', { look: 'spots', spots: 'rusty' }],
    ['I fed it, now the leaves are brown', { look: 'brown', lately: 'fed' }],
    ['Should I feed my fern? Its leaves are brown', { look: 'brown' }],
    ['The bottom leaves of my tomato are yellow', { look: 'yellow', place: 'old' }],
  ])('%s', (text, expected) => expect(signsFor(text)).toEqual(expected));

  it('leaves open which white insects they are, and where on the plant', () => {
    const { causes } = diagnose(signsFor('There are white bugs on the leaves'), {}, ['indoors']);
    expect(causes.map(({ problem }) => problem.id).slice(0, 2)).toEqual(['mealybugs', 'whitefly']);
    expect(causes.map(({ problem }) => problem.id)).not.toContain('fungus-gnats');
  });

  it.each<[string, PatientPlant, string]>([
    ['black spots on the leaves of my rose', ROSE, 'rose-black-spot'],
    ['my jade plant leaves are wrinkled', JADE, 'underwatering'],
    ['my tomato is black at the bottom of the fruit', TOMATO, 'blossom-end-rot'],
    ['the lower leaves of my tomato turn yellow between the veins', TOMATO, 'magnesium'],
    ['sticky leaves on my lemon', LEMON, 'scale'],
    ['my orchid’s roots are grey, brown and mushy', ORCHID, 'root-rot'],
    ['silvery streaks on monstera leaves', MONSTERA, 'thrips'],
    ['aloe is shrivelled and the roots are brown', ALOE, 'root-rot'],
    ['lily leaves eaten by red beetles', LILY, 'lily-beetle'],
    ['notches along the edges of azalea leaves', AZALEA, 'vine-weevil'],
    ['my tulips turn yellow after flowering', TULIP, 'dormancy'],
    ['there is white mould on the soil', MONSTERA, 'soil-fungi'],
    ['white bugs on the leaves', MONSTERA, 'mealybugs'],
    ['small white flies on the leaves', MONSTERA, 'whitefly'],
    ['small bugs on the leaves', ROSE, 'aphids'],
    ['small bugs in the soil', MONSTERA, 'fungus-gnats'],
    ['leaves look dusted with flour', ROSE, 'powdery-mildew'],
    ['small dark flies around the pot', MONSTERA, 'fungus-gnats'],
  ])('finds the cause first: %s', (text, plant, cause) =>
    expect(diagnose(signsFor(text), plant).causes[0]!.problem.id).toBe(cause),
  );
});
