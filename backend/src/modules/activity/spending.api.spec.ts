import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { FakeProvider, NO_PLANT } from '../../../test/fake-provider.js';
import { aPhoto } from '../../../test/photos.js';
import { statementsOf } from '../../../test/statements.js';
import { MAX_PAID_CALLS, Spending } from './spending.js';

const IN_TOTAL = 7;
const RACERS = 40;

describe('what paid providers may cost in a day', () => {
  let provider: FakeProvider;
  let api: Api;
  let photo: string;
  beforeAll(async () => {
    provider = await new FakeProvider().start();
    const settings = {
      ANTHROPIC_API_KEY: 'test',
      ANTHROPIC_BASE_URL: provider.url,
      MAX_PAID_CALLS_PER_DAY: String(IN_TOTAL),
    };
    [api, photo] = await Promise.all([startApi(settings), aPhoto()]);
  });
  afterAll(async () => {
    await api.stop();
    await provider.stop();
  });
  beforeEach(async () => {
    provider.calls = [];
    provider.willAlways({ kind: 'answer' });
    await api.sql('delete from paid_calls');
  });

  const spending = () => api.app.get(Spending, { strict: false });
  const counts = (scope: string) =>
    api.sql<{ key: string; calls: number }>(
      'select key, calls from paid_calls where scope = $1 order by key',
      [scope],
    );
  const spent = (scope: string, key: string, calls: number) =>
    api.sql(
      `insert into paid_calls (day, scope, key, calls) values ((now() at time zone 'utc')::date, $1, $2, $3)`,
      [scope, key, calls],
    );
  const identify = async (person: Person) =>
    (await person.post('/api/identify-plant', { imageData: photo }).expect(200)).body;

  /** Our own identifier answers, says so, and does not count. */
  async function expectToStandIn(person: Person) {
    const { identificationsUsed } = await person.account();
    expect(await identify(person)).toMatchObject({ standsIn: true, provider: { name: 'local' } });
    expect(provider.calls).toHaveLength(0);
    expect(await person.account()).toMatchObject({ identificationsUsed });
  }

  it(`is exact when ${RACERS} ask at once`, async () => {
    const race = Array.from({ length: RACERS }, (_, n) => spending().mayCall(`racer-${n % 5}`, '192.0.2.1'));
    expect((await Promise.all(race)).filter(Boolean)).toHaveLength(IN_TOTAL);
    expect(await counts('total')).toEqual([{ key: '', calls: IN_TOTAL }]);
    expect(await counts('address')).toEqual([{ key: '192.0.2.1', calls: IN_TOTAL }]);
  });

  it('is counted for all who ask at once together: they hold one connection, not each their own', async () => {
    const ask = (_: unknown, n: number) => spending().mayCall(`asker-${n}`, '192.0.2.7');
    const race = () => Promise.all(Array.from({ length: IN_TOTAL }, ask));
    const asked = await statementsOf(api, race);
    expect(asked.filter((name) => name.startsWith('paid-calls'))).toEqual([
      'paid-calls-lock',
      'paid-calls-add',
    ]);
    expect(await counts('total')).toEqual([{ key: '', calls: IN_TOTAL }]);
    expect(await race()).not.toContain(true);
    expect(await counts('address')).toEqual([{ key: '192.0.2.7', calls: IN_TOTAL }]);
  });

  it('is not passed by people who identify at once; those who are late get the answer of our own identifier', async () => {
    await spent('total', '', IN_TOTAL - 2);
    const rosa = await api.signUp({ isPremium: true });
    const answers = await Promise.all(Array.from({ length: 5 }, () => identify(rosa)));
    expect(answers.filter(({ standsIn }) => standsIn)).toHaveLength(3);
    expect(provider.calls).toHaveLength(2);
  });

  it('is limited for each account', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    await spent('account', rosa.id, MAX_PAID_CALLS.account);
    await expectToStandIn(rosa);
    expect(await identify(otto)).toMatchObject({ standsIn: false });
  });

  it('is limited for each address, whatever the account', async () => {
    await spent('address', '127.0.0.1', MAX_PAID_CALLS.address);
    await expectToStandIn(await api.signUp());
  });

  it('is counted for photos without a plant, and for each attempt', async () => {
    const rosa = await api.signUp();
    provider.willDo({ kind: 'prose' }, { kind: 'answer', answer: NO_PLANT });
    expect(await identify(rosa)).toMatchObject({ isPlant: false, standsIn: false });
    expect(provider.calls).toHaveLength(2);
    expect(await counts('account')).toEqual([{ key: rosa.id, calls: 2 }]);
  });

  it('does not close the way to the provider once there is room again', async () => {
    const rosa = await api.signUp({ isPremium: true });
    await spent('total', '', IN_TOTAL);
    for (let n = 0; n < 6; n += 1) await expectToStandIn(rosa);
    await api.sql('delete from paid_calls');
    expect(await identify(rosa)).toMatchObject({ standsIn: false });
  });

  it('begins again with the day', async () => {
    await api.sql(`insert into paid_calls values (current_date - 2, 'total', '', $1)`, [IN_TOTAL]);
    expect(await spending().mayCall('rosa', '192.0.2.1')).toBe(true);
    await spending().prune();
    expect(await counts('total')).toEqual([{ key: '', calls: 1 }]);
  });
});
