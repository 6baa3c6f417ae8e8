import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';
import { speaking } from '../../kernel/languages/language.js';
import { LibraryRepository } from './library.repository.js';
import type { GuideDto, LibraryPlantDto } from './library.dto.js';
import type { KeyPlantDto } from './plant-key.dto.js';

const path = '/api/plant-library';

describe('the plant library in other languages', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  const get = async <Body>(address: string, headers = {}) =>
    (await api.visitor().get(address, headers).expect(200)).body as Body;
  const search = async (text: string, language?: string) => {
    const query = new URLSearchParams({ search: text, ...(language && { language }) });
    return (await get<LibraryPlantDto[]>(`${path}?${query.toString()}`)).map(({ commonName }) => commonName);
  };

  it('is listed in the language of the address, by the names in it', async () => {
    const english = await get<LibraryPlantDto[]>(path);
    const german = await get<LibraryPlantDto[]>(`${path}?language=de`);
    expect(german.map(({ id }) => id).sort()).toEqual(english.map(({ id }) => id).sort());
    const names = german.map(({ commonName }) => commonName);
    expect(names).toEqual([...names].sort(new Intl.Collator('de-DE').compare));
    const jade = german.find(({ slug }) => slug === 'jade-plant')!;
    expect(jade).toMatchObject({ commonName: 'Geldbaum', category: 'succulents' });
    expect(jade.careInstructions).toMatch(/Gieße/);
    expect(jade.petToxicity.basis).toMatch(/giftig/);
  });

  it('follows the address alone, whatever the device prefers', async () => {
    const preferring = { 'accept-language': 'de', cookie: 'language=de' };
    const [plant] = await get<LibraryPlantDto[]>(`${path}?search=jade`, preferring);
    expect(plant!.commonName).toBe('Jade Plant');
    const { headers: english } = await api.visitor().get(path);
    const { headers: spanish } = await api.visitor().get(`${path}?language=es`);
    expect(spanish.etag).not.toBe(english.etag);
    await api.visitor().get(`${path}?language=es`, { 'if-none-match': spanish.etag! }).expect(304);
  });

  it.each(['fr', 'DE', '', 'de&language=es'])('refuses the language %j', async (language) => {
    await api.visitor().get(`${path}?language=${language}`).expect(400);
  });

  it('has each guide and the plant key in the language of the address', async () => {
    const guide = await get<GuideDto>(`${path}/jade-plant?language=es`);
    expect(guide.commonName).toBe('Árbol de jade');
    const listed = await get<LibraryPlantDto[]>(`${path}?language=es`);
    const named = new Map(listed.map(({ slug, commonName }) => [slug, commonName]));
    expect(guide.related.map(({ commonName }) => commonName)).toEqual(
      guide.related.map(({ slug }) => named.get(slug)),
    );
    const key = await get<KeyPlantDto[]>('/api/plant-key?language=es');
    expect(key.find(({ slug }) => slug === 'jade-plant')!.commonName).toBe('Árbol de jade');
  });

  it.each([
    ['de', 'geldbaum', 'Geldbaum'],
    ['de', 'GRUENLILIE', 'Grünlilie'],
    ['de', 'Grünlilie', 'Grünlilie'],
    ['de', 'grunlilie', 'Grünlilie'],
    ['de', 'geldbuam', 'Geldbaum'],
    ['de', 'jade plant', 'Geldbaum'],
    ['de', 'Crassula ovata', 'Geldbaum'],
    ['es', 'arbol de jade', 'Árbol de jade'],
    ['es', 'sabila', 'Aloe vera'],
    ['es', 'Geldbaum', 'Árbol de jade'],
    [undefined, 'Geldbaum', 'Jade Plant'],
    [undefined, 'Árbol de jade', 'Jade Plant'],
  ])('finds plants in %s by %j', async (language, text, name) =>
    expect((await search(text, language)).slice(0, 3)).toContain(name),
  );

  it.each([
    ['de', 'Rosen', 'Rose'],
    ['de', 'Tomaten', 'Tomate'],
    ['de', 'Gummibäume', 'Gummibaum'],
    ['en', 'roses', 'Rose'],
    ['es', 'rosas', 'Rosal'],
  ])('has in %s by %j first what bears the name of one, and not what begins like it', async (...asked) => {
    const [language, text, name] = asked;
    expect((await search(text, language))[0]).toBe(name);
  });

  it('finds cacti by their plural', async () => {
    expect(await search('Kakteen', 'de')).toContain('Weihnachtskaktus');
    expect(await search('Kakteen', 'de')).toEqual(await search('Kaktus', 'de'));
  });

  it('finds the dragon tree by its German name in every language', async () => {
    expect(await search('Drachenbaum')).toContain('Madagascar Dragon Tree');
    expect(await search('Drachenbaum', 'es')).not.toEqual([]);
  });

  it('looks at the names of the language first', async () => {
    const found = await get<LibraryPlantDto[]>(`${path}?search=rose&language=de`);
    const has = ({ commonName, scientificName, otherNames }: LibraryPlantDto) =>
      [commonName, scientificName, ...otherNames].some((name) => /rose/i.test(name));
    expect(found.filter((plant) => !has(plant))).toEqual([]);
    expect(found[0]!.commonName).toBe('Rose');
  });

  it('knows a plant that somebody names in any language, that which is spoken first', async () => {
    const library = api.app.get(LibraryRepository, { strict: false });
    const slugOf = async (name: string) => [...(await library.findByNames([name])).values()][0]?.slug;
    expect(await slugOf('Geldbaum')).toBe('jade-plant');
    expect(await speaking('es', () => slugOf('Peace lily'))).toBe('peace-lily');
    expect(await slugOf('Geranium')).toBe('geranium');
  });
});
