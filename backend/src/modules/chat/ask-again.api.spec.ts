import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';
import { eventually } from '../../../test/eventually.js';
import { MessageRepository } from './message.repository.js';

const CONVERSATIONS = '/api/chat/conversations';

/** No worker runs: the test itself says what becomes of a reply. */
describe('a question that is asked again', () => {
  let api: Api;
  let rosa: Person;
  let messages: MessageRepository;
  beforeAll(async () => {
    api = await startApiWithoutWorker();
    rosa = await api.signUp({ isPremium: true });
    messages = api.app.get(MessageRepository, { strict: false });
  });
  afterAll(() => api.stop());

  /** A conversation with one question, and its reply. */
  async function begin(reply = 'On Friday.', state = 'done') {
    const { body } = await rosa.post(CONVERSATIONS, { title: 'New Chat' }).expect(201);
    const said = (role: string, content: string, how: string, seconds: number) =>
      api.sql<{ id: string }>(
        `insert into chat_messages (id, conversation_id, user_id, role, content, state, provider, model, created_at, closed_at)
         values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $6, now() - make_interval(secs => $7), now()) returning id`,
        [body.id, rosa.id, role, content, how, role === 'user' ? null : 'openai', seconds],
      );
    const [question] = await said('user', 'When do I water it?', 'done', 9);
    await said('assistant', reply, state, 8);
    return { id: body.id as string, questionId: question!.id };
  }
  const list = async (id: string) => (await rosa.get(`${CONVERSATIONS}/${id}/messages`).expect(200)).body;
  /** Asks again, and goes on once the new reply is open; `answered` is what the call answers in the end. */
  async function askAgain({ id, questionId }: Awaited<ReturnType<typeof begin>>, body = {}, headers = {}) {
    const sent = rosa.patch(`${CONVERSATIONS}/${id}/messages/${questionId}`, body, headers);
    const answered = sent.then((answer) => answer);
    const open = await eventually(
      () => messages.findOpen(id, rosa.id),
      (reply) => reply !== undefined,
    );
    return { open: open!, answered };
  }
  const WORDS = { content: 'And in winter?' };
  const BEFORE = [
    { role: 'user', content: 'When do I water it?' },
    { role: 'assistant', content: 'On Friday.', state: 'done', provider: 'openai' },
  ];

  it('has its new answer, and the one before is gone', async () => {
    const chat = await begin();
    const { open, answered } = await askAgain(chat, WORDS);
    expect(await list(chat.id)).toMatchObject([WORDS, { state: 'waiting', content: '' }]);
    await messages.close(open.id, { content: 'Less.', provider: 'local', model: 'm' });
    expect((await answered).body.assistantMessage).toMatchObject({ content: 'Less.', provider: 'local' });
    expect(await list(chat.id)).toMatchObject([WORDS, { content: 'Less.', state: 'done' }]);
    expect(await api.sql('select earlier from chat_messages where id = $1', [open.id])).toEqual([
      { earlier: null },
    ]);
  });

  it('has its earlier words and answer again when nothing comes of the new one, which says so', async () => {
    const chat = await begin();
    for (const headers of [{}, { accept: 'text/event-stream' }]) {
      const { open, answered } = await askAgain(chat, WORDS, headers);
      await messages.begin(open.id);
      await messages.write(open.id, 'Half an', { from: 0, text: 'Half an' });
      await messages.fail(open.id);
      const { status, body, text } = await answered;
      if (status !== 200)
        expect({ status, code: body.code }).toEqual({ status: 503, code: 'reply-restored' });
      else
        expect(text).toMatch(
          /event: restored\ndata: \{.*When do I water it\?.*On Friday\..*"code":"reply-restored"/,
        );
      expect(await list(chat.id)).toMatchObject(BEFORE);
    }
  });

  it('keeps its earlier answer when it is stopped before a word has come, and the new words where some have', async () => {
    const chat = await begin();
    const stop = () => rosa.delete(`${CONVERSATIONS}/${chat.id}/reply`).expect(204);
    const first = await askAgain(chat, WORDS);
    await stop();
    expect(await first.answered).toMatchObject({
      status: 200,
      body: { userMessage: BEFORE[0], assistantMessage: BEFORE[1] },
    });
    const { open, answered } = await askAgain(chat, WORDS);
    await messages.begin(open.id);
    await messages.write(open.id, 'Less, ', { from: 0, text: 'Less, ' });
    await stop();
    expect((await answered).body.assistantMessage).toMatchObject({ content: 'Less, ', state: 'stopped' });
    expect(await list(chat.id)).toMatchObject([WORDS, { content: 'Less, ', state: 'stopped' }]);
  });

  it('of which there was no answer fails as any other', async () => {
    const chat = await begin('', 'failed');
    const { open, answered } = await askAgain(chat);
    await messages.fail(open.id);
    expect(await answered).toMatchObject({ status: 503, body: { code: 'reply-failed' } });
    expect(await list(chat.id)).toMatchObject([BEFORE[0], { content: '', state: 'failed' }]);
  });

  it('with the same key is asked once, however often it is sent', async () => {
    const chat = await begin();
    const key = { 'idempotency-key': 'again' };
    const [first, second] = await Promise.all([askAgain(chat, WORDS, key), askAgain(chat, WORDS, key)]);
    expect(first.open.id).toBe(second.open.id);
    await messages.close(first.open.id, { content: 'Less.', provider: 'local', model: 'm' });
    const address = `${CONVERSATIONS}/${chat.id}/messages/${chat.questionId}`;
    const bodies = [await first.answered, await second.answered, await rosa.patch(address, WORDS, key)];
    expect(bodies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(bodies.map(({ body }) => body.assistantMessage.id)).size).toBe(1);
    const other = await rosa.patch(address, { content: 'And in May?' }, key).expect(409);
    expect(other.body.code).toBe('key-of-other-question');
    const jobs = await api.sql(`select 1 from outbox where data->>'id' = $1`, [first.open.id]);
    expect(jobs).toHaveLength(1);
  });
});
