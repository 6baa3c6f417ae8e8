import { CLASS_IDS } from '@leaflore/vision';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';
import { eventually } from '../../../test/eventually.js';
import { Drawings } from './drawings.js';
import { LibraryRepository } from './library.repository.js';
import { readSeed } from '../../setup/migrate-and-seed.js';
import { CATEGORIES } from './domain/library-plant.js';
import type { LibraryPlantDto } from './library.dto.js';
import type { KeyPlantDto } from './plant-key.dto.js';

const path = '/api/plant-library';

describe('the plant library', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  const find = async (query: Record<string, string> = {}) => {
    const { body } = await api
      .visitor()
      .get(`${path}?${new URLSearchParams(query).toString()}`)
      .expect(200);
    return body as LibraryPlantDto[];
  };
  describe('as a list', () => {
    it('shows every plant of the seed to everybody, by name', async () => {
      const names = (await find()).map(({ commonName }) => commonName);
      expect(names.length).toBeGreaterThanOrEqual(300);
      expect([...names].sort()).toEqual(
        readSeed()
          .map(({ commonName }) => commonName)
          .sort(),
      );
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
        ({
          waterIntervalDays,
          winterIntervalDays,
          temperatureC,
          petToxicity,
          otherNames,
          care,
          id,
          ...texts
        }) =>
          Object.values(texts).some((text) => typeof text !== 'string' || !text.trim()) ||
          waterIntervalDays < 1 ||
          winterIntervalDays < waterIntervalDays ||
          !(temperatureC[0]! < temperatureC[1]!) ||
          !petToxicity.basis ||
          !care.water.startsWith(care.oftenWatered) ||
          (petToxicity.level === 'toxic' && !petToxicity.animals.length) ||
          !Array.isArray(otherNames) ||
          !id,
      );
      expect(incomplete.map(({ commonName }) => commonName)).toEqual([]);
    });

    it('links its entries to plants that the built-in identifier knows', async () => {
      const rows = await api.sql<{ name: string }>(
        'select vision_class as name from plant_library where vision_class is not null',
      );
      expect(rows.length).toBeGreaterThan(100);
      expect(rows.filter(({ name }) => !(CLASS_IDS as readonly string[]).includes(name))).toEqual([]);
    });

    it.each(['zz plant', 'croton', 'chinese hibiscus', 'lily', 'monkshood'])(
      'calls %s toxic to cats',
      async (search) => {
        const [plant] = await find({ search });
        expect(plant!.petToxicity).toMatchObject({ level: 'toxic' });
        expect(plant!.petToxicity.animals).toContain('cats');
      },
    );

    it('never calls a plant safe', async () => {
      const levels = new Set((await find()).map(({ petToxicity }) => petToxicity.level));
      expect(
        [...levels].filter((level) => !['toxic', 'caution', 'non-toxic', 'unknown'].includes(level)),
      ).toEqual([]);
    });
  });

  it('says what can be seen of every plant, in a file that is small and kept', async () => {
    const { body, headers } = await api
      .visitor()
      .get('/api/plant-key', { 'accept-encoding': 'br' })
      .expect(200)
      .expect('content-encoding', 'br')
      .expect('cache-control', 'public, max-age=3600');
    expect(Number(headers['content-length'])).toBeLessThan(25_000);
    await api.visitor().get('/api/plant-key', { 'if-none-match': headers.etag! }).expect(304);
    const plants = body as KeyPlantDto[];
    const listed = await find();
    expect(plants.map(({ id }) => id).sort()).toEqual(listed.map(({ id }) => id).sort());
    const seed = new Map(readSeed().map((plant) => [plant.slug, plant]));
    for (const { slug, category, drawing } of plants)
      expect({ slug, category, drawing }).toEqual({
        slug,
        category: seed.get(slug)!.category,
        drawing: seed.get(slug)!.drawing,
      });
  });

  describe('on the wire', () => {
    const plain = { 'accept-encoding': 'identity' };

    it('comes once, and then only when it has changed', async () => {
      const { headers } = await api
        .visitor()
        .get(path)
        .expect(200)
        .expect('cache-control', 'public, max-age=60');
      const again = await api.visitor().get(path, { 'if-none-match': headers.etag! }).expect(304);
      expect(again.text).toBe('');
      expect(again.headers.etag).toBe(headers.etag);
      await api.visitor().get(path, { 'if-none-match': '"another"' }).expect(200);
      const { headers: other } = await api.visitor().get(`${path}?category=succulents`);
      expect(other.etag).not.toBe(headers.etag);
    });

    it('is the same compressed and plain', async () => {
      const small = await api
        .visitor()
        .get(path, { 'accept-encoding': 'br' })
        .expect('content-encoding', 'br');
      const large = await api.visitor().get(path, plain).expect(200);
      expect(large.headers['content-encoding']).toBeUndefined();
      expect(small.text).toBe(large.text);
      expect(Number(small.headers['content-length'])).toBeLessThan(
        Number(large.headers['content-length']) / 3,
      );
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
      await api.sql(`update plant_library set common_name = $2 where slug = $1`, [
        before[5]!.slug,
        before[5]!.commonName,
      ]);
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

    it('show the same plant hanging when it is thirsty and spotted when it is unwell, also by its id', async () => {
      const [plant] = await find({ search: 'jade plant' });
      const get = async (address: string) => String((await api.visitor().get(address).expect(200)).body);
      const well = await get(plant!.imageUrl);
      expect(await get(`/drawings/${plant!.id}.svg`)).toBe(well);
      const looks = ['thirsty', 'unwell', 'thirsty-unwell'];
      const drawn = await Promise.all(looks.map((look) => get(`/drawings/${look}/jade-plant.svg`)));
      expect(new Set([well, ...drawn]).size).toBe(4);
      expect(await get(`/drawings/thirsty/${plant!.id}.svg`)).toBe(drawn[0]);
    });

    it('exist for every plant', async () => {
      const drawings = api.app.get(Drawings, { strict: false });
      for (const { slug, imageUrl } of await find()) {
        expect(imageUrl).toBe(`/drawings/${slug}.svg`);
        expect((await drawings.find(slug)).plain.length).toBeGreaterThan(500);
      }
    });

    it.each([
      'no-such-plant.svg',
      'jade-plant.gif',
      'jade-plant',
      '..%2f..%2fpackage.json',
      'JADE-PLANT.svg',
      '%00.svg',
      'dancing/jade-plant.svg',
      'constructor/jade-plant.svg',
      'thirsty/no-such-plant.svg',
      '00000000-0000-4000-8000-000000000000.svg',
    ])('do not exist as %s', async (file) => void (await api.visitor().get(`/drawings/${file}`).expect(404)));
  });

  it('knows a species by its genus where it has only that', async () => {
    const library = api.app.get(LibraryRepository, { strict: false });
    const found = await library.findByNames([
      'Spathiphyllum wallisii',
      'Peace lily',
      'Unheard of',
      'Aloe vera',
    ]);
    expect(found.get('spathiphyllum wallisii')?.commonName).toBe('Peace Lily');
    expect(found.get('peace lily')?.commonName).toBe('Peace Lily');
    expect(found.get('aloe vera')?.commonName).toBe('Aloe Vera');
    expect(found.has('unheard of')).toBe(false);
  });
});
