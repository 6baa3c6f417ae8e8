import { randomUUID } from 'node:crypto';
import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';
import { eventually } from '../../../test/eventually.js';
import { createContract } from '../../platform/http/openapi/document.js';
import { ActivityLists, AiLog } from '../activity/index.js';

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const nextPage = (link: string | undefined) => /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];

/** A count that took long on a busy machine is kept for a minute. */
const KEPT_MS = 65_000;

describe('what admins see', () => {
  let api: Api;
  let boss: Person;
  beforeAll(async () => {
    api = await startApiWithoutWorker({ ADMIN_EMAILS: 'boss@leaflore.test, late@leaflore.test' });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.sql('truncate users cascade');
    await api.sql('truncate ai_interactions, user_activities, outbox');
    boss = await api.signUp({ email: 'boss@leaflore.test', isVerified: true });
  });

  const read = async (path: string, who = boss) => (await who.get(`/api/admin/${path}`).expect(200)).body;
  const call = (change: object = {}) => ({
    id: randomUUID(),
    userId: boss.id,
    kind: 'chat' as const,
    aiProvider: 'openai',
    model: 'gpt-4o',
    outcome: 'answered',
    responseTime: 400,
    inputTokens: 1000,
    outputTokens: 100,
    confidence: 0.9,
    userMessage: 'Why does my ficus drop its leaves?',
    aiResponse: 'It was moved.',
    ...change,
  });
  const record = (change?: object) => api.app.get(AiLog, { strict: false }).record(call(change));

  describe('and nobody else', () => {
    /** Every call for admins, with ids of nothing. */
    const calls = () =>
      Object.entries(createContract(api.app).paths)
        .filter(([path]) => path.startsWith('/api/admin/'))
        .flatMap(([path, methods]) =>
          Object.keys(methods as object).map((method) => ({
            method: method as 'get' | 'post' | 'put' | 'patch' | 'delete',
            path: path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
          })),
        );

    it('is asked by a visitor, a member, a premium member or an admin whose address is not confirmed', async () => {
      const member = await api.signUp();
      const premium = await api.signUp({ isPremium: true, isVerified: true });
      const late = await api.signUp({ email: 'late@leaflore.test' });
      expect(calls().length).toBeGreaterThan(15);
      for (const { method, path } of calls()) {
        const answer = async (who: Person) => (await who[method](path)).status;
        expect({ path, method, visitor: await answer(api.visitor()) }).toMatchObject({ visitor: 401 });
        for (const who of [member, premium, late])
          expect({ path, method, status: await answer(who) }).toMatchObject({ status: 403 });
      }
    });

    it('may no longer ask when the setting or the address changes hands', async () => {
      await read('stats');
      await api.sql(`update users set email = 'other@leaflore.test' where id = $1`, [boss.id]);
      await boss.get('/api/admin/stats').expect(403);
    });
  });

  describe('as figures', () => {
    it('counts people, questions, conversations, and how long answers take', async () => {
      const rosa = await api.signUp({ isPremium: true });
      await rosa.post('/api/community/expert-question', { message: 'Why does my ficus drop its leaves?' });
      await rosa.post('/api/chat/conversations', { title: 'Ficus' }).expect(201);
      await record({ responseTime: 300 });
      await record({ responseTime: 501 });
      await record({ responseTime: 9000, outcome: 'provider-failed' });
      const stats = await eventually(
        () => read('stats'),
        ({ avgResponseTime, totalConversations }) => avgResponseTime === 401 && totalConversations === 1,
        KEPT_MS,
      );
      expect(stats).toEqual({
        totalUsers: 2,
        premiumUsers: 1,
        pendingQuestions: 1,
        totalConversations: 1,
        avgResponseTime: 401,
      });
    }, 80_000);

    it('are zero where nothing has happened', async () => {
      const nothing = { pendingQuestions: 0, totalConversations: 0, avgResponseTime: 0 };
      const stats = await eventually(
        () => read('stats'), // counts of before are kept for a moment
        (seen) => seen.totalConversations === 0 && seen.avgResponseTime === 0,
        KEPT_MS,
      );
      expect(stats).toMatchObject(nothing);
    }, 80_000);

    it('are drawn per day, with the cost of the tokens', async () => {
      await record({ responseTime: 300 });
      await record({ responseTime: 600, model: 'a model without a price' });
      await record({ outcome: 'provider-failed' });
      await api.sql(`update users set created_at = created_at - interval '2 days' where id = $1`, [boss.id]);
      const days = await eventually(
        () => read('charts'),
        (all) => all[29].aiCalls === 2,
      );
      expect(days).toHaveLength(30);
      const none = {
        signUps: 0,
        identifications: 0,
        aiCalls: 0,
        aiResponseTime: null,
        inputTokens: 0,
        outputTokens: 0,
        costUsd: 0,
      };
      expect(days[28]).toEqual({ ...none, day: dayBefore(1) });
      expect(days[27]).toEqual({ ...none, day: dayBefore(2), signUps: 1 });
      expect(days[29]).toEqual({
        ...none,
        day: dayBefore(0),
        aiCalls: 2,
        aiResponseTime: 450,
        inputTokens: 3000, // those of the call that failed are paid for, too
        outputTokens: 300,
        costUsd: 0.007,
      });
      expect(await read('charts?days=90')).toHaveLength(90);
      await boss.get('/api/admin/charts?days=100000').expect(400);
    });

    it('stay when the person goes, who is not named any more', async () => {
      const rosa = await api.signUp();
      await record({ userId: rosa.id });
      await rosa.delete('/api/account').send({ password: rosa.password }).expect(204);
      const days = await eventually(
        () => read('charts'),
        (all) => all[29].aiCalls === 1,
      );
      expect(days[29]).toMatchObject({ signUps: 1, costUsd: 0.0035 });
      expect(await read('ai-behavior')).toMatchObject([{ userMessage: '', aiResponse: '' }]);
    });
  });

  describe('in the logs', () => {
    it('is what people did, page by page, newest first', async () => {
      const rosa = await api.signUp();
      await api.sql(
        `insert into user_activities (id, user_id, action, details, ip_address, created_at)
         select gen_random_uuid(), $1, 'login', 'Logged in ' || n, case when n = 1 then '203.0.113.7' end,
                timestamptz '2026-05-01' - n / 2 * interval '1 second' from generate_series(1, 7) n`,
        [rosa.id],
      );
      const seen: { details: string }[] = [];
      let path: string | undefined = '/api/admin/user-activities?limit=3';
      for (let pages = 0; path && pages < 5; pages += 1) {
        const { body, headers } = await boss.get(path).expect(200);
        seen.push(...body);
        path = nextPage(headers.link);
      }
      expect(seen.map(({ details }) => details).sort()).toEqual(
        [1, 2, 3, 4, 5, 6, 7].map((n) => `Logged in ${n}`),
      );
      expect(seen[0]).toEqual({
        id: expect.any(String),
        userEmail: rosa.email,
        action: 'login',
        details: 'Logged in 1',
        timestamp: '2026-05-01T00:00:00.000Z',
        ipAddress: '203.0.113.7',
      });
      expect(seen[1]).not.toHaveProperty('ipAddress');
    });

    it('is what AI providers answered, twenty at a time', async () => {
      for (let count = 0; count < 21; count += 1)
        await record({ aiProvider: 'anthropic', confidence: undefined });
      await record();
      const first = await boss.get('/api/admin/ai-behavior').expect(200);
      expect(first.body).toHaveLength(20);
      const { body } = await boss.get(nextPage(first.headers.link)!).expect(200);
      expect(body).toHaveLength(2);
      const all = [...first.body, ...body];
      expect(all.find(({ aiProvider }) => aiProvider === 'openai')).toEqual({
        id: expect.any(String),
        kind: 'chat',
        aiProvider: 'openai',
        model: 'gpt-4o',
        outcome: 'answered',
        createdAt: expect.any(String),
        responseTime: 400,
        confidence: expect.closeTo(0.9),
        userMessage: 'Why does my ficus drop its leaves?',
        aiResponse: 'It was moved.',
      });
      const costs = await api.app.get(ActivityLists, { strict: false }).listAiCalls(1);
      expect(costs).toMatchObject([{ costMicros: 3500 }]);
    });

    it.each(['user-activities', 'ai-behavior', 'people', 'parked-jobs', 'contact-messages'])(
      'has no page behind a cursor that is not ours: %s',
      async (list) => {
        for (const query of [
          'cursor=x',
          `cursor=${Buffer.from('2026-01-01 x').toString('base64url')}`,
          'limit=0',
          'limit=101',
        ])
          await boss.get(`/api/admin/${list}?${query}`).expect(400);
      },
    );
  });
});
