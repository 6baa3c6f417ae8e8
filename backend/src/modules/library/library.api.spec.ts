import { CLASS_IDS } from '@leaflore/vision';
import { eventually, startApi } from '../../../test/api.js';
import type { Api } from '../../../test/api.js';
import { readSeed } from '../../setup/migrate-and-seed.js';
import { CATEGORIES } from './domain/library-plant.js';
import type { LibraryPlant } from './domain/library-plant.js';

const path = '/api/plant-library';

describe('the plant library', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());

  const find = async (query: Record<string, string> = {}) => {
    const { body } = await api.visitor().get(`${path}?${new URLSearchParams(query).toString()}`).expect(200);
    return body as LibraryPlant[];
  };
  const search = async (text: string, more = {}) => (await find({ search: text, ...more })).map(({ commonName }) => commonName);

  describe('as a list', () => {
    it('shows every plant of the seed to everybody, by name', async () => {
      const names = (await find()).map(({ commonName }) => commonName);
      expect(names.length).toBeGreaterThanOrEqual(300);
      expect([...names].sort()).toEqual(readSeed().map(({ commonName }) => commonName).sort());
      expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
      expect(names).toContain('Jade Plant');
    });

    it.each(CATEGORIES)('shows the %s alone', async (category) => {
      const plants = await find({ category });
      expect(plants.length).toBeGreaterThan(20);
      expect(new Set(plants.map((plant) => plant.category))).toEqual(new Set([category]));
    });

    it('has every plant in one of the three categories', async () => {
      const counts = await Promise.all(CATEGORIES.map(async (category) => (await find({ category })).length));
      expect(counts.reduce((sum, count) => sum + count)).toBe((await find({ category: 'all' })).length);
    });

    it('tells all about each plant', async () => {
      const incomplete = (await find()).filter(
        ({ waterIntervalDays, winterIntervalDays, temperatureC, petToxicity, otherNames, id, ...texts }) =>
          Object.values(texts).some((text) => typeof text !== 'string' || !text.trim()) ||
          waterIntervalDays < 1 ||
          winterIntervalDays < waterIntervalDays ||
          !(temperatureC[0]! < temperatureC[1]!) ||
          !petToxicity.basis ||
          (petToxicity.level === 'toxic' && !(petToxicity.source && petToxicity.animals.length)) ||
          !Array.isArray(otherNames) ||
          !id,
      );
      expect(incomplete.map(({ commonName }) => commonName)).toEqual([]);
    });

    it('has an entry for every plant that the built-in identifier knows', async () => {
      const rows = await api.sql<{ name: string }>('select vision_class as name from plant_library where vision_class is not null');
      expect(rows.map(({ name }) => name).sort()).toEqual([...CLASS_IDS].sort());
    });

    it('never calls a plant safe', async () => {
      const levels = new Set((await find()).map(({ petToxicity }) => petToxicity.level));
      expect([...levels].filter((level) => !['toxic', 'caution', 'unknown'].includes(level))).toEqual([]);
    });
  });

  describe('searched', () => {
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

    it.each(['xqzwvk', '%', '_', '%%%', "'", '"; drop table plant_library; --', '\\', '\u0000', '🌵', '()[]{}*+?', '___a___'])(
      'is a search for that text and nothing else when it is %j',
      async (text) => {
        const found = await search(text);
        const letters = text.replace(/[^a-z]+/gi, '');
        expect(found.length).toBe(letters.length > 1 ? found.length : letters ? 50 : (await find()).length);
        expect((await find()).length).toBeGreaterThanOrEqual(300);
      },
    );

    it('finds nothing for a word that is no plant', async () => expect(await search('xqzwvk')).toEqual([]));

    it('takes a hundred letters and refuses more', async () => {
      expect(await search('x'.repeat(100))).toEqual([]);
      const { body } = await api.visitor().get(`${path}?search=${'x'.repeat(101)}`).expect(400);
      expect(body.message).toBe('Please search for at most 100 letters');
    });

    it.each(['search=a&search=b', 'category=cacti', 'category=succulents&category=flowering', 'category=Succulents'])(
      'refuses ?%s',
      async (query) => void (await api.visitor().get(`${path}?${query}`).expect(400)),
    );

    it.each(['search=', 'category=', 'category=all', 'search[a]=b', 'else=1', 'search=%E0%A4%A'])(
      'is not troubled by ?%s',
      async (query) => void (await api.visitor().get(`${path}?${query}`).expect(200)),
    );
  });

  describe('on the wire', () => {
    const plain = { 'accept-encoding': 'identity' };

    it('comes once, and then only when it has changed', async () => {
      const { headers } = await api.visitor().get(path).expect(200).expect('cache-control', 'public, max-age=60');
      const again = await api.visitor().get(path, { 'if-none-match': headers.etag! }).expect(304);
      expect(again.text).toBe('');
      expect(again.headers.etag).toBe(headers.etag);
      await api.visitor().get(path, { 'if-none-match': '"another"' }).expect(200);
      const { headers: other } = await api.visitor().get(`${path}?category=succulents`);
      expect(other.etag).not.toBe(headers.etag);
    });

    it('is the same compressed and plain', async () => {
      const small = await api.visitor().get(path, { 'accept-encoding': 'br' }).expect('content-encoding', 'br');
      const large = await api.visitor().get(path, plain).expect(200);
      expect(large.headers['content-encoding']).toBeUndefined();
      expect(small.text).toBe(large.text);
      expect(Number(small.headers['content-length'])).toBeLessThan(Number(large.headers['content-length']) / 3);
      expect(small.headers.vary).toMatch(/accept-encoding/);
    });

    it('sets no cookie and looks at none, as it is the same for everybody', async () => {
      const rosa = await api.signUp();
      const { headers, text } = await rosa.get(path, plain).expect(200);
      expect(headers['set-cookie']).toBeUndefined();
      expect(text).toBe((await api.visitor().get(path, plain)).text);
    });

    it('follows a change of the library within a moment', async () => {
      const before = await find();
      await api.sql(`update plant_library set common_name = 'Aaa Plant' where slug = $1`, [before[5]!.slug]);
      await api.sql(`update library_version set version = 'next'`);
      await api.sql(`select pg_notify('library', 'next')`);
      const after = await eventually(find, ([first]) => first!.commonName === 'Aaa Plant');
      expect(after[0]).toMatchObject({ id: before[5]!.id, commonName: 'Aaa Plant' });
      await api.sql(`update plant_library set common_name = $2 where slug = $1`, [before[5]!.slug, before[5]!.commonName]);
      await api.sql(`update library_version set version = 'as before'`);
      await api.sql(`select pg_notify('library', 'as before')`);
      await eventually(find, ([first]) => first!.commonName !== 'Aaa Plant');
    });
  });

  describe('drawings', () => {
    it('show a plant as SVG without scripts, the same every time', async () => {
      const [plant] = await find({ search: 'jade plant' });
      const drawn = await api.visitor().get(plant!.imageUrl).expect(200).expect('content-type', /svg/);
      const svg = String(drawn.body);
      expect(svg).toMatch(/^<svg /);
      expect(svg).not.toMatch(/<script|\son\w+=|javascript:/i);
      expect(String((await api.visitor().get(plant!.imageUrl)).body)).toBe(svg);
    });

    it('exist for every plant', async () => {
      for (const { imageUrl } of await find()) await api.visitor().get(imageUrl).expect(200);
    });

    it.each(['no-such-plant.svg', 'jade-plant.png', 'jade-plant', '..%2f..%2fpackage.json', 'JADE-PLANT.svg', '%00.svg'])(
      'do not exist as %s',
      async (file) => void (await api.visitor().get(`/drawings/${file}`).expect(404)),
    );
  });
});
