import sharp from 'sharp';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';

describe('the picture of a plant for previews of links', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());
  const ask = (path: string, headers = {}) => api.visitor().get(path, headers);

  it.each(['/drawings/aloe-vera.png', '/drawings/unwell/peace-lily.png'])(
    '%s is a PNG of 1200 by 630 pixels without holes, the same for everybody',
    async (path) => {
      const { body, headers } = await ask(path).expect(200);
      expect(headers['content-type']).toBe('image/png');
      expect(headers['cache-control']).toBe('public, max-age=86400');
      const { width, height, isOpaque } = {
        ...(await sharp(body as Buffer).metadata()),
        ...(await sharp(body as Buffer).stats()),
      };
      expect({ width, height, isOpaque }).toEqual({ width: 1200, height: 630, isOpaque: true });
      expect((body as Buffer).length).toBeLessThan(150_000);
      await ask(path, { 'if-none-match': String(headers.etag) }).expect(304);
    },
  );

  it('shows the plant', async () => {
    const { body } = await ask('/drawings/jade-plant.png').expect(200);
    const { channels } = await sharp(body as Buffer).stats();
    expect(channels.some(({ stdev }) => stdev > 5)).toBe(true);
  });

  it.each(['/drawings/none.png', '/drawings/sad/aloe-vera.png', '/drawings/..%2fx.png'])(
    'is not there at %s',
    (path) => ask(path).expect(404),
  );

  it('is made once for those who ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('/drawings/boston-fern.png')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});
