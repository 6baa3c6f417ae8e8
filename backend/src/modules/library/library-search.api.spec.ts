import { startApi } from '../../../test/api.js';
import type { Api } from '../../../test/api.js';
import type { LibraryPlant } from './domain/library-plant.js';

const path = '/api/plant-library';

describe('a search in the plant library', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());

  const find = async (query: Record<string, string> = {}) => {
    const { body } = await api
      .visitor()
      .get(`${path}?${new URLSearchParams(query).toString()}`)
      .expect(200);
    return body as LibraryPlant[];
  };
  const search = async (text: string, more = {}) =>
    (await find({ search: text, ...more })).map(({ commonName }) => commonName);

  it.each([
    ['a common name', 'Jade Plant', 'Jade Plant'],
    ['any capitals, accents and blanks', '  jÁDE   plant ', 'Jade Plant'],
    ['a scientific name', 'crassula ovata', 'Jade Plant'],
    ['another name', 'swiss cheese plant', 'Monstera'],
    ['its beginning', 'peace l', 'Peace Lily'],
    ['one letter', 'j', 'Jade Plant'],
    ['a part in the middle', 'ovata', 'Jade Plant'],
    ['marks that are left out', 'birds nest fern', 'Bird’s Nest Fern'],
    ['a wrong letter', 'alow vera', 'Aloe Vera'],
    ['swapped letters', 'monstrea', 'Monstera'],
    ['a doubled letter', 'peace lilly', 'Peace Lily'],
    ['swapped letters in the first word', 'jdae plant', 'Jade Plant'],
  ])('finds a plant by %s', async (_, text, plant) => {
    const found = (await search(text)).map((name) => name.replace("'", '’'));
    expect(found.slice(0, text.length === 1 ? 50 : 3)).toContain(plant);
  });

  it('shows first what begins with the text', async () => {
    const names = await search('lily');
    expect(names.length).toBeGreaterThan(3);
    expect(names[0]).toMatch(/^Lily/i);
  });

  it('stays in the category that was chosen', async () => {
    expect(await search('jade plant', { category: 'succulents' })).toContain('Jade Plant');
    expect(await search('jade plant', { category: 'houseplants' })).not.toContain('Jade Plant');
  });

  it.each(['%', '_', '%%%', "'", '\\', '\u0000', '🌵', '()[]{}*+?'])(
    'has nothing to look for in %j',
    async (text) => expect(await search(text)).toEqual(await search('')),
  );

  it.each(['%jade%', 'j_a_d_e', "jade plant' or '1'='1", 'jade"; drop table plant_library; --'])(
    'takes %j for letters and marks',
    async (text) => {
      expect((await search(text)).length).toBeLessThan(50);
      expect((await find()).length).toBeGreaterThanOrEqual(300);
    },
  );

  it('lists what begins with two letters', async () => {
    const found = await find({ search: 'ja' });
    const begins = ({ commonName, scientificName, otherNames }: LibraryPlant) =>
      [commonName, scientificName, ...otherNames].some((name) => /^ja/i.test(name));
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((plant) => !begins(plant))).toEqual([]);
  });

  it('finds nothing for a word that is no plant', async () => expect(await search('xqzwvk')).toEqual([]));

  it('takes a hundred letters and refuses more', async () => {
    expect(await search('x'.repeat(100))).toEqual([]);
    const { body } = await api
      .visitor()
      .get(`${path}?search=${'x'.repeat(101)}`)
      .expect(400);
    expect(body.message).toBe('Please search for at most 100 letters');
  });

  it.each([
    'search=a&search=b',
    'category=cacti',
    'category=succulents&category=flowering',
    'category=Succulents',
  ])('refuses ?%s', async (query) => void (await api.visitor().get(`${path}?${query}`).expect(400)));

  it.each(['search=', 'category=', 'category=all', 'search[a]=b', 'else=1', 'search=%E0%A4%A'])(
    'is not troubled by ?%s',
    async (query) => void (await api.visitor().get(`${path}?${query}`).expect(200)),
  );
});
