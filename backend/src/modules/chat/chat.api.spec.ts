import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually, gate } from '../../../test/eventually.js';
import { Premium } from '../billing/index.js';
import { ChatWork } from './chat.work.js';

const CONVERSATIONS = '/api/chat/conversations';

/** What an event of a reply says: a part of it, or the question with it. */
interface EventData {
  from: number;
  text: string;
  assistantMessage: { content: string; state: string };
}

/** The events of a stream, in their order. */
const eventsOf = (text: string) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return { name, data: JSON.parse(data) as EventData };
    });

describe('the plant expert', () => {
  let api: Api;
  let rosa: Person;
  let otto: Person;
  beforeAll(async () => {
    api = await startApi();
    rosa = await api.signUp({ isPremium: true });
    otto = await api.signUp({ isPremium: true });
  });
  afterAll(() => api.stop());

  const begin = async (person = rosa): Promise<string> =>
    (await person.post(CONVERSATIONS, { title: 'New Chat' }).expect(201)).body.id;
  const ask = (id: string, content: string, person = rosa) =>
    person.post(`${CONVERSATIONS}/${id}/messages`, { content, useOpenAI: false });
  const stored = (id: string) =>
    api.sql('select role, content, state from chat_messages where conversation_id = $1 order by created_at', [
      id,
    ]);
  /** An open reply that no worker knows of. */
  const pending = async (id: string, seconds = 0) => {
    const [row] = await api.sql<{ id: string }>(
      `insert into chat_messages (id, conversation_id, user_id, role, content, state, touched_at)
       values (gen_random_uuid(), $1, $2, 'assistant', '', 'waiting', now() - make_interval(secs => $3)) returning id`,
      [id, rosa.id, seconds],
    );
    return row!.id;
  };

  it('is for premium members: visitors and free accounts are refused, by the server', async () => {
    const free = await api.signUp();
    await api.visitor().get(CONVERSATIONS).expect(401);
    for (const path of [CONVERSATIONS, '/api/chat/expert']) {
      const { body } = await free.get(path).expect(403);
      expect(body.code).toBe('premium-required');
    }
    await free.post(CONVERSATIONS, { title: 'New Chat' }).expect(403);
    const id = await begin();
    await ask(id, 'Hello', free).expect(403);
    await api.app.get(Premium).revoke(otto.id, { by: null });
    await otto.get(CONVERSATIONS).expect(403);
    await api.app.get(Premium).grant(otto.id, { by: null });
  });

  it('answers a question with both messages, and keeps them', async () => {
    const id = await begin();
    const { body } = await ask(id, ' When did I last water the monstera? ').expect(200);
    expect(body.userMessage).toMatchObject({
      role: 'user',
      content: 'When did I last water the monstera?',
      state: 'done',
    });
    expect(body.assistantMessage).toMatchObject({ role: 'assistant', state: 'done', provider: 'local' });
    expect(body.assistantMessage.content).toContain('in your garden');
    const { body: messages } = await rosa.get(`${CONVERSATIONS}/${id}/messages`).expect(200);
    expect(messages).toEqual([body.userMessage, body.assistantMessage]);
    const [list] = (await rosa.get(CONVERSATIONS).expect(200)).body;
    expect(list).toMatchObject({ id, title: 'When did I last water the monstera?' });
  });

  it('streams the reply when it is asked to', async () => {
    const id = await begin();
    const { text, headers } = await ask(id, 'Who are you?').set('accept', 'text/event-stream').expect(200);
    expect(headers['content-type']).toBe('text/event-stream');
    const events = eventsOf(text);
    expect(events[0]!.name).toBe('asked');
    expect(events.at(-1)!.name).toBe('done');
    const whole = events
      .filter(({ name }) => name === 'text')
      .reduce(
        (content, { data }) => content.slice(0, data.from) + data.text,
        events[0]!.data.assistantMessage.content,
      );
    const { content, state } = events.at(-1)!.data.assistantMessage;
    expect(content.startsWith(whole)).toBe(true);
    expect(state).toBe('done');
    expect(content).toContain('not a language model');
  });

  it('lets another window follow a reply, and passes on what any worker writes', async () => {
    const id = await begin();
    await api.sql(
      `insert into chat_messages (id, conversation_id, user_id, role, content, state, created_at, closed_at)
       values (gen_random_uuid(), $1, $2, 'user', 'Hello?', 'done', now() - interval '1 second', now())`,
      [id, rosa.id],
    );
    const reply = await pending(id);
    let heard = '';
    const ended = gate();
    void rosa
      .get(`${CONVERSATIONS}/${id}/messages/${reply}/events`)
      .buffer(false)
      .parse((answer, end) => {
        answer.on('data', (part: Buffer) => (heard += part.toString()));
        answer.on('end', () => (end(null, heard), ended.open()));
      })
      .then(() => undefined);
    await eventually(
      () => heard,
      (text) => text.includes('event: asked'),
    );
    const write = (text: string, from: number) =>
      api.sql(
        `with changed as (update chat_messages set content = content || $2, state = 'writing' where id = $1 returning id)
         select pg_notify('chat', id || $3::text) from changed`,
        [reply, text, JSON.stringify({ from, text })],
      );
    await write('Water it ', 0);
    await write('on Friday.', 9);
    await api.sql(
      `with changed as (update chat_messages set state = 'done', closed_at = now() where id = $1 returning id)
       select pg_notify('chat', id::text) from changed`,
      [reply],
    );
    await ended.opened;
    const events = eventsOf(heard);
    const texts = events.filter(({ name }) => name === 'text').map(({ data }) => data);
    expect(texts).toEqual([
      { from: 0, text: 'Water it ' },
      { from: 9, text: 'on Friday.' },
    ]);
    expect(events.at(-1)).toMatchObject({
      name: 'done',
      data: { assistantMessage: { content: 'Water it on Friday.' } },
    });
  });

  it('hides the conversations of others', async () => {
    const id = await begin();
    const { body } = await ask(id, 'Hello').expect(200);
    const path = `${CONVERSATIONS}/${id}`;
    await otto.get(`${path}/messages`).expect(404);
    await ask(id, 'Hello', otto).expect(404);
    await otto.patch(path, { title: 'Mine' }).expect(404);
    await otto.delete(path).expect(404);
    await otto.delete(`${path}/reply`).expect(404);
    await otto.patch(`${path}/messages/${body.userMessage.id}`, {}).expect(404);
    await otto.get(`${path}/messages/${body.assistantMessage.id}/events`).expect(404);
    expect((await otto.get(CONVERSATIONS).expect(200)).body).toEqual([]);
  });

  it('takes one question at a time, also of ten at once', async () => {
    const id = await begin();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(id, `Question ${index}`)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    const rows = await stored(id);
    const accepted = answers.filter(({ status }) => status === 200).length;
    expect(accepted).toBeGreaterThan(0);
    expect(rows).toHaveLength(2 * accepted);
    expect(rows.map(({ role }) => role)).toEqual(rows.map((_, index) => (index % 2 ? 'assistant' : 'user')));
  });

  it('takes a repeat with the same key for the same question', async () => {
    const id = await begin();
    const send = (content: string) => ask(id, content).set('idempotency-key', 'one');
    const [first, second] = [await send('Hello').expect(200), await send('Hello').expect(200)];
    expect(second.body).toEqual(first.body);
    await send('Something else').expect(409);
    expect(await stored(id)).toHaveLength(2);
  });

  it('refuses empty and very long questions', async () => {
    const id = await begin();
    for (const content of ['', '   ', 'x'.repeat(4001)]) await ask(id, content).expect(400);
    await rosa.post(`${CONVERSATIONS}/${id}/messages`, { content: 'Hello', useOpenAI: 'yes' }).expect(400);
    expect(await stored(id)).toEqual([]);
  });

  it('stops a reply that is being written, and keeps what is there', async () => {
    const id = await begin();
    const reply = await pending(id);
    await api.sql(`update chat_messages set content = 'Half an', state = 'writing' where id = $1`, [reply]);
    await ask(id, 'Hello').expect(409);
    await rosa.delete(`${CONVERSATIONS}/${id}/reply`).expect(204);
    expect(await stored(id)).toEqual([{ role: 'assistant', content: 'Half an', state: 'stopped' }]);
    await ask(id, 'Hello').expect(200);
    await rosa.delete(`${CONVERSATIONS}/${id}/reply`).expect(204);
  });

  it('asks the last question again, as it was or in other words, and no other', async () => {
    const id = await begin();
    const { body: first } = await ask(id, 'Hello').expect(200);
    const { body: last } = await ask(id, 'Thanks').expect(200);
    const again = (message: string, change: object) =>
      rosa.patch(`${CONVERSATIONS}/${id}/messages/${message}`, change);
    await again(first.userMessage.id, { content: 'Hi' }).expect(409);
    await again(last.assistantMessage.id, { content: 'Hi' }).expect(404);
    const { body } = await again(last.userMessage.id, { content: 'Who are you?' }).expect(200);
    expect(body.userMessage).toMatchObject({ id: last.userMessage.id, content: 'Who are you?' });
    expect(body.assistantMessage.content).toContain('not a language model');
    const { body: repeated } = await again(last.userMessage.id, {}).expect(200);
    expect(repeated.userMessage.content).toBe('Who are you?');
    expect((await stored(id)).map(({ content }) => content)).toEqual([
      'Hello',
      first.assistantMessage.content,
      'Who are you?',
      repeated.assistantMessage.content,
    ]);
  });

  it('gives a reply up that nobody writes, without half of it, and the question can be asked again', async () => {
    const id = await begin();
    const { body } = await ask(id, 'Hello').expect(200);
    await api.sql(`delete from chat_messages where id = $1`, [body.assistantMessage.id]);
    const reply = await pending(id);
    await api.sql(`update chat_messages set content = 'Half an', state = 'writing' where id = $1`, [reply]);
    await api.app
      .get(ChatWork, { strict: false })
      .fail({ id: reply, data: { id: reply, useOpenAI: false, address: '' } });
    expect((await stored(id)).at(-1)).toEqual({ role: 'assistant', content: '', state: 'failed' });
    const { body: again } = await rosa
      .patch(`${CONVERSATIONS}/${id}/messages/${body.userMessage.id}`, {})
      .expect(200);
    expect(again.assistantMessage.state).toBe('done');
  });

  it('renames and deletes', async () => {
    const id = await begin();
    await ask(id, 'Hello').expect(200);
    const { body } = await rosa.patch(`${CONVERSATIONS}/${id}`, { title: ' My ficus ' }).expect(200);
    expect(body.title).toBe('My ficus');
    await ask(id, 'Hello again').expect(200);
    expect((await rosa.get(CONVERSATIONS).expect(200)).body[0].title).toBe('My ficus');
    await rosa.patch(`${CONVERSATIONS}/${id}`, { title: '' }).expect(400);
    await rosa.delete(`${CONVERSATIONS}/${id}`).expect(204);
    await rosa.get(`${CONVERSATIONS}/${id}/messages`).expect(404);
    expect(await stored(id)).toEqual([]);
  });

  it('pages conversations and messages, which are shown from the end', async () => {
    const mia = await api.signUp({ isPremium: true });
    const ids = [await begin(mia), await begin(mia), await begin(mia)];
    for (const content of ['Hello', 'Thanks', 'Who are you?']) await ask(ids[0]!, content, mia).expect(200);
    const first = await mia.get(`${CONVERSATIONS}?limit=2`).expect(200);
    expect(first.body[0].id).toBe(ids[0]);
    const next = /<([^>]+)>/.exec(first.headers['link']!)![1]!;
    const rest = (await mia.get(next).expect(200)).body;
    expect([...first.body, ...rest].map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort());
    const end = await mia.get(`${CONVERSATIONS}/${ids[0]}/messages?limit=2`).expect(200);
    expect(end.body[0].content).toBe('Who are you?');
    const before = await mia.get(/<([^>]+)>/.exec(end.headers['link']!)![1]!).expect(200);
    expect(before.body[0].content).toBe('Thanks');
  });

  it('says who answers, and suggests what the garden suggests', async () => {
    const mia = await api.signUp({ isPremium: true });
    expect((await mia.get('/api/chat/expert').expect(200)).body.suggestions[0]).toBe(
      'Which plants are easy and safe for cats?',
    );
    await mia.post('/api/plants', { commonName: 'Monstera' }).expect(201);
    const { body } = await mia.get('/api/chat/expert').expect(200);
    expect(body.models).toEqual([
      { useOpenAI: false, provider: 'local', model: 'leaflore-assistant', isAvailable: true },
      { useOpenAI: true, provider: 'openai', model: 'gpt-4o', isAvailable: false },
    ]);
    expect(body.suggestions).toContain('What should I do this week?');
  });

  it('says that our own assistant stands in where GPT-4o is chosen and not set up', async () => {
    const id = await begin();
    const { body } = await rosa
      .post(`${CONVERSATIONS}/${id}/messages`, { content: 'Hello', useOpenAI: true })
      .expect(200);
    expect(body.assistantMessage.content).toMatch(/^\*GPT-4o couldn’t answer just now/);
    expect(body.assistantMessage.provider).toBe('local');
  });

  it('records each call, and what was done', async () => {
    const mia = await api.signUp({ isPremium: true });
    const id = await begin(mia);
    await ask(id, 'Who are you?', mia).expect(200);
    const [call] = await api.sql(
      'select kind, ai_provider, outcome, user_message from ai_interactions where user_id = $1',
      [mia.id],
    );
    expect(call).toEqual({
      kind: 'chat',
      ai_provider: 'local',
      outcome: 'answered',
      user_message: 'Who are you?',
    });
    const done = () =>
      api.sql(`select action from user_activities where user_id = $1 and action = 'chat_message'`, [mia.id]);
    await eventually(done, (rows) => rows.length === 1);
  });

  it('goes with the account', async () => {
    const mia = await api.signUp({ isPremium: true });
    await ask(await begin(mia), 'Hello', mia).expect(200);
    await api.sql('delete from users where id = $1', [mia.id]);
    const [left] = await api.sql('select count(*)::int as count from chat_messages where user_id = $1', [
      mia.id,
    ]);
    expect(left).toEqual({ count: 0 });
  });
});
