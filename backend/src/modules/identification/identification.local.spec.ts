import { CLASS_IDS } from '@leaflore/vision';
import sharp from 'sharp';
import { startApi } from '../../../test/api.js';
import type { Api } from '../../../test/api.js';
import { aPhoto, aPicture, toDataUrl } from '../../../test/photos.js';
import { PLANT_GROUPS } from './domain/plant-groups.js';

const path = '/api/identify-plant';

/** Without key and network: the built-in identifier, in its own thread, on our own drawings. */
describe('the built-in identifier', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());

  it('answers with plants of the library and says who it is', async () => {
    const rosa = await api.signUp();
    const { body } = await rosa.post(path, { imageData: await aPhoto() }).expect(200);
    expect(body.provider).toEqual({ name: 'local', model: expect.any(String) });
    expect(body.candidates.length).toBeGreaterThan(0);
    expect(body.candidates.length).toBeLessThanOrEqual(5);
    for (const { libraryId, imageUrl, confidence, scientificName } of body.candidates) {
      const isGroup = Object.values(PLANT_GROUPS).some((group) => group.scientificName === scientificName);
      expect(libraryId).toEqual(isGroup ? null : expect.any(String));
      expect(imageUrl).toMatch(/^\/drawings\/[a-z0-9-]+\.svg$/);
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
    expect(body.plant.petToxicity.basis).toEqual(expect.any(String));
  });

  it('has a name for every class: an entry of the library, or a group cared for as a plant of the library', async () => {
    const rows = await api.sql<{ class: string | null; name: string }>(
      'select vision_class as class, scientific_name as name from plant_library',
    );
    const classes = new Set(rows.map((row) => row.class));
    const names = new Set(rows.map(({ name }) => name));
    const nameless = CLASS_IDS.filter((id) => classes.has(id) === id in PLANT_GROUPS);
    const careless = Object.values(PLANT_GROUPS).filter(({ typical }) => !names.has(typical));
    expect({ nameless, careless }).toEqual({ nameless: [], careless: [] });
  });

  it('counts an identification when it names a plant: none, one it does not know and a guess are free', async () => {
    const rosa = await api.signUp();
    const grey = { create: { width: 300, height: 300, channels: 3 as const, background: '#888' } };
    const aloes = await Promise.all(['aloe', 'aloe2', 'aloe5'].map((seed) => aPicture(seed)));
    const answers = [
      { certainty: 'sure', counted: true, pictures: aloes },
      { certainty: 'unsure', counted: false, pictures: [await aPicture('aloe', 640, { flower: 'none' })] },
      { certainty: 'not-listed', counted: false, pictures: [await aPicture('aloe', 640, { leaf: 'heart' })] },
      { certainty: 'not-a-plant', counted: false, pictures: [await sharp(grey).png().toBuffer()] },
    ];
    for (const { certainty, counted, pictures } of answers) {
      const images = pictures.map((picture) => toDataUrl(picture));
      const { body } = await rosa.post(path, { images }).expect(200);
      expect(body).toMatchObject({ certainty, counted });
      expect(body.confidence >= 0.6).toBe(counted);
      expect(await rosa.account()).toMatchObject({ identificationsUsed: 1 });
    }
  });
});
