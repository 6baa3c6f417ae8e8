import type { CandidateDto, FindingDto, IdentificationRecordDto } from '../src/shared/api/api';

/** A candidate with defaults. */
export const aCandidate = (differing: Partial<CandidateDto> = {}): CandidateDto => ({
  commonName: 'Peace Lily',
  scientificName: 'Spathiphyllum wallisii',
  rank: 'species',
  confidence: 0.82,
  libraryId: 'd3b0b1f0-0000-4000-8000-000000000001',
  imageUrl: '/drawings/peace-lily.svg',
  ...differing,
});

/** A confident result with defaults. */
export const aResult = (differing: Partial<FindingDto> = {}): FindingDto => ({
  plant: {
    commonName: 'Peace Lily',
    scientificName: 'Spathiphyllum wallisii',
    description: 'Glossy leaves and white sails above them.',
    waterNeeds: 'Weekly',
    lightNeeds: 'Medium indirect',
    soilType: 'Loose, peat-free potting mix',
    careInstructions: 'It hangs its leaves when it is thirsty, and stands up again after a drink.',
    difficulty: 'easy',
    diseaseDetection: {
      status: 'healthy',
      healthScore: 91,
      issues: [],
      recommendations: ['Keep doing what you’re doing.'],
    },
    petToxicity: {
      level: 'toxic',
      animals: ['cats', 'dogs'],
      source: 'https://www.aspca.org/peace-lily',
      basis: 'Listed by the ASPCA as toxic to cats and dogs.',
    },
    libraryId: 'd3b0b1f0-0000-4000-8000-000000000001',
  },
  confidence: 0.82,
  certainty: 'sure',
  advice: 'This looks like Peace Lily. If it is not, choose another one below.',
  isPlant: true,
  mayNotBeAPlant: false,
  candidates: [
    aCandidate(),
    aCandidate({ commonName: 'Calla Lily', scientificName: 'Zantedeschia', rank: 'genus', confidence: 0.1 }),
    aCandidate({
      commonName: 'Flamingo Flower',
      scientificName: 'Anthurium',
      rank: 'genus',
      confidence: 0.04,
    }),
  ],
  provider: { name: 'local', model: 'leaflore-vision' },
  secondOpinion: null,
  ...differing,
});

/** An identification of the history with defaults. */
export const aRecord = (differing: Partial<IdentificationRecordDto> = {}): IdentificationRecordDto => ({
  identificationId: '6f1c2a34-0000-4000-8000-000000000007',
  state: 'answered',
  createdAt: '2026-11-21T10:00:00.000Z',
  imageUrl: '/api/photos/1/2.webp',
  imageUrls: ['/api/photos/1/2.webp'],
  result: aResult(),
  failure: null,
  feedback: null,
  counted: true,
  ...differing,
});
