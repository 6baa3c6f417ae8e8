import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { ExpertQuestionRepository } from './expert-question.repository.js';

const path = '/api/community/expert-question';

describe('a question to the experts', () => {
  let api: Api;
  let rosa: Person;
  let questions: ExpertQuestionRepository;
  beforeAll(async () => {
    api = await startApi();
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

  it('is stored with its asker, answered by the AI at once, and waits for a person', async () => {
    const { body } = await ask(rosa);
    expect(body).toEqual({
      response: expect.stringMatching(/Ficus/),
      message: 'Your message has been sent to our expert network.',
    });
    expect(await own(rosa)).toEqual([
      {
        id: expect.any(String),
        message: 'Why does my ficus drop its leaves?',
        category: 'general',
        status: 'pending',
        aiResponse: body.response,
        aiProvider: 'local',
        expertResponse: null,
        createdAt: expect.any(String),
        respondedAt: null,
      },
    ]);
    expect(await questions.listAll(10)).toMatchObject([
      { userId: rosa.id, userEmail: rosa.email, userName: 'Rosa Moss', status: 'pending' },
    ]);
    expect(await questions.countPending()).toBe(1);
  });

  it('is one, however often it is sent with the same key', async () => {
    const send = () => rosa.post(path, { message: 'Once?' }, { 'idempotency-key': 'q' }).expect(201);
    await Promise.all([send(), send()]);
    expect(await own(rosa)).toHaveLength(1);
  });

  it('is not taken for another one with the same key: other words and another category are refused', async () => {
    const send = (body: object, status: number) =>
      rosa.post(path, body, { 'idempotency-key': 'q' }).expect(status);
    await send({ message: 'Once?' }, 201);
    for (const other of [{ message: 'One?' }, { message: 'Once?', category: 'pests' }])
      expect((await send(other, 409)).body.code).toBe('key-of-other-writing');
    expect(await own(rosa)).toMatchObject([{ message: 'Once?', category: 'general' }]);
  });

  it.each([
    [{}],
    [{ message: ' ' }],
    [{ message: 'x'.repeat(2001) }],
    [{ message: 'x', category: 7 }],
    [{ message: 'x', category: null }],
  ])('that says %j is refused', async (body) => void (await rosa.post(path, body).expect(400)));

  it('comes in pages, newest first', async () => {
    for (const message of ['One?', 'Two?', 'Three?']) await ask(rosa, message);
    const first = await rosa.get('/api/community/expert-questions?limit=2').expect(200);
    const next = /<([^>]+)>/.exec(first.headers.link!)![1]!;
    const second = await rosa.get(next).expect(200);
    const messages = [...first.body, ...second.body].map(({ message }: { message: string }) => message);
    expect(messages).toEqual(['Three?', 'Two?', 'One?']);
    const all = await questions.listAll(2);
    expect(await questions.listAll(2, all[1])).toMatchObject([{ message: 'One?' }]);
  });

  it('goes with its asker’s account', async () => {
    await ask(rosa);
    await rosa.delete('/api/account').send({ password: rosa.password }).expect(204);
    expect(await api.sql('select 1 from expert_questions')).toEqual([]);
  });
});
