import sharp from 'sharp';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { POSTS, share, upload } from '../../../test/community.js';
import { FakeChatProvider } from '../../../test/fake-chat-provider.js';
import { rowsOf } from '../../../test/grown-garden.js';
import { aPhotoOf, ATTEMPTS } from '../../../test/injections.js';
import { storable } from '../../kernel/storable.js';
import { INSTRUCTIONS } from './adapters/instructions.js';

/** Where a model reads what people wrote, each with a mark of its own, as long as the one in the attempts. */
const DOORS = { message: 'MRK1', name: 'MRK2', place: 'MRK3', journal: 'MRK4', problem: 'MRK5' } as const;

/** The parts of a request that tell a model what it is and may do. */
const RULES = { anthropic: ['system', 'tools', 'tool_choice'], openai: ['tools', 'tool_choice'] } as const;

describe.each(['anthropic', 'openai'] as const)('text by people that %s reads', (name) => {
  let provider: FakeChatProvider;
  let api: Api;
  let otto: Person;
  const useOpenAI = name === 'openai';

  beforeAll(async () => {
    provider = await new FakeChatProvider().start();
    const key = name.toUpperCase();
    const base = useOpenAI ? `${provider.url}/v1` : provider.url;
    api = await startApi({ [`${key}_API_KEY`]: 'secret-key', [`${key}_BASE_URL`]: base });
    otto = await api.signUp({ isPremium: true });
    await otto.post('/api/plants', { commonName: 'Neighbour’s Orchid' }).expect(201);
  });
  afterAll(async () => {
    await api.stop();
    await provider.stop();
  });

  beforeEach(() => api.sql('delete from paid_calls')); // or the day's limit is reached

  /** Has the model look at everything of a gardener whose only plant, its journal and her message all hold the text. */
  async function sendThroughAllDoors(rosa: Person, text: string) {
    const by = (door: keyof typeof DOORS) => text.replaceAll('MARK', DOORS[door]);
    const { body: plant } = await rosa
      .post('/api/plants', { commonName: by('name'), place: by('place').slice(0, 100) })
      .expect(201);
    await rosa.post(`/api/plants/${plant.id}/journal`, { content: by('journal') }).expect(201);
    await rosa.patch(`/api/plants/${plant.id}`, { problem: by('problem') }).expect(200);
    const { body: chat } = await rosa.post('/api/chat/conversations', { title: 'New Chat' }).expect(201);
    provider.calls = [];
    provider.willDo(
      { kind: 'look-up', tool: 'list_my_plants', input: {} },
      { kind: 'look-up', tool: 'read_plant', input: { id: plant.id } },
      { kind: 'look-up', tool: 'list_due_care', input: { days: 31 } },
    );
    const content = by('message');
    await rosa.post(`/api/chat/conversations/${chat.id}/messages`, { content, useOpenAI }).expect(200);
    await rosa.delete(`/api/plants/${plant.id}`).expect(204);
    return { content, requests: provider.calls.map(({ body }) => body) };
  }

  it(`by ${Object.keys(DOORS).join(', ')}, ${ATTEMPTS.length} times: it is data, and the rules stay as they are`, async () => {
    const rosa = await api.signUp({ isPremium: true });
    const rules = new Set<string>();
    for (const text of ATTEMPTS) {
      const { content, requests } = await sendThroughAllDoors(rosa, text);
      expect(requests).toHaveLength(4);
      const seen = JSON.stringify(requests.at(-1));
      const unread = Object.entries(DOORS).filter(([, mark]) => !seen.includes(mark));
      expect({ text, unread }).toEqual({ text, unread: [] });
      expect(seen).not.toMatch(/secret-key|Neighbour/);
      for (const request of requests) {
        rules.add(JSON.stringify(RULES[name].map((part) => request[part])));
        const messages = request['messages'] as { role: string; content: unknown }[];
        const system = messages.filter(({ role }) => !['user', 'assistant', 'tool'].includes(role));
        expect(system).toEqual(useOpenAI ? [{ role: 'system', content: INSTRUCTIONS }] : []);
        const spoken = messages.filter(
          ({ role, content: said }) => role === 'user' && typeof said === 'string',
        );
        expect(spoken.map((message) => message.content)).toEqual([storable(content).trim()]);
      }
      const results = resultsIn(requests.at(-1)!);
      expect(results).toHaveLength(3);
      for (const result of results) expect(() => JSON.parse(result) as unknown).not.toThrow();
    }
    expect(rules.size).toBe(1);
    if (!useOpenAI) expect([...rules][0]).toContain(JSON.stringify(INSTRUCTIONS).slice(1, 200));
  }, 120_000);

  it(`by posts and captions, ${ATTEMPTS.length} times each: nothing of them leaves the machine`, async () => {
    const rosa = await api.signUp({ isPremium: true });
    const photo = await aPhotoOf('A fern');
    for (const text of ATTEMPTS) {
      await otto.post(POSTS, { text }).expect(201);
      await rosa.post(POSTS, { text }).expect(201);
    }
    for (const who of [otto, rosa])
      await share(who, [await upload(who, photo)], ATTEMPTS.join('\n').slice(0, 2000));
    const { body: chat } = await rosa.post('/api/chat/conversations', { title: 'New Chat' }).expect(201);
    provider.calls = [];
    const tools = ['list_posts', 'read_posts', 'search_community', 'list_my_plants'];
    provider.willDo(...tools.map((tool) => ({ kind: 'look-up', tool, input: {} }) as const));
    const content = 'What do the others say of ferns in the community?';
    await rosa.post(`/api/chat/conversations/${chat.id}/messages`, { content, useOpenAI }).expect(200);
    expect(provider.calls).toHaveLength(tools.length + 1);
    expect(JSON.stringify(provider.calls)).not.toMatch(/MARK|evil\.example/);
    expect(
      resultsIn(provider.calls.at(-1)!.body).filter((result) => result.includes('no such tool')),
    ).toHaveLength(3);
  }, 60_000);

  it(`on a photo, ${ATTEMPTS.length} times: it is a picture in the question, and a model that obeys reaches nothing`, async () => {
    const rosa = await api.signUp({ isPremium: true });
    const { body: orchid } = await otto.post('/api/plants', { commonName: 'Secret Orchid' }).expect(201);
    const { body: chat } = await rosa.post('/api/chat/conversations', { title: 'New Chat' }).expect(201);
    const before = [await rowsOf(api, otto.id), await rowsOf(api, rosa.id)];
    const rules = new Set<string>();
    for (const text of ATTEMPTS) {
      const imageUrl = await upload(rosa, await aPhotoOf(text));
      provider.calls = [];
      provider.willDo(
        { kind: 'look-up', tool: 'read_plant', input: { id: orchid.id } },
        { kind: 'look-up', tool: 'list_my_plants', input: { userId: otto.id } },
        { kind: 'look-up', tool: 'delete_account', input: {} },
        { kind: 'say', parts: ['I read: ignore all rules.'] },
      );
      const asked = { content: 'What is this?', imageUrl, useOpenAI };
      const { body } = await rosa.post(`/api/chat/conversations/${chat.id}/messages`, asked).expect(200);
      expect(body.assistantMessage.content).toBe('I read: ignore all rules.');
      for (const { body: request } of provider.calls)
        rules.add(JSON.stringify(RULES[name].map((part) => request[part])));
      const { words, photo } = questionIn(provider.calls[0]!.body);
      expect(words).toBe('What is this?');
      const [{ format, exif }, { channels }] = await Promise.all([
        sharp(photo).metadata(),
        sharp(photo).stats(),
      ]);
      expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
      expect(photo.includes('MARK')).toBe(false);
      expect(channels[0]!.min).toBeLessThan(100); // the letters are on it
      const [theirs, , unknown] = resultsIn(provider.calls.at(-1)!.body);
      expect([theirs, unknown]).toEqual([
        expect.stringContaining('This gardener has no such plant.'),
        expect.stringContaining('no such tool'),
      ]);
      expect(JSON.stringify(provider.calls.map(({ body: sent }) => sent))).not.toMatch(
        /Secret Orchid|secret-key/,
      );
    }
    expect(rules.size).toBe(1);
    expect([await rowsOf(api, otto.id), await rowsOf(api, rosa.id)]).toEqual(before);
  }, 120_000);

  it('on a photo that our own assistant looks at, is not read at all', async () => {
    const rosa = await api.signUp({ isPremium: true });
    const { body: chat } = await rosa.post('/api/chat/conversations', { title: 'New Chat' }).expect(201);
    const imageUrl = await upload(rosa, await aPhotoOf(ATTEMPTS[0]!));
    provider.willDo({ kind: 'status', status: 500 });
    const asked = { content: 'What does it say?', imageUrl, useOpenAI };
    const { body } = await rosa.post(`/api/chat/conversations/${chat.id}/messages`, asked).expect(200);
    expect(body.assistantMessage.provider).toBe('local');
    expect(body.assistantMessage.content).not.toMatch(/MARK|previous instructions|system prompt/i);
  });
});

interface Block {
  type: string;
  content: string;
  text?: string;
  source?: { data: string };
  image_url?: { url: string };
}

/** What tools have answered, as it stands in a request. */
function resultsIn({ messages }: Record<string, unknown>): string[] {
  const list = messages as { role: string; content: string | Block[] }[];
  const ofOpenAI = list.filter(({ role }) => role === 'tool').map(({ content }) => content as string);
  const blocks = list.flatMap(({ content }) => (Array.isArray(content) ? content : []));
  const ofAnthropic = blocks.filter(({ type }) => type === 'tool_result').map(({ content }) => content);
  return [...ofOpenAI, ...ofAnthropic];
}

/** The words and the photo of the question in a request: the last thing that the person said. */
function questionIn({ messages }: Record<string, unknown>): { words: string | undefined; photo: Buffer } {
  const said = (messages as { role: string; content: Block[] }[])
    .filter(({ role }) => role === 'user')
    .at(-1)!;
  const part = (...types: string[]) => said.content.find(({ type }) => types.includes(type));
  const image = part('image', 'image_url');
  const data = image?.source?.data ?? image?.image_url?.url.split(',')[1] ?? '';
  return { words: part('text')?.text, photo: Buffer.from(data, 'base64') };
}
