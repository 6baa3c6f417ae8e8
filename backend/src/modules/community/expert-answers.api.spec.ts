import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { jobsAreDone } from '../../../test/jobs.js';
import { startPushService } from '../../../test/push-service.js';
import { ExpertQuestionRepository } from './expert-question.repository.js';

const path = '/api/community/expert-question';

describe('an answer of the experts', () => {
  let api: Api;
  let rosa: Person;
  let boss: Person;
  let questions: ExpertQuestionRepository;
  beforeAll(async () => {
    api = await startApi({ ADMIN_EMAILS: 'boss@leaflore.test' });
    boss = await api.signUp({ email: 'boss@leaflore.test', isVerified: true });
    questions = api.app.get(ExpertQuestionRepository, { strict: false });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.sql('truncate expert_questions');
    rosa = await api.signUp({ isPremium: true, isVerified: true });
  });

  const ask = (who: Person, message = 'Why does my ficus drop its leaves?') =>
    who.post(path, { message, category: 'general' }).expect(201);
  const own = async (who: Person) => (await who.get('/api/community/expert-questions').expect(200)).body;
  const respond = (id: string, response?: string, who = boss) =>
    who.post(`/api/admin/expert-questions/${id}/respond`, { status: 'responded', response });
  const mails = () =>
    api
      .mails()
      .filter((mail) => mail.includes('An expert has answered your question') && mail.includes(rosa.email));

  it('is seen by the asker alone, who is mailed, once', async () => {
    await ask(rosa);
    const [{ id }] = await own(rosa);
    expect(await questions.setAiResponse(id, 'No, the water.', 'openai')).toBe(false);
    await respond(id, ' It was moved. Leave it in one place.\n').expect(204);
    expect(await own(rosa)).toMatchObject([
      {
        status: 'responded',
        aiResponse: expect.stringMatching(/Ficus/),
        expertResponse: 'It was moved. Leave it in one place.',
        respondedAt: expect.any(String),
      },
    ]);
    const [mail] = await eventually(mails, ({ length }) => length === 1);
    expect(mail).toContain('It was moved. Leave it in one place.');
    expect(mail).toContain(`/community#question-${id}`);
    expect(await own(await api.signUp({ isPremium: true }))).toEqual([]);
    expect(await questions.countPending()).toBe(0);
  });

  it('is noted at the asker’s account until that very answer was seen', async () => {
    const unseen = async (who = rosa): Promise<string | null> => (await who.account()).unseenAnswerAt;
    const see = (until: unknown, who = rosa) => who.post('/api/community/expert-questions/seen', { until });
    const other = await api.signUp({ isPremium: true });
    await ask(rosa);
    await ask(rosa, 'And my fern?');
    const [{ id: fern }, { id: ficus }] = await own(rosa);
    await respond(ficus).expect(204);
    expect(await unseen()).toBeNull(); // marked as responded without a word
    await respond(ficus, 'It was moved.').expect(204);
    const [, { respondedAt: first }] = await own(rosa);
    expect(await unseen()).toBe(first);
    await respond(fern, 'Water it.').expect(204);
    await see(first).expect(204);
    const [{ respondedAt: second }] = await own(rosa);
    expect(await unseen()).toBe(second); // came after what was seen
    await see(second, other).expect(204);
    expect(await unseen()).toBe(second);
    expect(await unseen(other)).toBeNull();
    for (const until of [
      undefined,
      null,
      7,
      '',
      'soon',
      '2026',
      '2026-02-30T00:00:00Z',
      `-200000-01-01T00:00:00Z`,
    ])
      await see(until).expect(400);
    await see(second, api.visitor()).expect(401);
    await see(second).expect(204);
    expect(await unseen()).toBeNull();
  });

  it('is shown on the devices that get the reminders, too; one that is gone is forgotten', async () => {
    const pushes = await startPushService(api);
    try {
      const [device, gone] = [pushes.subscribe(), pushes.subscribe()];
      for (const subscription of [device, gone])
        await rosa.post('/api/reminders/subscriptions', subscription).expect(201);
      pushes.answers.set(new URL(gone.endpoint).pathname, 410);
      await ask(rosa);
      const [{ id }] = await own(rosa);
      await respond(id, 'It was moved.').expect(204);
      await eventually(
        () => pushes.taken.map(({ path: address }) => address).sort(),
        ({ length }) => length === 2,
      );
      const left = () =>
        api.sql<{ endpoint: string }>('select endpoint from push_devices where user_id = $1', [rosa.id]);
      expect(await eventually(left, ({ length }) => length === 1)).toEqual([{ endpoint: device.endpoint }]);
    } finally {
      await pushes.stop();
    }
  });

  it('is sent once, however often it is pressed, and stays when another admin answers too', async () => {
    await ask(rosa);
    const [{ id }] = await own(rosa);
    await Promise.all([1, 2, 3].map(() => respond(id, 'It was moved.').expect(204)));
    const [{ respondedAt }] = await own(rosa);
    await rosa.post('/api/community/expert-questions/seen', { until: respondedAt }).expect(204);
    await respond(id, 'It was moved.').expect(204);
    await respond(id, 'Buy another one.').expect(409);
    await respond(id).expect(204);
    expect((await rosa.account()).unseenAnswerAt).toBeNull();
    await jobsAreDone(api);
    expect(mails()).toHaveLength(1);
    expect(await own(rosa)).toMatchObject([{ expertResponse: 'It was moved.' }]);
  });

  it('may have no words, and then nobody is mailed', async () => {
    await ask(rosa);
    const [{ id }] = await own(rosa);
    await respond(id).expect(204);
    expect(await own(rosa)).toMatchObject([{ status: 'responded', expertResponse: null }]);
    await jobsAreDone(api);
    expect(mails()).toEqual([]);
    const { body } = await respond('00000000-0000-4000-8000-000000000000').expect(404);
    expect(body.code).toBe('question-not-found');
  });

  it('is given by admins alone, who see the questions', async () => {
    await ask(rosa);
    const [{ id }] = await own(rosa);
    for (const [who, status] of [
      [rosa, 403],
      [api.visitor(), 401],
    ] as const) {
      await who.get('/api/admin/expert-questions').expect(status);
      await respond(id, 'I answer myself', who).expect(status);
    }
    const { body } = await boss.get('/api/admin/expert-questions?limit=1').expect(200);
    expect(body).toMatchObject([{ id, userName: 'Rosa Moss', userEmail: rosa.email, status: 'pending' }]);
    expect(body[0]).not.toHaveProperty('userId');
    await boss.post(`/api/admin/expert-questions/${id}/respond`, { status: 'pending' }).expect(400);
    await respond(id, 'x'.repeat(4001)).expect(400);
    expect(await own(rosa)).toMatchObject([{ status: 'pending', expertResponse: null }]);
  });
});
