import { startApi } from '../../../../test/api.js';
import type { Api, Person } from '../../../../test/api.js';
import { longDry } from '../../../../test/gardeners.js';
import { statementsOf } from '../../../../test/statements.js';
import { addDays } from '../../../kernel/local-date.js';

describe('the link of a plant sitter', () => {
  let api: Api;
  let rosa: Person & { plants: string[] };
  let today: string;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await longDry(api, 'Peace Lily', 'Fern');
    today = (await rosa.get('/api/care/today').expect(200)).body.date;
  });

  const add = async (person: Person = rosa, wishes: object = {}) =>
    (await person.post('/api/away', { fromDay: today, toDay: addDays(today, 6), ...wishes }).expect(201))
      .body;
  const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1)!;
  const put = (token: string, tick: object) => api.visitor().put(`/api/sitter/${token}`, tick);
  const refOf = async (token: string) =>
    (await api.visitor().get(`/api/sitter/${token}`).expect(200)).body.days[0].tasks[0].ref as string;

  it('is one query more for a gardener, and none more for each link', async () => {
    await add();
    const one = await statementsOf(api, () => rosa.get('/api/away').expect(200));
    await add();
    await add(rosa, { fromDay: addDays(today, 10), toDay: addDays(today, 20) });
    const three = await statementsOf(api, () => rosa.get('/api/away').expect(200));
    expect(three).toEqual(one);
    expect(three.filter((name) => name.startsWith('care-'))).toEqual(['care-done-by-sitters']);
  });

  it('is locked for one reading of one day, and the page is read once', async () => {
    const token = tokenOf(await add());
    const task = await refOf(token);
    const asked = await statementsOf(api, () => put(token, { task, on: today, done: true }).expect(200));
    const own = asked.filter((name) => !/^(start transaction|commit)/i.test(name));
    expect(own.slice(0, 5)).toEqual([
      ...['sitter-link-find', 'sitter-link-lock', 'care-for-sitter', 'care-lock', 'care-answer'],
    ]);
    expect(own.slice(5).sort()).toEqual(['care-for-sitter', 'sitter-plants']);
    expect(asked.findIndex((name) => /^commit/i.test(name))).toBeLessThan(asked.indexOf('sitter-plants'));
  });

  it('shows on each link what was done on its own days', async () => {
    const token = tokenOf(await add());
    await add(rosa, { fromDay: addDays(today, 1) });
    await put(token, { task: await refOf(token), on: today, done: true }).expect(200);
    const links = (await rosa.get('/api/away').expect(200)).body;
    expect(
      links.map(({ fromDay, done }: { fromDay: string; done: object[] }) => [fromDay, done.length]),
    ).toEqual([
      [addDays(today, 1), 0],
      [today, 1],
    ]);
  });

  describe('whose key was taken away', () => {
    const [LEAKED, NEW] = ['leaked', 'new'].map((word) => `${word} secret of more than 32 characters`);
    const among = (keys: string, work: (with_: Api) => Promise<void>) =>
      startApi({ SESSION_SECRET: keys, DATABASE_URL: api.databaseUrl }).then((with_) =>
        work(with_).finally(() => with_.stop()),
      );
    /** The same person and database, at a server with other keys. */
    const at = async (with_: Api, { email, password }: Person) => {
      const person = with_.visitor();
      await person.post('/api/login', { email, password }).expect(200);
      return person;
    };

    it('opens nothing, takes no tick, and says that a new one is needed', async () => {
      let token = '';
      let ref = '';
      await among(LEAKED!, async (old) => {
        const person = await at(old, rosa);
        for (let n = 0; n < 3; n += 1) token = tokenOf(await add(person));
        ref = (await old.visitor().get(`/api/sitter/${token}`).expect(200)).body.days[0].tasks[0].ref;
      });
      await among(`${NEW},${LEAKED}`, async (rotating) => {
        await rotating.visitor().get(`/api/sitter/${token}`).expect(200);
        const [link] = (await (await at(rotating, rosa)).get('/api/away').expect(200)).body;
        expect(link).toMatchObject({ state: 'open', url: expect.stringContaining(token) });
      });
      await among(NEW!, async (safe) => {
        const tick = { task: ref, on: today, done: true };
        for (const ask of [
          safe.visitor().get(`/api/sitter/${token}`),
          safe.visitor().put(`/api/sitter/${token}`, tick),
        ])
          expect((await ask.expect(404)).body.code).toBe('sitter-page-closed');
        expect(
          await api.sql('select 1 from care_events where by_sitter and user_id = $1', [rosa.id]),
        ).toEqual([]);
        const person = await at(safe, rosa);
        const links = (await person.get('/api/away').expect(200)).body;
        expect(links).toHaveLength(3);
        for (const link of links) expect(link).toMatchObject({ state: 'revoked', url: null });
        const made = await add(person);
        await safe
          .visitor()
          .get(`/api/sitter/${tokenOf(made)}`)
          .expect(200);
        await person.delete(`/api/away/${links[0].id}`).expect(204);
      });
    });
  });

  it('shows the tasks of a day by place and name, as people look for them and as their owner sees them', async () => {
    const otto = await longDry(api, 'Zinnie', 'Ölbaum', 'orchidee', 'Äpfelchen', 'Apfel');
    await otto.patch(`/api/plants/${otto.plants[1]}`, { place: 'Östliches Fenster' }).expect(200);
    await otto.patch(`/api/plants/${otto.plants[0]}`, { place: 'Küche' }).expect(200);
    const token = tokenOf(await add(otto));
    const { days } = (await api.visitor().get(`/api/sitter/${token}`).expect(200)).body;
    const { due } = (await otto.get('/api/care/today').expect(200)).body;
    const namesOf = (tasks: { plantName: string }[]) => tasks.map(({ plantName }) => plantName);
    for (const tasks of [days[0].tasks, due])
      expect(namesOf(tasks)).toEqual(['Zinnie', 'Ölbaum', 'Apfel', 'Äpfelchen', 'orchidee']);
  });
});
