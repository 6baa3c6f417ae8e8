import { randomUUID } from 'node:crypto';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { aPlantRecord, BACKUP_TIME, DataTransferClient } from '../../../test/data-transfer.js';
import { otherIdFor } from './archive/ids.js';

/** One odd record costs itself, never the file: everything else is brought in, and what was left out is said. */
describe('a backup with an odd record', () => {
  let api: Api;
  let rosa: Person;
  let client: DataTransferClient;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await api.signUp();
    client = new DataTransferClient(api, rosa);
  });

  const anEntry = (more: object) => ({
    ...{ id: randomUUID(), content: 'A new leaf', imageUrl: null, careActions: [], createdAt: BACKUP_TIME },
    ...more,
  });
  const aProblem = (more: object) => ({
    ...{ id: randomUUID(), diagnosis: null, title: 'Limp', words: null, answers: {}, causes: [] },
    ...{ openedOn: '2026-11-01', photoOn: null, lookAgainOn: null, closedOn: null, outcome: null },
    ...{ createdAt: BACKUP_TIME, ...more },
  });
  const aFinding = (source: string) => ({
    provider: { name: 'local', model: 'x' },
    ...{ isPlant: true, mayNotBeAPlant: false, certainty: 'sure', advice: '', confidence: 0.9 },
    ...{ candidates: [], secondOpinion: null },
    plant: {
      ...{ commonName: 'Fern', scientificName: '', description: '', waterNeeds: '', lightNeeds: '' },
      ...{ soilType: '', careInstructions: '', difficulty: 'easy', libraryId: null },
      petToxicity: { level: 'toxic', animals: ['cats'], source, basis: '' },
    },
  });
  const bringIn = (files: Record<string, object[]>) =>
    client.importBackup(
      Object.fromEntries(Object.entries(files).map(([name, rows]) => [name, JSON.stringify(rows)])),
    );
  const talliesOf = ({ result }: Awaited<ReturnType<typeof bringIn>>) =>
    Object.fromEntries((result?.tallies ?? []).map(({ kind, added, leftOut }) => [kind, [added, leftOut]]));

  it('that names as its plant what is none', async () => {
    const plant = aPlantRecord();
    const problem = aProblem({ plantId: plant.id });
    const outcome = await bringIn({
      'plants.json': [plant],
      'problems.json': [problem],
      'journal.json': [anEntry({ plantId: problem.id }), anEntry({ plantId: plant.id })],
    });
    expect(talliesOf(outcome)).toEqual({ plants: [1, 0], problems: [1, 0], journal: [1, 1] });
    expect(outcome.result?.notes).toEqual([
      'A journal entry belongs to a plant that could not be brought in.',
    ]);
  });

  it('whose id here is that of another one in the file', async () => {
    const otto = await api.signUp();
    const { body: his } = await otto.post('/api/plants', { commonName: 'Fern' }).expect(201);
    const plants = [aPlantRecord({ id: his.id }), aPlantRecord({ id: otherIdFor(rosa.id, his.id) })];
    expect(talliesOf(await bringIn({ 'plants.json': plants }))).toEqual({ plants: [1, 0] });
  });

  it.each(['2026-02-30T00:00:00Z', '2026-11-31T23:59:59.999999Z', '2026-13-01T00:00:00Z'])(
    'of a time that never was: %s',
    async (dateAdded) => {
      const plants = [aPlantRecord({ dateAdded }), aPlantRecord({ lastWatered: dateAdded }), aPlantRecord()];
      expect(talliesOf(await bringIn({ 'plants.json': plants }))).toEqual({ plants: [1, 2] });
    },
  );

  it.each<{ answers: object }>([
    { answers: { light: null } },
    { answers: { light: true } },
    { answers: { light: ['dark'] } },
    { answers: { light: { dark: 'yes' } } },
    { answers: { constructor: 'x' } },
  ])('with answers that are none: %j', async ({ answers }) => {
    const plant = aPlantRecord();
    const problems = [aProblem({ plantId: plant.id, answers })];
    const outcome = await bringIn({ 'plants.json': [plant], 'problems.json': problems });
    expect(talliesOf(outcome)).toEqual({ plants: [1, 0], problems: [0, 1] });
  });

  it.each(['https://example.org/a\u0000b', 'https://example.org/\ud800'])(
    'with a source that cannot be kept as it is: %j',
    async (source) => {
      const identification = {
        ...{ id: randomUUID(), state: 'answered', imageUrls: [], identifiedAs: null, confidence: null },
        ...{ finding: aFinding(source), failure: null, charged: false, feedback: null },
        ...{ createdAt: BACKUP_TIME, closedAt: BACKUP_TIME },
      };
      const outcome = await bringIn({
        'plants.json': [aPlantRecord()],
        'identifications.json': [identification],
      });
      expect(talliesOf(outcome)).toEqual({ plants: [1, 0], identifications: [1, 0] });
    },
  );
});
