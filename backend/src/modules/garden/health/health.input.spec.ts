import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';

describe('what a gardener says is wrong', () => {
  let api: Api;
  let rosa: Person;
  let path: string;
  beforeAll(async () => {
    api = await startApiWithoutWorker();
    rosa = await api.signUp();
    const { body } = await rosa.post('/api/plants', { commonName: 'Ivy' }).expect(201);
    path = `/api/plants/${body.id}/problems`;
  });
  afterAll(() => api.stop());
  const problems = async () => (await rosa.get(path).expect(200)).body;

  it.each([
    [{}, 'nothing-seen'],
    [{ answers: {} }, 'nothing-seen'],
    [{ answers: { look: 'unknown' } }, 'nothing-seen'],
    [{ answers: { look: 'stars' } }, 'unknown-sign'],
    [{ answers: { mood: 'low' } }, 'unknown-sign'],
    [{ answers: { constructor: 'x' } }, 'bad-request'],
    [{ answers: { look: 'toString' } }, 'unknown-sign'],
    [{ answers: { look: { $ne: 1 } } }, 'unknown-sign'],
    [
      { answers: { look: 'droop', also: 'pale', soil: 'dry', pace: 'days', place: 'old', others: 'alone' } },
      'unknown-sign',
    ],
    [{ diagnosis: 'dragons' }, 'unknown-problem'],
  ])('is refused: %j', async (complaint, code) => {
    const { body } = await rosa.post(path, complaint).expect(400);
    expect(body.code).toBe(code);
    expect(await problems()).toEqual([]);
  });

  it.each([
    [{ words: '  ' }, 'words'],
    [{ words: 'x'.repeat(501) }, 'words'],
    [{ answers: 'yellow' }, 'answers'],
    [{ diagnosis: { $ne: null } }, 'diagnosis'],
    [{ diagnosis: 'x'.repeat(61) }, 'diagnosis'],
  ])('is refused with words about its field: %j', async (complaint, field) => {
    const { body } = await rosa.post(path, complaint).expect(400);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });
});
