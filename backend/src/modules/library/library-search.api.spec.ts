import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';
import type { LibraryPlant } from './domain/library-plant.js';

const path = '/api/plant-library';

describe('a search in the plant library', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
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
    ['an older scientific name', 'Sansevieria trifasciata', 'Snake Plant'],
    ['its beginning', 'peace l', 'Peace Lily'],
    ['one letter', 'j', 'Jade Plant'],
    ['a part in the middle', 'ovata', 'Jade Plant'],
    ['a part of a word', 'ssula ov', 'Jade Plant'],
    ['its words the other way round', 'lily peace', 'Peace Lily'],
    ['the beginnings of its words', 'moth orch', 'Moth Orchid'],
    ['marks that are left out', 'birds nest fern', "Bird's Nest Fern"],
    ['marks of another kind', 'bird’s-nest fern', "Bird's Nest Fern"],
    ['a hybrid without its cross', 'alocasia amazonica', 'African Mask Plant'],
    ['a hybrid with an x', 'fragaria x ananassa', 'Strawberry'],
    ['words written as one', 'snakeplant', 'Snake Plant'],
    ['one word written as two', 'sun flower', 'Sunflower'],
  ])('finds a plant by %s', async (_, text, plant) =>
    expect((await search(text)).slice(0, text.length === 1 ? 50 : 3)).toContain(plant),
  );

  it.each([
    ['a wrong letter', 'alow vera', 'Aloe Vera'],
    ['a wrong letter', 'hydrangia', 'Mophead Hydrangea'],
    ['a wrong first letter', 'calanchoe', 'Flaming Katy'],
    ['swapped letters', 'monstrea', 'Monstera'],
    ['swapped letters', 'geranuim', 'Geranium'],
    ['swapped letters in the first word', 'jdae plant', 'Jade Plant'],
    ['a doubled letter', 'peace lilly', 'Peace Lily'],
    ['a doubled letter', 'begonnia', 'Wax Begonia'],
    ['a missing letter', 'ponsettia', 'Poinsettia'],
    ['a missing letter in a scientific name', 'spathiphylum', 'Peace Lily'],
    ['a missing letter in another name', 'sanseveria', 'Snake Plant'],
    ['a wrong letter in an older name', 'saintpaulea', 'African Violet'],
    ['a letter too many', 'oleaander', 'Oleander'],
    ['an error in each word', 'chrismas cactis', 'Christmas Cactus'],
    ['an error in a word that is not finished', 'philodnedr', 'Heartleaf Philodendron'],
    ['an error that makes another word', 'peach lily', 'Peace Lily'],
    ['two errors in a long word', 'philodendrum', 'Heartleaf Philodendron'],
    ['two errors in a long word', 'fuschia', 'Fuchsia'],
    ['two errors in a long word', 'bouganvilla', 'Bougainvillea'],
    ['two errors in a scientific name', 'zamiokulkas', 'ZZ Plant'],
    ['a word that does not belong to it', 'christmas cactus flower', 'Christmas Cactus'],
  ])('forgives %s: %s', async (_, text, plant) => expect((await search(text)).slice(0, 10)).toContain(plant));

  // What people type, and what they should see first.
  it.each([
    ['mother in laws tongue', 'Snake Plant'],
    ['mother-in-law’s tongue', 'Snake Plant'],
    ['snake plant', 'Snake Plant'],
    ['sansevieria', 'Snake Plant'],
    ['monstera', 'Monstera'],
    ['peace lilly', 'Peace Lily'],
    ['pothos', 'Golden Pothos'],
    ['aloe vera', 'Aloe Vera'],
    ['aloe', 'Aloe Vera'],
    ['jade', 'Jade Plant'],
    ['zz plant', 'ZZ Plant'],
    ['zz', 'ZZ Plant'],
    ['orchid', 'Moth Orchid'],
    ['orchidea', 'Moth Orchid'],
    ['orchidée', 'Moth Orchid'],
    ['christmas cactus', 'Christmas Cactus'],
    ['calathea makoyana', 'Peacock Plant'],
    ['schefflera', 'Umbrella Plant'],
    ['rose', 'Rose'],
    ['lily', 'Lily'],
    ['fig', 'Fig'],
    ['hibiscus', 'Chinese Hibiscus'],
    ['rosmarinus', 'Rosemary'],
    ['Dracæna sanderiana', 'Lucky Bamboo'],
    ['Pélargonium', 'Geranium'],
    ['geranium', 'Geranium'],
  ])('answers %j with %s first', async (text, plant) => expect((await search(text))[0]).toBe(plant));

  it('shows the whole name, then names that begin with the text, then words that do, then parts', async () => {
    const names = await search('rose');
    const place = (name: string) => names.indexOf(name);
    expect(names[0]).toBe('Rose');
    expect(place('Rosemary')).toBeGreaterThan(place('Rose'));
    expect(place('Desert Rose')).toBeGreaterThan(place('Rosemary'));
    expect(place('Primrose')).toBeGreaterThan(place('Desert Rose'));
  });

  it('shows common names before others that match as well', async () => {
    const names = await search('begonia');
    expect(names.indexOf('Wax Begonia')).toBeGreaterThanOrEqual(0);
    const dracaena = await search('aloe');
    expect(dracaena.indexOf('Aloe Vera')).toBeLessThan(dracaena.indexOf('Candelabra Aloe'));
  });

  it('guesses only where nothing has the text', async () => {
    expect(await search('fern')).not.toContain('Fig');
    const ferns = await find({ search: 'fern' });
    const hasIt = ({ commonName, otherNames }: LibraryPlant) =>
      [commonName, ...otherNames].some((name) => /fern/i.test(name));
    expect(ferns.filter((plant) => !hasIt(plant))).toEqual([]);
  });

  it('forgives errors within the category that was chosen', async () => {
    expect(await search('jdae plant', { category: 'succulents' })).toContain('Jade Plant');
    expect(await search('jdae plant', { category: 'flowering' })).not.toContain('Jade Plant');
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

  it.each(['%jade%', 'j_a_d_e', "jade plant' or '1'='1", 'jade"; drop table plant_library; --'])(
    'takes %j for letters and marks',
    async (text) => {
      expect((await search(text)).length).toBeLessThan(50);
      expect((await find()).length).toBeGreaterThanOrEqual(300);
    },
  );

  it('lists what has a word that begins with two letters, names that do first', async () => {
    const found = await find({ search: 'ja' });
    const names = ({ commonName, scientificName, otherNames }: LibraryPlant) => [
      commonName,
      scientificName,
      ...otherNames,
    ];
    expect(found.filter((plant) => !names(plant).some((name) => /\bja/i.test(name)))).toEqual([]);
    const begins = found.map((plant) => names(plant).some((name) => /^ja/i.test(name)));
    expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false));
  });

  it.each(['%', '_', '%%%', '*', '?', '\\', "'", '…', '\u0000', '–', '🌵', '()[]{}*+?'])(
    'finds nothing for signs alone: %j',
    async (sign) => expect(await search(sign)).toEqual([]),
  );

  it('takes a sign beside letters as a blank, and blanks as nothing', async () => {
    expect(await search('jade%plant')).toEqual(await search('jade plant'));
    expect((await search('  ')).length).toBeGreaterThan(100);
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
