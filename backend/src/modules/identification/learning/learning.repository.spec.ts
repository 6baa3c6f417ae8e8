import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api } from '../../../../test/api-without-worker.js';
import { LearningRepository } from './learning.repository.js';
import { JUDGED } from './learning.statements.js';

const FIRST = '00000000-0000-0000-0000-000000000000';

describe('what may be learned from', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  /** A person with many answers, every tenth of which they judged. */
  async function judging(mayLearn: boolean): Promise<void> {
    const { id } = await api.signUp();
    if (mayLearn)
      await api.sql(
        `insert into learning_consents (user_id, given_at) values ($1, now() - interval '1 day')`,
        [id],
      );
    await api.sql(
      `insert into identification_history (id, user_id, state, image_url, image_urls, charged, request_hash, feedback, closed_at)
       select gen_random_uuid(), $1, 'answered', 'x', '{x}', false, '',
              case when n % 10 = 0 then jsonb_build_object('scientificName', 'x', 'givenAt', now()) end, now()
         from generate_series(1, 1500) n`,
      [id],
    );
  }

  it('is read page by page, each answer once, and by an index', async () => {
    for (const mayLearn of [true, false, true]) await judging(mayLearn);
    await api.sql('analyze identification_history');
    const seen: string[] = [];
    for await (const page of api.app.get(LearningRepository, { strict: false }).judged())
      seen.push(...page.map(({ id }) => id));
    expect([seen.length, new Set(seen).size]).toEqual([300, 300]);
    const text = JUDGED.text.replaceAll(/\$[12]/g, `'${FIRST}'`).replace('$3', '100');
    const plan = JSON.stringify(await api.sql(`explain ${text}`));
    expect(plan).toContain('identification_history_judged');
    expect(plan).not.toContain('Seq Scan on identification_history');
  });
});
