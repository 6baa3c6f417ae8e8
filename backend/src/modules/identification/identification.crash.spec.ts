import pg from 'pg';
import { eventually, gate } from '../../../test/eventually.js';
import { FakeProvider } from '../../../test/fake-provider.js';
import { aPhoto } from '../../../test/photos.js';
import { end, Processes } from '../../../test/processes.js';

const path = '/api/identify-plant';
const RACERS = 50;

/** Kills real processes in the middle of their work: the built ones, which `npm test` has made. */
describe('when a process dies in the middle of an identification', () => {
  let provider: FakeProvider;
  let processes: Processes;
  let photo: string;

  beforeEach(async () => {
    provider = await new FakeProvider().start();
    processes = new Processes({ ANTHROPIC_API_KEY: 'test', ANTHROPIC_BASE_URL: provider.url });
    photo = await aPhoto();
    await processes.prepare();
  });
  afterEach(async () => {
    await processes.close();
    await provider.stop();
  });

  const used = async () => (await processes.call('GET', '/api/auth/user')).body.identificationsUsed;
  /** Waits until the provider was called this often. */
  const asked = (times = 1) =>
    eventually(
      () => provider.calls.length,
      (calls) => calls >= times,
      20_000,
    );
  /** Holds all answers back until the returned function is called. */
  const holdAnswers = () => {
    const { opened, open } = gate();
    provider.willAlways({ kind: 'answer', after: opened });
    return open;
  };

  async function leaveOne(): Promise<void> {
    const client = new pg.Client({ connectionString: processes.databaseUrl });
    await client.connect();
    await client.query('update users set identifications_used = 4');
    await client.end();
  }

  it(`another worker takes it up, and one of ${RACERS} racers is answered and charged once`, async () => {
    const [, worker] = [await processes.start('main'), await processes.start('worker')];
    await processes.register();
    await leaveOne();
    const letAnswer = holdAnswers();
    const answers = Promise.all(
      Array.from({ length: RACERS }, () => processes.call('POST', path, { imageData: photo })),
    );
    await asked();
    await end(worker, 'SIGKILL');
    await processes.start('worker');
    await asked(2);
    letAnswer();
    const statuses = (await answers).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(RACERS - 1);
    expect(provider.calls).toHaveLength(2); // one died with its worker, one answered
    expect(await used()).toBe(5);
  }, 60_000);

  it(`one of ${RACERS} racers finds its answer when the API is back, charged once`, async () => {
    const [api] = [await processes.start('main'), await processes.start('worker')];
    await processes.register();
    await leaveOne();
    const letAnswer = holdAnswers();
    const answers = Promise.allSettled(
      Array.from({ length: RACERS }, () => processes.call('POST', path, { imageData: photo })),
    );
    await asked();
    await end(api, 'SIGKILL');
    const isAnswered = (answer: PromiseSettledResult<{ status: number }>) =>
      answer.status === 'fulfilled' && answer.value.status === 200;
    expect((await answers).some(isAnswered)).toBe(false);
    letAnswer();
    await processes.start('main');
    const history = () => processes.call('GET', '/api/identifications');
    const { body } = await eventually(history, ({ body: rows }) => rows[0]?.['state'] === 'answered');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ state: 'answered', result: { plant: { commonName: 'Jade Plant' } } });
    expect(provider.calls).toHaveLength(1);
    expect(await used()).toBe(5);
  }, 60_000);

  it('a worker that is asked to stop finishes first', async () => {
    const [, worker] = [await processes.start('main'), await processes.start('worker')];
    await processes.register();
    const letAnswer = holdAnswers();
    const answer = processes.call('POST', path, { imageData: photo });
    await asked();
    const ended = end(worker, 'SIGTERM');
    letAnswer();
    expect(await ended).toEqual({ code: 0 });
    expect((await answer).status).toBe(200);
    expect(provider.calls).toHaveLength(1);
  }, 60_000);

  it('an API that is asked to stop answers first', async () => {
    const [api] = [await processes.start('main'), await processes.start('worker')];
    await processes.register();
    const letAnswer = holdAnswers();
    const answer = processes.call('POST', path, { imageData: photo });
    await asked();
    const ended = end(api, 'SIGTERM');
    await eventually(
      () =>
        processes.call('GET', '/readyz').then(
          ({ status }) => status,
          () => 0,
        ),
      (status) => status !== 200,
    );
    letAnswer();
    expect((await answer).status).toBe(200);
    expect(await ended).toEqual({ code: 0 });
  }, 60_000);
});
