import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';
import { eventually } from '../../../test/eventually.js';
import type { GuideDto, LibraryPlantDto } from './library.dto.js';

const path = '/api/plant-library';

describe('a care guide', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  const ask = (slug: string, headers = {}) => api.visitor().get(`${path}/${slug}`, headers);

  it('is for everybody, says what the library says, and names plants that are there', async () => {
    const { body } = await ask('aloe-vera').expect(200);
    const { related, propagation, ...plant } = body as GuideDto;
    const library = (await api.visitor().get(path).expect(200)).body as LibraryPlantDto[];
    expect(plant).toEqual(library.find(({ slug }) => slug === 'aloe-vera'));
    expect(related).toHaveLength(6);
    expect(propagation.map(({ way }) => way)).toEqual(['the young plants at its base']);
    const known = new Map(library.map(({ slug, commonName }) => [slug, commonName]));
    for (const { slug, commonName } of related) expect(known.get(slug)).toBe(commonName);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await ask('jade-plant').expect(200);
    expect(headers['cache-control']).toBe('public, max-age=60');
    await ask('jade-plant', { 'if-none-match': String(headers.etag) }).expect(304);
  });

  it.each(['none', 'Aloe-Vera', 'aloe-vera%00', '%2e%2e', 'x'.repeat(90), '__proto__'])(
    'is not found at %s',
    async (slug) => {
      const { body } = await ask(slug).expect(404);
      expect(body.code).toBe('guide-not-found');
    },
  );

  it('is the new one when the library has changed', async () => {
    await ask('aloe-vera').expect(200);
    await api.sql(`update plant_library set description = 'Changed.' where slug = 'aloe-vera'`);
    await api.sql(`update library_version set version = version || '+'`);
    await api.sql(`select pg_notify('library', '')`);
    const description = async () => ((await ask('aloe-vera').expect(200)).body as GuideDto).description;
    expect(await eventually(description, (text) => text === 'Changed.')).toBe('Changed.');
  });
});
