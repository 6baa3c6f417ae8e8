import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';
import { KEPT_DAYS } from '../../kernel/retention.js';
import { ActivityLog, AiLog } from './index.js';

describe('what people did', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => {
    api = await startApiWithoutWorker();
    rosa = await api.signUp();
  });
  afterAll(() => api.stop());
  beforeEach(() => api.sql('truncate user_activities, ai_interactions'));

  const happened = (days: number) =>
    api.sql(
      `insert into user_activities (id, user_id, action, details, ip_address, created_at)
       values (gen_random_uuid(), $1, 'login', $2::int::text, '192.0.2.1', now() - make_interval(days => $2::int))`,
      [rosa.id, days],
    );
  const asked = (days: number) =>
    api.sql(
      `insert into ai_interactions (id, user_id, kind, ai_provider, model, outcome, response_time, user_message, ai_response, created_at)
       values (gen_random_uuid(), $1, 'chat', 'local', 'x', 'answered', $2::int, 'I am Rosa', 'Hello', now() - make_interval(days => $2::int))`,
      [rosa.id, days],
    );

  it(`is forgotten after ${KEPT_DAYS.activities} days, and from where after ${KEPT_DAYS.addresses}`, async () => {
    const { addresses, activities } = KEPT_DAYS;
    for (const edge of [addresses, activities]) for (const days of [edge - 1, edge + 1]) await happened(days);
    await api.app.get(ActivityLog, { strict: false }).prune();
    expect(
      await api.sql(
        'select details as days, ip_address as address from user_activities order by created_at desc',
      ),
    ).toEqual([
      { days: String(addresses - 1), address: '192.0.2.1' },
      { days: String(addresses + 1), address: null },
      { days: String(activities - 1), address: null },
    ]);
  });

  it('leaves the figures of old calls of AI providers, without the person and the words', async () => {
    for (const days of [KEPT_DAYS.aiWords - 1, KEPT_DAYS.aiWords + 1]) await asked(days);
    await api.app.get(AiLog, { strict: false }).prune();
    const rows = await api.sql(
      'select user_id, user_message, ai_response, response_time from ai_interactions order by created_at desc',
    );
    expect(rows).toEqual([
      {
        user_id: rosa.id,
        user_message: 'I am Rosa',
        ai_response: 'Hello',
        response_time: KEPT_DAYS.aiWords - 1,
      },
      { user_id: null, user_message: '', ai_response: '', response_time: KEPT_DAYS.aiWords + 1 },
    ]);
  });
});
