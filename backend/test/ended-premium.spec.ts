import { Premium } from '../src/modules/billing/index.js';
import { startApi } from './api.js';
import type { Api, Person } from './api.js';
import { POSTS } from './community.js';

const CONVERSATIONS = '/api/chat/conversations';
interface Written {
  id: string;
}

describe('when premium has ended', () => {
  let api: Api;
  let rosa: Person;
  let otto: Person;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    [rosa, otto] = [await api.signUp({ isPremium: true }), await api.signUp({ isPremium: true })];
  });

  const end = (who: Person) => api.app.get(Premium).revoke(who.id, { by: null });
  const publish = async (who: Person, text: string): Promise<Written> =>
    (await who.post(POSTS, { text }).expect(201)).body;
  const comment = async (who: Person, post: Written, text: string): Promise<Written> =>
    (await who.post(`${POSTS}/${post.id}/comments`, { text }).expect(201)).body;
  const begin = async (who: Person): Promise<string> =>
    (await who.post(CONVERSATIONS, { title: 'New Chat' }).expect(201)).body.id;
  const ask = (id: string, content: string) =>
    rosa.post(`${CONVERSATIONS}/${id}/messages`, { content, useOpenAI: false });

  it('a person still finds, changes and deletes what they wrote, and nothing else', async () => {
    const [mine, his] = [await publish(rosa, 'Mine'), await publish(otto, 'His')];
    const [own, other] = [await comment(rosa, his, 'Nice'), await comment(otto, mine, 'Oh')];
    await end(rosa);
    const { body, headers } = await rosa.get('/api/community/own?limit=1').expect(200);
    expect(body).toMatchObject([{ id: own.id, kind: 'comment', postId: his.id, text: 'Nice', photos: 0 }]);
    const { body: rest } = await rosa.get(/<([^>]+)>/.exec(headers.link!)![1]!).expect(200);
    expect(rest).toMatchObject([{ id: mine.id, kind: 'post', postId: mine.id, text: 'Mine' }]);
    for (const address of [POSTS, `${POSTS}/${his.id}`, `${POSTS}/${mine.id}/comments`])
      await rosa.get(address).expect(403);
    await rosa.patch(`${POSTS}/${his.id}`, { text: 'Rosa was here' }).expect(404);
    await rosa.delete(`${POSTS}/${his.id}`).expect(404);
    await rosa.delete(`${POSTS}/${mine.id}/comments/${other.id}`).expect(404);
    await rosa.patch(`${POSTS}/${mine.id}`, { text: 'Still mine' }).expect(200);
    await rosa.delete(`${POSTS}/${his.id}/comments/${own.id}`).expect(204);
    await rosa.delete(`${POSTS}/${mine.id}`).expect(204);
    expect((await rosa.get('/api/community/own').expect(200)).body).toEqual([]);
    await rosa.post(`${POSTS}/${mine.id}/restore`).expect(200);
    const { body: feed } = await otto.get(POSTS).expect(200);
    expect(feed.map(({ text }: { text: string }) => text)).toEqual(['His', 'Still mine']);
    await api.visitor().get('/api/community/own').expect(401);
  });

  it('the answers that they got can be read, and nobody else’s', async () => {
    const question = (who: Person) => who.post('/api/community/expert-question', { message: 'Why?' });
    await question(rosa).expect(201);
    await question(otto).expect(201);
    await end(rosa);
    const { body } = await rosa.get('/api/community/expert-questions').expect(200);
    expect(body).toMatchObject([{ message: 'Why?', aiResponse: expect.any(String) }]);
    await question(rosa).expect(403);
  });

  it('conversations can be read, renamed and deleted, and not gone on with', async () => {
    const [id, his] = [await begin(rosa), await begin(otto)];
    const { body } = await ask(id, 'Hello').expect(200);
    await end(rosa);
    expect((await rosa.get(CONVERSATIONS).expect(200)).body).toMatchObject([{ id }]);
    const messages = `${CONVERSATIONS}/${id}/messages`;
    expect((await rosa.get(messages).expect(200)).body).toEqual([body.userMessage, body.assistantMessage]);
    await ask(id, 'And now?').expect(403);
    await rosa.patch(`${messages}/${body.userMessage.id}`, {}).expect(403);
    await rosa.post(CONVERSATIONS, { title: 'New Chat' }).expect(403);
    await rosa.get(`${CONVERSATIONS}/${his}/messages`).expect(404);
    await rosa.delete(`${CONVERSATIONS}/${his}`).expect(404);
    await rosa.patch(`${CONVERSATIONS}/${id}`, { title: 'Old' }).expect(200);
    await rosa.delete(`${CONVERSATIONS}/${id}`).expect(204);
    expect((await rosa.get(CONVERSATIONS).expect(403)).body.code).toBe('premium-required');
    await otto.delete(`${CONVERSATIONS}/${his}`).expect(204);
  });
});
