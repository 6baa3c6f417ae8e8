import pg from 'pg';
import { emptyQueue } from '../../../test/emptied-queue.js';
import { eventually, gate } from '../../../test/eventually.js';
import { FakeChatProvider } from '../../../test/fake-chat-provider.js';
import { end, Processes } from '../../../test/processes.js';

const QUESTION = { content: 'When do I water it?', useOpenAI: false };
const PARTS = ['Water it ', 'on Friday.'];

/** Kills real processes in the middle of a reply: the built ones, which `npm test` has made. */
describe('when a process dies in the middle of a reply', () => {
  let provider: FakeChatProvider;
  let processes: Processes;
  let database: pg.Client;
  let messages: string;

  beforeEach(async () => {
    provider = await new FakeChatProvider().start();
    processes = new Processes({ ANTHROPIC_API_KEY: 'test', ANTHROPIC_BASE_URL: provider.url });
    await processes.prepare();
    database = new pg.Client({ connectionString: processes.databaseUrl });
    await database.connect();
    await processes.start('main');
    await processes.register();
    await database.query('insert into premium_grants (user_id) select id from users');
    await database.query('update users set is_premium = true');
    const { body } = await processes.call('POST', '/api/chat/conversations', { title: 'New Chat' });
    messages = `/api/chat/conversations/${String(body['id'])}/messages`;
  });
  afterEach(async () => {
    await database.end();
    await processes.close();
    await provider.stop();
  });

  const stored = async () =>
    (
      await database.query<{ role: string; content: string; state: string }>(
        'select role, content, state from chat_messages order by created_at',
      )
    ).rows;
  const isBegun = () => eventually(stored, (rows) => rows.at(-1)?.content === PARTS[0], 20_000);
  const isAllDone = () =>
    eventually(
      async () => (await database.query('select 1 from outbox')).rowCount,
      (left) => left === 0,
      20_000,
    );
  const WHOLE = [
    { role: 'user', content: QUESTION.content, state: 'done' },
    { role: 'assistant', content: PARTS.join(''), state: 'done' },
  ];

  it('another worker writes it from its beginning: nothing is lost or said twice, and it counts once', async () => {
    const worker = await processes.start('worker');
    const { opened, open } = gate();
    provider.willAlways({ kind: 'say', parts: PARTS, after: opened });
    const answered = processes.call('POST', messages, QUESTION);
    await isBegun();
    await end(worker, 'SIGKILL');
    provider.willAlways({ kind: 'say', parts: PARTS });
    await processes.start('worker');
    const { status, body } = await answered;
    open();
    expect({ status, reply: body['assistantMessage'] }).toMatchObject({
      status: 200,
      reply: { content: PARTS.join(''), state: 'done' },
    });
    expect(await stored()).toEqual(WHOLE);
    const { rows } = await database.query(`select outcome from ai_interactions`);
    expect(rows).toEqual([{ outcome: 'answered' }]);
  }, 60_000);

  it('an emptied queue costs nothing: the reply is written on, and what waited is answered, each once', async () => {
    const { opened, open } = gate();
    provider.willAlways({ kind: 'say', parts: PARTS, after: opened });
    const first = await processes.start('worker');
    const answered = processes.call('POST', messages, QUESTION);
    await isBegun();
    await emptyQueue(processes.databaseUrl);
    // as 15 seconds later, when what is still open is given to the queue again
    await database.query(`update outbox set handed_at = now() - interval '16 seconds'`);
    await eventually(
      async () =>
        (await database.query(`select 1 from outbox where handed_at > now() - interval '10 seconds'`))
          .rowCount,
      (handed) => handed === 1,
    );
    open();
    expect((await answered).body['assistantMessage']).toMatchObject({
      content: PARTS.join(''),
      state: 'done',
    });
    await isAllDone(); // what follows an answer too, so that only the next question is left to do
    await end(first, 'SIGKILL');
    const next = processes.call('POST', messages, QUESTION); // waits in the outbox, as if it had been in the queue
    const isPutOff = `update outbox set handed_at = now() - interval '16 seconds' returning id`;
    await eventually(
      async () => (await database.query(isPutOff)).rowCount,
      (waiting) => waiting === 1,
    );
    await emptyQueue(processes.databaseUrl);
    await processes.start('worker');
    expect((await next).status).toBe(200);
    expect(await stored()).toEqual([...WHOLE, ...WHOLE]);
    const { rows } = await database.query(`select outcome from ai_interactions`);
    expect(rows).toEqual([{ outcome: 'answered' }, { outcome: 'answered' }]);
    expect(provider.calls).toHaveLength(2);
    await isAllDone();
  }, 60_000);

  it('a model whose answer kills its worker every time is given up, and the question stays', async () => {
    const { opened, open } = gate();
    provider.willAlways({ kind: 'say', parts: PARTS, after: opened });
    const answered = processes.call('POST', messages, QUESTION);
    const worker = await processes.start('worker');
    await isBegun();
    await database.query(`update outbox set starts = 9 where name = 'answer-question'`); // as after nine deaths
    await end(worker, 'SIGKILL');
    await processes.start('worker');
    const rows = await eventually(stored, (all) => all.at(-1)?.state === 'failed', 30_000);
    open();
    expect(rows).toEqual([WHOLE[0], { role: 'assistant', content: '', state: 'failed' }]);
    expect((await answered).status).toBe(503);
    const parked = async () =>
      (await database.query('select name from outbox where parked_at is not null')).rows;
    await eventually(parked, (jobs) => jobs.length > 0);
    expect(await parked()).toEqual([{ name: 'answer-question' }]);
    provider.willAlways({ kind: 'say', parts: PARTS });
    expect((await processes.call('POST', messages, QUESTION)).status).toBe(200);
  }, 120_000);
});
