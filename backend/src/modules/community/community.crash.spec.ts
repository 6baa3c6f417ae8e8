import pg from 'pg';
import { givePremium } from '../../../test/api-without-worker.js';
import { eventually, gate } from '../../../test/eventually.js';
import { FakeChatProvider } from '../../../test/fake-chat-provider.js';
import { aPicture } from '../../../test/photos.js';
import { end, Processes } from '../../../test/processes.js';

/** Kills real workers in the middle of their work: the built ones, which `npm test` has made. */
describe('when a worker dies', () => {
  let provider: FakeChatProvider;
  let processes: Processes;
  let database: pg.Client;

  beforeEach(async () => {
    provider = await new FakeChatProvider().start();
    processes = new Processes({ ANTHROPIC_API_KEY: 'test', ANTHROPIC_BASE_URL: provider.url });
    await processes.prepare();
    await processes.start('main');
    await processes.register();
    database = new pg.Client({ connectionString: processes.databaseUrl });
    await database.connect();
    const sql = async (text: string, values?: unknown[]) =>
      (await database.query(text, values)).rows as never;
    const [person] = await rows('select id from users');
    await givePremium(sql, String(person!['id']));
  });
  afterEach(async () => {
    await database.end();
    await processes.close();
    await provider.stop();
  });

  const rows = async (text: string) => (await database.query<Record<string, unknown>>(text)).rows;
  const states = () => rows('select state from community_photos');
  const starts = () => rows(`select starts from outbox where name = 'check-community-photo'`);

  it('in the middle of a check, another one checks the photo', async () => {
    const { body: link } = await processes.call('POST', '/api/uploads', {});
    const sent = await processes.transfer(
      'PUT',
      String(link['uploadURL']),
      (await aPicture()) as Buffer<ArrayBuffer>,
    );
    const { imageUrl } = JSON.parse(sent.bytes.toString()) as { imageUrl: string };
    const { status } = await processes.call('POST', '/api/community/posts', { text: '', photos: [imageUrl] });
    expect(status).toBe(201);
    const worker = await processes.start('worker');
    await eventually(starts, ([job]) => Number(job?.['starts']) === 1, 20_000);
    await end(worker, 'SIGKILL');
    expect(await states()).toEqual([{ state: 'checking' }]);
    await processes.start('worker');
    await eventually(states, ([photo]) => photo?.['state'] === 'shown', 30_000);
    await eventually(starts, ({ length }) => length === 0);
  }, 90_000);

  it('in the middle of an answer, another one answers, once', async () => {
    const { opened, open } = gate();
    provider.willAlways({ kind: 'say', parts: ['It was ', 'moved.'], after: opened });
    const worker = await processes.start('worker');
    const asked = processes.call('POST', '/api/community/expert-question', { message: 'Why?' });
    await eventually(
      () => provider.calls.length,
      (calls) => calls === 1,
      20_000,
    );
    await end(worker, 'SIGKILL');
    expect(await rows('select ai_response from expert_questions')).toEqual([{ ai_response: null }]);
    await processes.start('worker');
    await eventually(
      () => provider.calls.length,
      (calls) => calls === 2,
      30_000,
    );
    open();
    await eventually(
      () => rows('select ai_response from expert_questions'),
      ([row]) => row?.['ai_response'] === 'It was moved.',
    );
    await eventually(
      () => rows(`select outcome from ai_interactions where kind = 'expert'`),
      ({ length }) => length === 1,
    );
    expect((await asked).status).toBe(201);
  }, 90_000);
});
