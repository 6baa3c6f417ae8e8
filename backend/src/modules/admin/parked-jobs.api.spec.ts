import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';

const path = '/api/admin/parked-jobs';

describe('jobs that failed for good', () => {
  let api: Api;
  let boss: Person;
  beforeAll(async () => {
    api = await startApi({ ADMIN_EMAILS: 'boss@leaflore.test' });
    boss = await api.signUp({ email: 'boss@leaflore.test', isVerified: true });
  });
  afterAll(() => api.stop());
  beforeEach(() => api.sql('delete from outbox where parked_at is not null'));

  /** A job that three tries could not do; `minutes` ago. */
  const park = async (name: string, data: object, minutes = 0) => {
    const [row] = await api.sql<{ id: string }>(
      `insert into outbox (id, name, data, handed_at, starts, parked_at, error)
       values (gen_random_uuid(), $1, $2, now(), 3, now() - $3 * interval '1 minute', 'connect ECONNREFUSED') returning id`,
      [name, data, minutes],
    );
    return row!.id;
  };
  const login = () => ({
    userId: boss.id,
    action: 'login',
    details: 'Logged in by a job that waited',
    createdAt: '2026-05-01T08:00:00.000Z',
  });
  const list = async () => (await boss.get(path).expect(200)).body;
  const logged = (action: string) => () =>
    api.sql('select details from user_activities where action = $1', [action]);

  it('are listed, the last ones first, without their data', async () => {
    const older = await park('mail-contact-message', { to: 'rosa@leaflore.test' }, 5);
    const newer = await park('record-activity', login());
    const first = await boss.get(`${path}?limit=1`).expect(200);
    expect(first.body).toEqual([
      {
        id: newer,
        name: 'record-activity',
        error: 'connect ECONNREFUSED',
        starts: 3,
        createdAt: expect.any(String),
        parkedAt: expect.any(String),
      },
    ]);
    const { body } = await boss.get(/<([^>]+)>/.exec(first.headers.link!)![1]!).expect(200);
    expect(body).toMatchObject([{ id: older }]);
  });

  it('are done after all when an admin retries them, and that is logged', async () => {
    const id = await park('record-activity', login());
    await boss.post(`${path}/${id}/retry`).expect(204);
    await eventually(
      () => api.sql('select 1 from user_activities where id = $1', [id]),
      ({ length }) => length === 1,
    );
    expect(await list()).toEqual([]);
    const entries = await eventually(logged('job_retried'), ({ length }) => length === 1);
    expect(entries).toEqual([{ details: `Retried the job record-activity (${id})` }]);
    expect((await boss.post(`${path}/${id}/retry`).expect(404)).body.code).toBe('job-not-found');
  });

  it('are parked again when they fail again', async () => {
    const id = await park('a job that nobody does', {});
    await boss.post(`${path}/${id}/retry`).expect(204);
    const [job] = await eventually(list, ({ length }: object[]) => length === 1);
    expect(job).toMatchObject({ id, error: 'Nobody does the job "a job that nobody does".' });
  });

  it('are gone when an admin discards them, and never done', async () => {
    const id = await park('record-activity', login());
    await boss.delete(`${path}/${id}`).expect(204);
    expect(await api.sql('select 1 from outbox where id = $1', [id])).toEqual([]);
    await eventually(logged('job_discarded'), ({ length }) => length === 1);
    expect(await api.sql('select 1 from user_activities where id = $1', [id])).toEqual([]);
    await boss.delete(`${path}/${id}`).expect(404);
  });

  it('are not those that are still to be done', async () => {
    const [row] = await api.sql<{ id: string }>(
      `insert into outbox (id, name, data, handed_at) values (gen_random_uuid(), 'later', '{}', now() + interval '1 hour') returning id`,
    );
    expect(await list()).toEqual([]);
    await boss.delete(`${path}/${row!.id}`).expect(404);
    await boss.post(`${path}/${row!.id}/retry`).expect(404);
    await api.sql('delete from outbox where id = $1', [row!.id]);
  });

  it('are touched by admins alone', async () => {
    const id = await park('record-activity', login());
    const rosa = await api.signUp();
    await rosa.post(`${path}/${id}/retry`).expect(403);
    await rosa.delete(`${path}/${id}`).expect(403);
    await api.visitor().delete(`${path}/${id}`).expect(401);
    expect(await list()).toMatchObject([{ id }]);
  });
});
