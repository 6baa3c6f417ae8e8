import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';

const SLUG = 'plant-disease-detection-ai-technology';

describe('how often an article was read', () => {
  let api: Api;
  // This machine is the proxy, so X-Forwarded-For sets the reader's address.
  beforeAll(async () => {
    api = await startApiWithoutWorker({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.sql('update article_views set views = 0');
    await api.sql('delete from rate_limits');
  });

  const read = (from: string, slug = SLUG) =>
    api.visitor().post(`/api/blog/${slug}/views`, {}, { 'x-forwarded-for': from });
  const views = async (from: string) => ((await read(from).expect(200)).body as { views: number }).views;

  it('is counted once for each household and day', async () => {
    expect(await views('198.51.100.1')).toBe(1);
    expect(await views('198.51.100.1')).toBe(1);
    expect(await views('198.51.100.2')).toBe(2);
    expect(await views('2001:db8:1:2::5')).toBe(3);
    expect(await views('2001:db8:1:2:aaaa::6')).toBe(3);
    await api.sql('delete from rate_limits'); // a day later
    expect(await views('198.51.100.1')).toBe(4);
  });

  it('is counted once also when fifty readings come at the same moment', async () => {
    await Promise.all(Array.from({ length: 50 }, () => read('198.51.100.9')));
    expect(await views('198.51.100.9')).toBe(1);
  });

  it('is counted for each article by itself, and forgets who read it', async () => {
    await read('198.51.100.3', 'common-houseplant-problems-ai-diagnosis').expect(200);
    expect(await views('198.51.100.3')).toBe(1);
    const columns = await api.sql(
      `select column_name as name from information_schema.columns where table_name = 'article_views' order by 1`,
    );
    expect(columns).toEqual([{ name: 'slug' }, { name: 'views' }]);
  });

  it('is not counted for what is no article', async () => {
    for (const slug of [
      'none',
      'Plant-Disease-Detection-AI-Technology',
      `${SLUG}%00`,
      "'; drop table article_views; --",
    ])
      expect((await read('198.51.100.4', encodeURI(slug))).status).toBe(404);
    expect(await api.sql('select 1 from article_views')).toHaveLength(4);
  });

  it('is not counted from another site', async () => {
    const { body } = await api
      .visitor()
      .post(`/api/blog/${SLUG}/views`, {}, { 'sec-fetch-site': 'cross-site' })
      .expect(403);
    expect(body.code).toBe('cross-site-request');
    expect(await api.sql('select 1 from article_views where views > 0')).toEqual([]);
  });
});
