import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { DataTransferClient, unpack } from '../../../test/data-transfer.js';
import { FakeChatProvider } from '../../../test/fake-chat-provider.js';
import { aPicture } from '../../../test/photos.js';

const CONVERSATIONS = '/api/chat/conversations';

describe('a photo that goes with a question', () => {
  let provider: FakeChatProvider;
  let api: Api;
  let rosa: Person;
  let otto: Person;

  beforeAll(async () => {
    provider = await new FakeChatProvider().start();
    api = await startApi({
      ANTHROPIC_API_KEY: 'secret-key',
      ANTHROPIC_BASE_URL: provider.url,
      OPENAI_API_KEY: 'secret-key',
      OPENAI_BASE_URL: `${provider.url}/v1`,
    });
    rosa = await api.signUp({ isPremium: true });
    otto = await api.signUp({ isPremium: true });
  });
  afterAll(async () => {
    await api.stop();
    await provider.stop();
  });
  beforeEach(() => {
    provider.calls = [];
    provider.willAlways({ kind: 'say', parts: ['A fine aloe.'] });
  });

  const begin = async (person = rosa): Promise<string> =>
    (await person.post(CONVERSATIONS, { title: 'New Chat' }).expect(201)).body.id;
  const upload = async (person = rosa): Promise<string> => {
    const { body } = await person.post('/api/uploads').expect(200);
    const sent = await person.putBytes(body.uploadURL, await aPicture(), { 'content-type': 'image/jpeg' });
    expect(sent.status).toBe(201);
    return sent.body.imageUrl;
  };
  const ask = (id: string, question: object, person = rosa) =>
    person.post(`${CONVERSATIONS}/${id}/messages`, { content: 'What is this?', ...question });

  it.each([
    ['anthropic', false],
    ['openai', true],
  ] as const)('is looked at by %s once, and only mentioned later', async (_name, useOpenAI) => {
    const [id, imageUrl] = [await begin(), await upload()];
    const { body } = await ask(id, { imageUrl, useOpenAI }).expect(200);
    expect(body.userMessage).toMatchObject({ imageUrl, content: 'What is this?' });
    await ask(id, { content: 'And its water?', useOpenAI }).expect(200);
    const [first, second] = provider.calls.map(({ body: sent }) => JSON.stringify(sent['messages']));
    expect(first).toMatch(/UklGR/); // a WebP begins with RIFF
    expect(second).not.toMatch(/UklGR/);
    expect(second).toContain('(There was a photo with this.)');
    const [shown] = (await rosa.get(`${CONVERSATIONS}/${id}/messages`).expect(200)).body;
    expect(shown).toMatchObject({ imageUrl });
  });

  it('is looked at by our own assistant where no model answers, which says how sure it is', async () => {
    provider.willAlways({ kind: 'status', status: 500 });
    const imageUrl = await upload();
    const { body } = await ask(await begin(), { imageUrl }).expect(200);
    expect(body.assistantMessage).toMatchObject({ provider: 'local', state: 'done' });
    expect(body.assistantMessage.content).toMatch(
      /most likely|not sure|don’t know the plant|make out a plant/,
    );
  });

  it('is never ruled on as food', async () => {
    provider.willAlways({ kind: 'status', status: 500 });
    const imageUrl = await upload();
    const { body } = await ask(await begin(), { imageUrl, content: 'Can I eat this?' }).expect(200);
    expect(body.assistantMessage.content).toMatch(/botanic garden|plant society/);
  });

  it('is one’s own, stored, and a photo', async () => {
    const [id, his] = [await begin(), await upload(otto)];
    const missing = his
      .replace(/[^/]+\.webp$/, '00000000-0000-4000-8000-000000000000.webp')
      .replace(otto.id, rosa.id);
    for (const imageUrl of [
      his,
      missing,
      '/drawings/aloe.svg',
      'https://evil.example/x.webp',
      '/api/photos/../x',
    ]) {
      const { status, body } = await ask(id, { imageUrl });
      expect({ imageUrl, status: status >= 400 && status < 500, code: body.code }).toEqual({
        imageUrl,
        status: true,
        code: 'photo-gone',
      });
    }
    await ask(id, { imageUrl: null }).expect(400);
    expect((await rosa.get(`${CONVERSATIONS}/${id}/messages`).expect(200)).body).toEqual([]);
    expect(provider.calls).toEqual([]);
  });

  it('stays while the question does, is exported with it, and is free to go with it', async () => {
    const mia = await api.signUp({ isPremium: true });
    const [id, imageUrl] = [await begin(mia), await upload(mia)];
    await ask(id, { imageUrl }, mia).expect(200);
    const isInUse = async () =>
      (await api.sql('select 1 from photos_in_use where user_id = $1 and photo is not null', [mia.id]))
        .length > 0;
    expect(await isInUse()).toBe(true);
    const files = await unpack((await new DataTransferClient(api, mia).exportData()).file);
    const said = JSON.parse(files.get('conversations.json')!.toString()) as { imageUrl: string | null }[];
    expect(said).toMatchObject([
      { role: 'user', content: 'What is this?', conversation: 'What is this?' },
      { role: 'assistant', content: 'A fine aloe.', provider: 'anthropic', imageUrl: null },
    ]);
    expect(files.has(said[0]!.imageUrl!)).toBe(true);
    await mia.delete(`${CONVERSATIONS}/${id}`).expect(204);
    expect(await isInUse()).toBe(false);
  });
});
