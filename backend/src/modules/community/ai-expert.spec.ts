import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { FakeChatProvider } from '../../../test/fake-chat-provider.js';
import type { ChatBehaviour } from '../../../test/fake-chat-provider.js';
import { ATTEMPTS } from '../../../test/injections.js';
import { CONCURRENCY } from '../../platform/queue/job-worker.js';
import { AiAnswers } from './ai-answers.js';
import { AiExpert } from './ai-expert.js';

describe.each(['anthropic', 'openai'] as const)('a question to the experts that %s answers first', (name) => {
  let provider: FakeChatProvider;
  let api: Api;
  let rosa: Person;
  beforeAll(async () => {
    provider = await new FakeChatProvider().start();
    const key = name.toUpperCase();
    api = await startApi({
      [`${key}_API_KEY`]: 'secret-key',
      [`${key}_BASE_URL`]: name === 'openai' ? `${provider.url}/v1` : provider.url,
      CHAT_SILENCE_S: '1',
    });
  });
  afterAll(async () => {
    await api.stop();
    await provider.stop();
  });
  beforeEach(async () => {
    provider.calls = [];
    provider.willAlways({ kind: 'say', parts: ['It was ', 'moved.\0'] });
    await api.sql('truncate expert_questions');
    await api.sql('delete from ai_interactions');
    rosa = await api.signUp({ isPremium: true });
  });

  const ask = async (message: string, headers: Record<string, string> = {}) =>
    (await rosa.post('/api/community/expert-question', { message }, headers).expect(201)).body
      .response as string;
  const own = async () => (await rosa.get('/api/community/expert-questions').expect(200)).body;
  const calls = () =>
    api.sql<{ kind: string; ai_provider: string; outcome: string; user_id: string }>(
      'select kind, ai_provider, outcome, user_id from ai_interactions order by created_at, outcome',
    );

  it('is answered, counted and recorded', async () => {
    expect(await ask('Why does my ficus drop its leaves?')).toBe('It was moved.');
    expect(await own()).toMatchObject([{ aiResponse: 'It was moved.', aiProvider: name, status: 'pending' }]);
    expect(await calls()).toEqual([
      { kind: 'expert', ai_provider: name, outcome: 'answered', user_id: rosa.id },
    ]);
    expect(await api.sql(`select calls from paid_calls where key = $1`, [rosa.id])).toEqual([{ calls: 1 }]);
  });

  it('is answered once, however often it is sent, and however often the job is done', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('Why?', { 'idempotency-key': 'once' })),
    );
    expect(new Set(answers)).toEqual(new Set(['It was moved.']));
    const [{ id }] = await own();
    const job = { id, data: { questionId: id, address: '' } };
    await Promise.all([1, 2, 3].map(() => api.app.get(AiExpert, { strict: false }).answer(job)));
    expect(await own()).toHaveLength(1);
    expect([provider.calls.length, (await calls()).length]).toEqual([1, 1]);
  });

  it('waits behind no other: more of them than a worker does of other jobs are answered side by side', async () => {
    let go = () => {};
    const after = new Promise<void>((resolve) => (go = resolve));
    provider.willAlways({ kind: 'say', parts: ['It was ', 'moved.'], after });
    const answers = Array.from({ length: CONCURRENCY.work + 1 }, (_, index) => ask(`Why? ${index}`));
    await eventually(
      () => Promise.resolve(provider.calls),
      ({ length }) => length === answers.length,
    );
    expect(await api.sql('select 1 from expert_questions where ai_response is not null')).toEqual([]);
    go();
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['It was moved.']));
  });

  it('is answered by our own assistant when the model cannot, which says so', async () => {
    const faults: ChatBehaviour[] = [
      { kind: 'status', status: 500 },
      { kind: 'cut' },
      { kind: 'refusal' },
      { kind: 'say', parts: [' '] },
    ];
    for (const fault of faults) {
      provider.willDo(fault);
      const answer = await ask('Who are you?');
      expect(answer).toMatch(/couldn’t answer just now.*isn’t a language model/);
      expect(answer).not.toMatch(/Half an|secret-key/);
    }
    expect(await own()).toMatchObject(faults.map(() => ({ aiProvider: 'local' })));
    const outcomes = (await calls()).filter(({ outcome }) => outcome !== 'answered');
    expect(outcomes.map(({ ai_provider }) => ai_provider)).toEqual(faults.map(() => name));
  });

  it('is data: what it says is no instruction, and no other garden is looked into', async () => {
    const otto = await api.signUp({ isPremium: true });
    const { body: his } = await otto.post('/api/plants', { commonName: 'Secret Orchid' }).expect(201);
    for (const text of ATTEMPTS) {
      provider.calls = [];
      provider.willDo(
        { kind: 'look-up', tool: 'list_my_plants', input: {} },
        { kind: 'look-up', tool: 'read_plant', input: { id: his.id } },
        { kind: 'look-up', tool: 'search_users', input: {} },
      );
      await ask(text);
      const [first] = provider.calls;
      const { messages, system } = first!.body as {
        messages: { role: string; content: unknown }[];
        system?: unknown;
      };
      const instructions = system ?? messages.filter(({ role }) => role === 'system' || role === 'developer');
      expect(JSON.stringify(instructions)).not.toContain(JSON.stringify(text).slice(1, -1));
      expect(messages.filter(({ role }) => role === 'user')).toHaveLength(1);
      const last = JSON.stringify(provider.calls.at(-1)!.body);
      expect(last).not.toContain('Secret Orchid');
      expect(last).toContain('This gardener has no such plant.');
    }
  });

  it('stays without an answer when its asker’s account goes first', async () => {
    await rosa.delete('/api/account').send({ password: rosa.password }).expect(204);
    const id = '00000000-0000-4000-8000-000000000000';
    await api.app.get(AiExpert, { strict: false }).answer({ id, data: { questionId: id, address: '' } });
    expect([await calls(), provider.calls]).toEqual([[], []]);
  });

  it('is noted at its asker’s account when it comes after they have stopped waiting, and only then', async () => {
    const answerOfAge = async (seconds: number) => {
      const [row] = await api.sql<{ id: string }>(
        `insert into expert_questions (id, user_id, user_email, user_name, message, created_at)
         values (gen_random_uuid(), $1, 'r', 'r', 'Later?', now() - make_interval(secs => $2)) returning id`,
        [rosa.id, seconds],
      );
      const job = { id: row!.id, data: { questionId: row!.id, address: '' } };
      await api.app.get(AiExpert, { strict: false }).answer(job);
      return (await rosa.account()).unseenAnswerAt as string | null;
    };
    expect(await answerOfAge(0)).toBeNull();
    const until = await answerOfAge(11);
    expect(until).toEqual(expect.any(String));
    await rosa.post('/api/community/expert-questions/seen', { until }).expect(204);
    expect((await rosa.account()).unseenAnswerAt).toBeNull();
  });

  it('is not waited for any longer than it may take', async () => {
    await api.sql(
      `insert into expert_questions (id, user_id, user_email, user_name, message)
       values (gen_random_uuid(), $1, 'r', 'r', 'Later?')`,
      [rosa.id],
    );
    const [{ id }] = await own();
    const answers = api.app.get(AiAnswers, { strict: false });
    expect(await answers.wait(id, 1)).toBeNull();
    const waiting = answers.wait(id, 20_000);
    await api.app.get(AiExpert, { strict: false }).answer({ id, data: { questionId: id, address: '' } });
    expect(await waiting).toBe('It was moved.');
  });
});

describe('our own assistant', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());

  it.each(ATTEMPTS)('does not follow: %s', async (message) => {
    const rosa = await api.signUp({ isPremium: true });
    const { body } = await rosa.post('/api/community/expert-question', { message }).expect(201);
    expect(body.response).not.toMatch(
      /MARK|evil\.example|javascript:|<img|previous instructions|grams|INSTRUCTIONS/i,
    );
    const [row] = await api.sql<{ kind: string }>('select kind from ai_interactions where user_id = $1', [
      rosa.id,
    ]);
    expect(row).toEqual({ kind: 'expert' });
  });
});
