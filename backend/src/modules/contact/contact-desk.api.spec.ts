import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';

const path = '/api/admin/contact-messages';

describe('the messages to the team, for admins', () => {
  let api: Api;
  let boss: Person;
  beforeAll(async () => {
    api = await startApi({ ADMIN_EMAILS: 'boss@leaflore.test' });
    boss = await api.signUp({ email: 'boss@leaflore.test', isVerified: true });
  });
  afterAll(() => api.stop());
  beforeEach(() => api.sql('truncate contact_messages'));

  const write = (who: Person, subject: string) =>
    who
      .post('/api/contact', {
        name: 'Rosa Moss',
        email: 'rosa@leaflore.test',
        subject,
        message: 'My fern is sad today.',
      })
      .expect(201);
  const list = async (query = '') => boss.get(path + query).expect(200);

  it('are listed, newest first, page by page', async () => {
    await write(api.visitor(), 'One');
    await write(await api.signUp(), 'Two');
    const first = await list('?limit=1');
    expect(first.body).toEqual([
      {
        id: expect.any(String),
        name: 'Rosa Moss',
        email: 'rosa@leaflore.test',
        subject: 'Two',
        message: 'My fern is sad today.',
        isMember: true,
        createdAt: expect.any(String),
        answeredAt: null,
      },
    ]);
    const { body } = await boss.get(/<([^>]+)>/.exec(first.headers.link!)![1]!).expect(200);
    expect(body).toMatchObject([{ subject: 'One', isMember: false }]);
  });

  it('are marked as answered, and as not answered again, which is logged', async () => {
    await write(api.visitor(), 'One');
    const [{ id }] = (await list()).body;
    await boss.patch(`${path}/${id}`, { isAnswered: true }).expect(204);
    expect((await list()).body).toMatchObject([{ answeredAt: expect.any(String) }]);
    await boss.patch(`${path}/${id}`, { isAnswered: false }).expect(204);
    expect((await list()).body).toMatchObject([{ answeredAt: null }]);
    const written = () =>
      api.sql(`select details from user_activities where action = 'message_answered' order by details`);
    expect(await eventually(written, ({ length }) => length === 2)).toEqual([
      { details: `Marked the message ${id} as answered` },
      { details: `Marked the message ${id} as not answered` },
    ]);
  });

  it('are marked by admins alone, and only where they are', async () => {
    await write(api.visitor(), 'One');
    const [{ id }] = (await list()).body;
    const rosa = await api.signUp();
    await rosa.get(path).expect(403);
    await rosa.patch(`${path}/${id}`, { isAnswered: true }).expect(403);
    await api.visitor().get(path).expect(401);
    await boss.patch(`${path}/${id}`, { isAnswered: 'yes' }).expect(400);
    await boss.patch(`${path}/${id}`, {}).expect(400);
    const { body } = await boss
      .patch(`${path}/00000000-0000-4000-8000-000000000000`, { isAnswered: true })
      .expect(404);
    expect(body.code).toBe('contact-message-not-found');
    expect((await list()).body).toMatchObject([{ answeredAt: null }]);
  });
});
