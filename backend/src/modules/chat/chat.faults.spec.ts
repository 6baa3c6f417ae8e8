import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { gate } from '../../../test/eventually.js';
import { eventually } from '../../../test/eventually.js';
import { FakeChatProvider } from '../../../test/fake-chat-provider.js';
import type { ChatBehaviour } from '../../../test/fake-chat-provider.js';

/** What is recorded of a call: its tokens as the provider has said them, at least what was sent and heard of it, or nothing. */
type Recorded = 'all' | 'some' | 'nothing';

const FAULTS: [name: string, behaviour: ChatBehaviour, tokens: Recorded][] = [
  ['is too busy', { kind: 'status', status: 429 }, 'nothing'],
  ['breaks down', { kind: 'status', status: 500 }, 'nothing'],
  ['is overloaded', { kind: 'status', status: 529 }, 'nothing'],
  ['does not accept the key', { kind: 'status', status: 401 }, 'nothing'],
  ['does not like the question', { kind: 'status', status: 400 }, 'nothing'],
  ['answers with a web page', { kind: 'html' }, 'nothing'],
  ['answers with broken JSON', { kind: 'malformed' }, 'nothing'],
  ['answers in another shape', { kind: 'wrong-shape' }, 'nothing'],
  ['never comes to an end', { kind: 'endless' }, 'some'],
  ['declines', { kind: 'refusal' }, 'all'],
  ['is cut off in mid-answer', { kind: 'cut' }, 'some'],
  ['resets the connection', { kind: 'reset' }, 'nothing'],
  ['never answers', { kind: 'hang' }, 'nothing'],
  ['says nothing', { kind: 'say', parts: ['', ' '] }, 'all'],
];

interface RecordedCall {
  outcome: string;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_micros: number | null;
}

describe.each(['anthropic', 'openai'] as const)('when %s answers', (name) => {
  const useOpenAI = name === 'openai';
  let provider: FakeChatProvider;
  let api: Api;
  let rosa: Person;

  const start = () => {
    const key = name.toUpperCase();
    return startApi({
      [`${key}_API_KEY`]: 'secret-key',
      [`${key}_BASE_URL`]: useOpenAI ? `${provider.url}/v1` : provider.url,
      CHAT_SILENCE_S: '1',
    });
  };
  beforeAll(async () => {
    provider = await new FakeChatProvider().start();
    api = await start();
  });
  beforeEach(async () => {
    provider.calls = [];
    provider.willAlways({ kind: 'say', parts: ['Water it ', 'on Friday.'] });
    await api.sql('delete from paid_calls');
    rosa = await api.signUp({ isPremium: true });
  });
  afterAll(async () => {
    await api.stop();
    await provider.stop();
  });

  const begin = async () =>
    (await rosa.post('/api/chat/conversations', { title: 'New Chat' }).expect(201)).body.id;
  const ask = (id: string, content: string) =>
    rosa.post(`/api/chat/conversations/${id}/messages`, { content, useOpenAI });
  const recorded = (provider = name as string) =>
    api.sql<RecordedCall>(
      `select outcome, input_tokens, output_tokens, cost_micros from ai_interactions
        where outcome <> 'answered' and ai_provider = $1 and user_id = $2 order by created_at`,
      [provider, rosa.id],
    );
  const stored = (id: string) =>
    api.sql<{ role: string; content: string; state: string }>(
      'select role, content, state from chat_messages where conversation_id = $1 order by created_at',
      [id],
    );

  it('its words are the reply, are counted, and are recorded with their tokens', async () => {
    const { body } = await ask(await begin(), 'When do I water it?').expect(200);
    expect(body.assistantMessage).toMatchObject({
      content: 'Water it on Friday.',
      provider: name,
      state: 'done',
    });
    const [call] = await api.sql(
      'select ai_provider, outcome, input_tokens, output_tokens from ai_interactions where user_id = $1',
      [rosa.id],
    );
    expect(call).toEqual({ ai_provider: name, outcome: 'answered', input_tokens: 900, output_tokens: 300 });
    const [paid] = await api.sql(`select calls from paid_calls where scope = 'account' and key = $1`, [
      rosa.id,
    ]);
    expect(paid).toEqual({ calls: 1 });
  });

  it('it says so when the reply became too long and was cut', async () => {
    provider.willDo({ kind: 'say', parts: ['Water it ', 'when the'], isTooLong: true });
    const { body } = await ask(await begin(), 'When do I water it?').expect(200);
    expect(body.assistantMessage).toMatchObject({
      content: expect.stringMatching(/^Water it when the\n\n\*This answer became too long and stops here\./),
      provider: name,
    });
  });

  it('it looks things up in this garden alone, in a bounded number of rounds', async () => {
    const otto = await api.signUp({ isPremium: true });
    const { body: his } = await otto.post('/api/plants', { commonName: 'Secret Orchid' }).expect(201);
    await rosa.post('/api/plants', { commonName: 'Monstera', watered: 'today' }).expect(201);
    provider.willDo(
      { kind: 'look-up', tool: 'list_my_plants', input: {} },
      { kind: 'look-up', tool: 'read_plant', input: { id: his.id } },
      { kind: 'look-up', tool: 'drop_tables', input: {} },
    );
    await ask(await begin(), 'How are my plants?').expect(200);
    const last = JSON.stringify(provider.calls.at(-1)!.body['messages']);
    expect(last).toContain('Monstera');
    expect(last).toContain('This gardener has no such plant.');
    expect(last).toContain('There is no such tool');
    expect(last).not.toContain('Secret Orchid');
    provider.calls = [];
    provider.willAlways({ kind: 'look-up', tool: 'list_my_plants', input: {} });
    const { body } = await ask(await begin(), 'And again?').expect(200);
    expect(body.assistantMessage.provider).toBe('local');
    expect(provider.calls).toHaveLength(5);
    expect(await recorded()).toMatchObject([
      { outcome: 'model-unreadable', input_tokens: 5 * 900, output_tokens: 5 * 300 },
    ]);
  });

  it('what it says before it looks something up is no part of the answer', async () => {
    const lookUp = { kind: 'look-up', tool: 'list_my_plants', input: {}, preface: 'Let me see…' } as const;
    provider.willDo(lookUp, { kind: 'say', parts: ['It is ', 'fine.'] });
    const { text } = await ask(await begin(), 'How is it?')
      .set('accept', 'text/event-stream')
      .expect(200);
    expect(lastOf(text)).toMatchObject({ content: 'It is fine.', provider: name });
    provider.willDo(lookUp, { kind: 'say', parts: ['', ' '] });
    const { body } = await ask(await begin(), 'How is it?').expect(200);
    expect(body.assistantMessage.provider).toBe('local');
    expect(body.assistantMessage.content).not.toContain('Let me see');
  });

  it.each(['at once', 'as a stream'])(
    'our own assistant stands in %s, whatever the fault, leaves no half answer and says so',
    async (mode) => {
      const id = await begin();
      const hear = async (question: string) => {
        if (mode === 'at once') return (await ask(id, question).expect(200)).body.assistantMessage;
        const { text } = await ask(id, question).set('accept', 'text/event-stream').expect(200);
        return lastOf(text);
      };
      for (const [fault, behaviour] of FAULTS) {
        provider.willAlways(behaviour);
        const heard = await hear('Who are you?');
        expect({ fault, ...heard }).toMatchObject({ fault, provider: 'local', state: 'done' });
        expect(heard.content).toMatch(/couldn’t answer just now.*isn’t a language model/);
        expect(JSON.stringify(heard)).not.toMatch(/Half an|secret-key|127\.0\.0\.1/);
        provider.willAlways({ kind: 'say', parts: ['Fine.'] }); // the breaker closes again
        expect(await hear('Are you well?')).toMatchObject({ provider: name, content: 'Fine.' });
      }
      const rows = await stored(id);
      expect(rows.filter(({ content }) => content.includes('Half an'))).toEqual([]);
      expect(rows).toHaveLength(4 * FAULTS.length);
      const calls = await recorded();
      expect(calls.map(recordedOf)).toEqual(FAULTS.map(([, , tokens]) => tokens));
      for (const { input_tokens, cost_micros } of calls)
        expect(cost_micros === null).toBe(input_tokens === null);
      const [paid] = await api.sql(`select calls from paid_calls where scope = 'account' and key = $1`, [
        rosa.id,
      ]);
      expect(paid).toEqual({ calls: provider.calls.length }); // a call that fails may cost too
    },
    90_000,
  );

  it.each([401, 400])('a provider that keeps answering %s is left alone for a while', async (status) => {
    const another = await start(); // the others need theirs
    const otto = await another.signUp({ isPremium: true });
    const { body: chat } = await otto.post('/api/chat/conversations', { title: 'New Chat' }).expect(201);
    const hello = () =>
      otto.post(`/api/chat/conversations/${chat.id}/messages`, { content: 'Hello', useOpenAI }).expect(200);
    provider.willAlways({ kind: 'status', status });
    for (let attempt = 0; attempt < 5; attempt += 1) await hello();
    expect(provider.calls).toHaveLength(5);
    await hello();
    expect(provider.calls).toHaveLength(5);
    await another.stop();
  });

  it('a day’s limit is kept: our own assistant answers then', async () => {
    await api.sql(`insert into paid_calls values ((now() at time zone 'utc')::date, 'account', $1, 100)`, [
      rosa.id,
    ]);
    const { body } = await ask(await begin(), 'Hello').expect(200);
    expect(body.assistantMessage.provider).toBe('local');
    expect(provider.calls).toEqual([]);
  });

  it('the reader stops it: what is written stays, and the call is ended', async () => {
    const id = await begin();
    const { opened, open } = gate();
    provider.willAlways({ kind: 'say', parts: ['Water it ', 'on Friday.'], after: opened });
    const asked = ask(id, 'When?').then(({ body }) => body);
    await eventually(
      () => stored(id),
      (rows) => rows.at(-1)?.content === 'Water it ',
    );
    await rosa.delete(`/api/chat/conversations/${id}/reply`).expect(204);
    expect((await asked).assistantMessage).toMatchObject({ state: 'stopped', content: 'Water it ' });
    const [call] = await eventually(recorded, ({ length }) => length === 1);
    open(); // only now: the call has ended although the provider was not done
    expect(call!.outcome).toBe('model-stopped');
    expect(recordedOf(call!)).toBe('some');
    provider.willAlways({ kind: 'say', parts: ['Done.'] });
    await ask(id, 'Thanks').expect(200);
    expect((await stored(id)).map(({ content }) => content)).toEqual([
      'When?',
      'Water it ',
      'Thanks',
      'Done.',
    ]);
  });

  it('a reply streams while it is written', async () => {
    const id = await begin();
    const { opened, open } = gate();
    provider.willAlways({ kind: 'say', parts: ['Water it ', 'on Friday.'], after: opened });
    const streamed = ask(id, 'When?')
      .set('accept', 'text/event-stream')
      .then(({ text }) => text);
    await eventually(
      () => stored(id),
      (rows) => rows.at(-1)?.content === 'Water it ',
    );
    open();
    const text = await streamed;
    expect(text.indexOf('event: asked')).toBe(0);
    expect(text).toMatch(/event: text\ndata: .*Water it /); // in how many parts depends on the machine
    expect(text).toMatch(/event: done\ndata: .*Water it on Friday\./);
  });
});

/** How much of its tokens is known of a call. */
function recordedOf({ input_tokens, output_tokens }: RecordedCall): Recorded {
  if (input_tokens === null || output_tokens === null) return 'nothing';
  return input_tokens === 900 && output_tokens === 300 ? 'all' : 'some';
}

/** The reply at the end of a stream. */
function lastOf(stream: string): { content: string; provider: string; state: string } {
  const events = stream
    .split('\n\n')
    .filter(Boolean)
    .map((block) => /^event: (\w+)\ndata: (.*)$/.exec(block)!)
    .map(([, name, data]) => ({ name, data: JSON.parse(data!) as never }));
  expect(events.at(-1)!.name).toBe('done');
  return (events.at(-1)!.data as { assistantMessage: ReturnType<typeof lastOf> }).assistantMessage;
}
