import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';

/** Words that no plant has, and that no gloss knows. */
const WORDS = Array.from(
  { length: 70 },
  (_, n) => `qu${String.fromCharCode(97 + (n % 26))}zz${'xyz'[n % 3]!}k`,
);

/** What somebody types and has in the garden keeps the worker, which answers everybody, at work for a moment at most. */
describe('a question that was made to take long', () => {
  let api: Api;
  let rosa: Person;
  let talk: string;
  beforeAll(async () => {
    api = await startApi();
    rosa = await api.signUp({ isPremium: true });
    const name = (seed: number) =>
      `left((select string_agg(md5((n * k + ${seed})::text), ' ') from generate_series(1, 7) k), 200)`;
    await api.sql(
      `insert into plants (user_id, common_name, scientific_name, water_needs, light_needs)
       select $1, ${name(0)}, ${name(7)}, 'Weekly', 'Bright' from generate_series(1, 2000) n`,
      [rosa.id],
    );
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    talk = (await rosa.post('/api/chat/conversations', { title: 'Long' }).expect(201)).body.id;
  });

  it.each([
    ['many words, in a garden of 2,000 plants with long names', WORDS.join(' ')],
    ['the same in German', `Wie oft soll ich die ${WORDS.join(' ')} gießen?`],
    ['signs that become whole sentences', `Is ${'\uFDFA'.repeat(1990)} toxic?`],
  ])('of %s', async (_, content) => {
    const delays = monitorEventLoopDelay();
    delays.enable();
    const { body } = await rosa.post(`/api/chat/conversations/${talk}/messages`, { content }).expect(200);
    delays.disable();
    expect(body.assistantMessage).toMatchObject({ state: 'done', content: expect.stringMatching(/\w/) });
    expect(delays.max / 1e6).toBeLessThan(2500);
  });
});
