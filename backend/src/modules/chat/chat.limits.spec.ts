import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';
import { MAX_CONVERSATIONS } from './domain/chat.errors.js';

const CONVERSATIONS = '/api/chat/conversations';
const MINUTE_MS = 60_000;

describe('the questions of an hour', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker({ RATE_LIMITS: 'on' })));
  afterAll(() => api.stop());

  it('are counted: who has asked them all hears how many there are, and when it goes on', async () => {
    const mia = await api.signUp({ isPremium: true });
    const { body } = await mia.post(CONVERSATIONS, { title: 'New Chat' }).expect(201);
    await api.sql('insert into rate_limits (key, points, expire) values ($1, 60, $2)', [
      `chat:${mia.id}`,
      Date.now() + 37.5 * MINUTE_MS,
    ]);
    const question = { content: 'When do I water it?', useOpenAI: false };
    const refused = await mia.post(`${CONVERSATIONS}/${body.id}/messages`, question).expect(429);
    expect(refused.body).toMatchObject({
      code: 'too-many-tries',
      message: 'You can ask 60 questions in an hour. You can go on in 38 minutes.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(36 * 60);
  });
});

describe('the conversations of a person', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  it('are as many as may be, also when many are begun at once', async () => {
    const mia = await api.signUp({ isPremium: true });
    await api.sql(
      `insert into chat_conversations (user_id, title) select $1, 'Fern' from generate_series(1, $2)`,
      [mia.id, MAX_CONVERSATIONS - 3],
    );
    const begun = Array.from({ length: 20 }, () => mia.post(CONVERSATIONS, { title: 'New Chat' }));
    const statuses = (await Promise.all(begun)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, ...Array<number>(17).fill(409)]);
  });
});
