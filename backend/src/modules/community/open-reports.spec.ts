import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';
import { REPORTED } from './moderation.statements.js';

const MANY = 4000;

describe('what was reported', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  it('is read without the reports that were dismissed, which stay for good', async () => {
    const { id } = await api.signUp();
    await api.sql(
      `with posts as (
         insert into community_posts (id, user_id, text)
         select gen_random_uuid(), $1, 'x' from generate_series(1, ${MANY}) returning id
       ), comments as (
         insert into community_comments (id, user_id, text, post_id) select gen_random_uuid(), $1, 'x', id from posts returning id
       ), reports as (
         insert into community_reports (post_id, user_id, dismissed_at) select id, $1, now() from posts
       )
       insert into community_comment_reports (comment_id, user_id, dismissed_at) select id, $1, now() from comments`,
      [id],
    );
    await api.sql(
      'analyze community_posts, community_comments, community_reports, community_comment_reports',
    );
    const text = REPORTED.text.replaceAll('$1', '20').replace(/\$[23]/g, 'null');
    const plan = JSON.stringify(await api.sql(`explain ${text}`));
    expect(plan).toContain('using community_reports_open');
    expect(plan).toContain('using community_comment_reports_open');
    expect(plan).not.toContain('Seq Scan on community_');
  });
});
