import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api, Person } from '../../../test/api-without-worker.js';
import { AccountRepository } from '../auth/index.js';
import { Premium } from './index.js';

const NOTHING = { grant: null, subscription: null, moneyBack: null };

describe('premium that an admin gives', () => {
  let api: Api;
  let premium: Premium;
  let rosa: Person;
  let boss: Person;
  beforeAll(async () => {
    api = await startApiWithoutWorker();
    premium = api.app.get(Premium);
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    [rosa, boss] = [await api.signUp(), await api.signUp()];
  });

  const isPremium = async (person = rosa) => (await person.account()).isPremium;
  const ends = (day: string, person = rosa) =>
    api.sql('update premium_grants set until = $2 where user_id = $1', [person.id, day]);

  it('is there with the next request, for that person alone, and gone when it is taken back', async () => {
    await premium.grant(rosa.id, { by: boss.id });
    expect([await isPremium(), await isPremium(boss)]).toEqual([true, false]);
    expect(await premium.standing(rosa.id)).toEqual({
      ...NOTHING,
      isPremium: true,
      grant: { until: null, by: boss.id, since: expect.any(Date) },
    });
    await premium.revoke(rosa.id, { by: boss.id });
    await premium.revoke(rosa.id, { by: boss.id });
    expect(await isPremium()).toBe(false);
    expect(await premium.standing(rosa.id)).toEqual({ ...NOTHING, isPremium: false });
  });

  it('lasts to its last day, and the sweep ends it', async () => {
    await premium.grant(rosa.id, { until: '2099-12-31', by: boss.id });
    await premium.sweep();
    expect(await isPremium()).toBe(true);
    await ends('2020-12-31');
    expect(await premium.standing(rosa.id)).toEqual({ ...NOTHING, isPremium: false });
    await premium.sweep();
    expect(await isPremium()).toBe(false);
    expect(await api.sql('select 1 from premium_grants where user_id = $1', [rosa.id])).toEqual([]);
  });

  it('ends where the person lives', async () => {
    const [{ today } = { today: '' }] = await api.sql<{ today: string }>(
      `select (now() at time zone 'Pacific/Kiritimati')::date::text as today`,
    );
    const early = await api.signUp({ timeZone: 'Pacific/Kiritimati' });
    const late = await api.signUp({ timeZone: 'Pacific/Pago_Pago' });
    for (const person of [early, late]) await premium.grant(person.id, { until: today, by: null });
    for (const person of [early, late])
      await api.sql(`update premium_grants set until = $2::date - 1 where user_id = $1`, [person.id, today]);
    await premium.sweep();
    expect([await isPremium(early), await isPremium(late)]).toEqual([false, true]);
  });

  it('is not given to a day that is over, nor to what is no day or nobody', async () => {
    const give = async (until: string, id = rosa.id) => premium.grant(id, { until, by: null });
    await expect(give('2020-12-31')).rejects.toMatchObject({ code: 'grant-is-over' });
    await expect(give('2099-02-30')).rejects.toMatchObject({ code: 'not-a-day' });
    const nobody = '00000000-0000-4000-8000-000000000000';
    await expect(give('2099-12-31', nobody)).rejects.toMatchObject({ code: 'account-not-found' });
    expect(await isPremium()).toBe(false);
  });

  it('is written by nobody else: other changes of the account leave it alone', async () => {
    await api.app
      .get(AccountRepository)
      .change(rosa.id, (now) => ({ ...now, isPremium: true, firstName: 'Rosi' }));
    expect(await rosa.account()).toMatchObject({ isPremium: false, firstName: 'Rosi' });
  });

  it('is set right by the sweep where an account says something else', async () => {
    await premium.grant(boss.id, { by: null });
    await api.sql('update users set is_premium = (id = $1)', [rosa.id]);
    await premium.sweep();
    expect([await isPremium(), await isPremium(boss)]).toEqual([false, true]);
  });

  it('stays when the admin’s account goes, and goes with the person’s', async () => {
    await premium.grant(rosa.id, { by: boss.id });
    await api.sql('delete from users where id = $1', [boss.id]);
    expect((await premium.standing(rosa.id)).grant).toMatchObject({ by: null });
    await api.sql('delete from users where id = $1', [rosa.id]);
    expect(await api.sql('select 1 from premium_grants where user_id = $1', [rosa.id])).toEqual([]);
  });

  it('is given once, however many give it at once', async () => {
    const given = Array.from({ length: 10 }, () => premium.grant(rosa.id, { by: boss.id }));
    await Promise.all(given);
    expect(await isPremium()).toBe(true);
  });
});
