import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';

describe('the words about care that a plant took over from the library', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => {
    api = await startApiWithoutWorker();
    rosa = await api.signUp();
  });
  afterAll(() => api.stop());

  const add = async (plant: object) => (await rosa.post('/api/plants', plant).expect(201)).body;
  const wordsOf = async ({ id }: { id: string }) =>
    (await rosa.get(`/api/plants/${id}`).expect(200)).body.careInstructions;
  /** As the seed writes a plant that has other words. */
  const rewrite = (slug: string, words: string) =>
    api.sql(
      `insert into plant_library
       select (jsonb_populate_record(l, jsonb_build_object('care_instructions', $2::text))).* from plant_library l where slug = $1
       on conflict (slug) do update set care_instructions = excluded.care_instructions`,
      [slug, words],
    );

  it('follow it, and those that its gardener wrote stay', async () => {
    const [known] = (await rosa.get('/api/plant-library?search=Monstera').expect(200)).body;
    const taken = await add({ commonName: 'Monstera', libraryId: known.id });
    const own = await add({ commonName: 'Mine', libraryId: known.id, careInstructions: 'Leave it alone.' });
    const typed = await add({ commonName: 'Typed', careInstructions: known.careInstructions });
    await rewrite('monstera', 'Water it when it is dry. Wipe its leaves.');
    expect(await wordsOf(taken)).toBe('Water it when it is dry. Wipe its leaves.');
    expect(await wordsOf(own)).toBe('Leave it alone.');
    expect(await wordsOf(typed)).toBe(known.careInstructions);
    await rewrite('peace-lily', 'Something else. Something more.');
    expect(await wordsOf(taken)).toBe('Water it when it is dry. Wipe its leaves.');
  });

  it.each(['Tomaten', 'Geranien', 'Orchideen', 'Gummibäume', 'Tomatoes'])(
    'are found by the name of several, as %j',
    async (commonName) => {
      const added = await add({ commonName });
      expect(added.commonName).toBe(commonName);
      expect(added.libraryId).not.toBeNull();
      expect(added.careInstructions).toBeTruthy();
    },
  );

  it('are kept in English, in whichever language they were taken over, and so follow it too', async () => {
    const [jade] = (await rosa.get('/api/plant-library?search=Geldbaum&language=de').expect(200)).body;
    expect(jade.careInstructions).toMatch(/Gieße/);
    const { commonName, description, soilType, careInstructions } = jade;
    const sent = { commonName, description, soilType, careInstructions, libraryId: jade.id };
    const added = await add({ ...sent, soilType: 'Was gerade da war' });
    expect(added).toMatchObject({ commonName: 'Geldbaum', soilType: 'Was gerade da war' });
    const [english] = (await rosa.get('/api/plant-library?search=jade').expect(200)).body;
    expect(await wordsOf(added)).toBe(english.careInstructions);
    await rosa.patch(`/api/plants/${added.id}`, { careInstructions, description: 'Von Oma' }).expect(200);
    const rows = await api.sql('select care_instructions, description from plants where id = $1', [added.id]);
    expect(rows).toEqual([{ care_instructions: english.careInstructions, description: 'Von Oma' }]);
  });
});
