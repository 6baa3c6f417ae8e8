import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import request from 'supertest';
import {
  addressOf,
  BODIES,
  hostileRequests,
  idsIn,
  isEventStream,
  NASTY,
  operationsOf,
} from '../faults/hostile-requests.mjs';
import type { HostileRequest, Operation } from '../faults/hostile-requests.mjs';
import { createContract } from '../src/platform/http/openapi/document.js';
import { startApi } from './api.js';
import type { Api, Person } from './api.js';
import { eventually } from './eventually.js';
import { rowsOf } from './grown-garden.js';
import { liveIn } from './lived-account.js';
import { aPhoto } from './photos.js';
import { idsOf, PUBLIC, TABLE_OF, WITH_OTHERS } from './roles.js';

/** Of requests made up at random; `npm run faults -- fuzz` sends more of them to a real server. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 150);
/** What they are made from: FUZZ_SEED makes the same again. */
const SEED = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));

// Thousands of requests, and more with each new operation.
jest.setTimeout(240_000);

/** How the sentences of class-validator begin, which speak of programs, in English: “limit must not be less than 1”. */
const OF_PROGRAMS = expect.stringMatching(
  /^((each value in|nested property) )?[a-z]\w*\S* (must|should) |^All /,
);

/** Reads the whole of an answer; of a stream the first that it says, and then closes it. */
function readBeginning(response: request.Response, done: (error: Error | null, body: unknown) => void) {
  const stream = response as unknown as IncomingMessage;
  const type = stream.headers['content-type'];
  let text = '';
  stream.on('data', (chunk) => {
    text += String(chunk);
    if (!isEventStream(type)) return;
    done(null, text);
    stream.destroy();
  });
  stream.on('error', () => undefined);
  stream.on('end', () => done(null, /json/.test(type ?? '') ? JSON.parse(text || '{}') : text));
}

/** Sends each operation of the contract what no client of ours would send. */
describe('hostile input', () => {
  let api: Api;
  let rosa: Person;
  let operations: Operation[];

  beforeAll(async () => {
    api = await startApi();
    operations = operationsOf(createContract(api.app));
  });
  afterAll(() => api.stop());
  beforeEach(async () => void (rosa = await api.signUp()));

  const cookie = () => [...rosa.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = (method: Operation['method'], path: string, type = 'application/json') =>
    request(api.app.getHttpServer())
      [method](path)
      .set({ origin: 'http://leaflore.test', cookie: cookie(), 'content-type': type })
      .buffer(true)
      .parse(readBeginning);

  async function answersCalmly(sending: request.Test, what: string) {
    const { status, body } = await sending;
    expect({ what, isCalm: status < 500 }).toEqual({ what, isCalm: true });
    if (status >= 400) expect({ what, message: typeof body.message }).toEqual({ what, message: 'string' });
    expect(JSON.stringify(body)).not.toMatch(/ at .*\.[jt]s:|select .* from|node_modules/);
    if (status === 400) expect({ what, message: body.message }).not.toMatchObject({ message: OF_PROGRAMS });
  }

  it('has something to walk', () => expect(operations.length).toBeGreaterThan(10));

  it('in the path gets a calm answer', async () => {
    const parts = [
      '%00',
      '%ff',
      '..%2f..%2fetc',
      'null',
      '1',
      "'",
      '%7B%7D',
      'x'.repeat(2000),
      '00000000-0000-4000-8000-000000000000',
    ];
    for (const { method, path } of operations.filter(({ path: address }) => address.includes('{')))
      for (const part of parts) {
        const address = path.replace(/\{\w+\}/g, part);
        await answersCalmly(
          ask(method, address).send(method === 'get' ? undefined : '{}'),
          `${method} ${address}`,
        );
      }
  });

  it('in the query gets a calm answer', async () => {
    const values = ['', '%00', '%ff', '-1', '1e999', "' or 1=1", 'x'.repeat(3000), '%F0%9F%8C%B1'];
    for (const { method, path, queries } of operations.filter((operation) => operation.queries.length))
      for (const name of queries)
        for (const query of [
          ...values.map((value) => `${name}=${value}`),
          `${name}[]=1`,
          `${name}[a]=1`,
          `${name}=1&${name}=2`,
        ])
          await answersCalmly(ask(method, `${path}?${query}`), `${method} ${path}?${query.slice(0, 60)}`);
  });

  it('in a field of the body gets a calm answer', async () => {
    for (const { method, path, fields, example } of operations)
      for (const field of fields)
        for (const value of NASTY) {
          const body = { ...example, [field]: value };
          const address = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
          await answersCalmly(
            ask(method, address).send(body),
            `${method} ${path} ${field}=${JSON.stringify(value)?.slice(0, 40)}`,
          );
        }
  });

  it('as the whole body gets a calm answer', async () => {
    const others = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/vnd.leaflore.stream',
      'nonsense',
    ];
    const sent = [
      ...BODIES.map((body) => ['application/json', body] as const),
      // Nothing of another type is parsed: one of each kind is enough, without anything, broken, and large.
      ...others.flatMap((type) => ['', '{', BODIES.at(-1)!].map((body) => [type, body] as const)),
    ];
    for (const { method, path } of operations.filter((operation) => operation.fields.length))
      for (const [type, body] of sent)
        await answersCalmly(
          ask(method, path.replace(/\{\w+\}/g, 'x'), type).send(body),
          `${method} ${path} ${type} ${body.slice(0, 40)}`,
        );
  });

  it('of a stream gets a calm answer, and others may open it afterwards', async () => {
    rosa = await api.signUp({ isPremium: true });
    const { body: asked } = await rosa
      .post('/api/identify-plant', { imageData: await aPhoto() }, { prefer: 'respond-async' })
      .expect(202);
    const { body: talk } = await rosa.post('/api/chat/conversations', { title: 'Fern' }).expect(201);
    const conversation = `/api/chat/conversations/${talk.id}/messages`;
    const { body: said } = await rosa.post(conversation, { content: 'Hello' }).expect(200);
    const opened = [];
    for (const { method, path } of operations.filter(
      ({ streams, method: how }) => streams && how === 'get',
    )) {
      const ids = path.includes('messageId') ? [talk.id, said.assistantMessage.id] : [asked.identificationId];
      const address = path.replace(/\{\w+\}/g, () => ids.shift() as string);
      for (const query of ['', '?a[]=%00', `?${'x'.repeat(3000)}`]) {
        const { status, body } = await eventually(
          () => ask(method, address + query).set({ accept: 'nonsense' }),
          (answer) => answer.status !== 429, // of those that were closed a few are still on their way out
        );
        expect([path, status, typeof body]).toEqual([path, 200, 'string']);
        expect(body).toMatch(/^event: \w+\ndata: /);
      }
      opened.push(path);
    }
    expect(opened).toHaveLength(2);
  });

  it(`made up at random gets a calm answer, ${RUNS} times from seed ${SEED}`, async () => {
    const { body: plant } = await rosa.post('/api/plants', { commonName: 'Fern' }).expect(201);
    const ids = [...new Set(idsIn(JSON.stringify(plant)))];
    const isCalm = async (made: HostileRequest) => {
      const address = addressOf(made, ids);
      const sending = ask(made.method, address).set(made.headers).send(made.body);
      await answersCalmly(sending, `${made.method} ${address}`);
    };
    await fc.assert(fc.asyncProperty(hostileRequests(operations), isCalm), { numRuns: RUNS, seed: SEED });
  });

  it('of a stranger is refused but where everybody may ask, and that of a member where admins work', async () => {
    const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
    expect(
      operations
        .filter(({ isPublic }) => isPublic)
        .map(nameOf)
        .sort(),
    ).toEqual(PUBLIC);
    const letIn: string[] = [];
    for (const operation of operations.filter(({ isPublic }) => !isPublic)) {
      const address = operation.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const body = operation.method === 'get' ? undefined : operation.example;
      const isAdmins = /^\/api\/admin\b/.test(operation.path);
      if (isAdmins && (await ask(operation.method, address).send(body)).status !== 403)
        letIn.push(`member: ${nameOf(operation)}`);
      if ((await ask(operation.method, address).unset('cookie').send(body)).status !== 401)
        letIn.push(`stranger: ${nameOf(operation)}`);
    }
    expect(letIn).toEqual([]);
  });

  it('with the ids of somebody else changes nothing of theirs and shows nothing', async () => {
    const [otto, eve] = [await api.signUp({ isPremium: true }), await api.signUp()];
    await liveIn(api, otto, eve);
    const ids = await idsOf(api, otto);
    expect(ids.size).toBeGreaterThan(15);
    const before = await rowsOf(api, otto.id);
    rosa = await api.signUp({ isPremium: true });
    const taken: string[] = [];
    for (const { method, path, example, isPublic } of operations.filter(({ path: p }) => p.includes('{')))
      for (const id of isPublic || WITH_OTHERS.test(`${method} ${path}`) ? [] : ids.values()) {
        const inner = path.replace(/\{(?!id\})(\w+)Id\}/g, (_, what: string) => ids.get(TABLE_OF[what]!)!);
        const sending = ask(method, inner.replace(/\{\w+\}/, id));
        const { status } = await sending.send(method === 'get' ? undefined : example);
        if (status < 400) taken.push(`${status} ${method} ${path}`);
      }
    expect(taken).toEqual([]);
    expect(await rowsOf(api, otto.id)).toEqual(before);
  });

  it('makes nobody premium, an admin or free of limits', async () => {
    const rights = {
      isPremium: true,
      isAdmin: true,
      identificationsUsed: -5,
      id: '00000000-0000-4000-8000-000000000000',
    };
    await rosa.put('/api/profile/update', { firstName: 'Rosa', lastName: 'Moss', ...rights }).expect(200);
    expect(await rosa.account()).toMatchObject({
      id: rosa.id,
      isPremium: false,
      isAdmin: false,
      identificationsUsed: 0,
    });
  });
});
