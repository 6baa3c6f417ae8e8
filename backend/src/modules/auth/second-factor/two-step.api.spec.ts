import { Secret, TOTP } from 'otpauth';
import { startApi } from '../../../../test/api.js';
import type { Api, Person } from '../../../../test/api.js';
import { eventually } from '../../../../test/eventually.js';
import { stepOfCode } from './totp.js';
import { TwoStepRepository } from './two-step.repository.js';

const path = '/api/account/two-step';

describe('two-step login', () => {
  let api: Api;
  let rosa: Person;
  beforeAll(async () => void (api = await startApi({ RATE_LIMITS: 'on' })));
  afterAll(() => api.stop());
  beforeEach(async () => void (rosa = await api.signUp({ isVerified: true })));

  /** The code of the app, so many steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  const begin = async (person: Person) => (await person.post(path).expect(201)).body;
  /** Turns it on with the code of the step before, so that the present one is still to be used. */
  async function turnOn(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { secret } = await begin(person);
    const { body } = await person.put(path, { code: codeOf(secret, -1) }).expect(200);
    return { secret, recoveryCodes: body.recoveryCodes };
  }
  const login = ({ email, password }: Person, code?: string, browser = api.visitor()) =>
    browser.post('/api/login', { email, password, ...(code !== undefined && { code }) });
  const state = async (person: Person) => (await person.get('/api/account/sign-in').expect(200)).body.twoStep;

  it('is not on until the app has shown a code', async () => {
    const { secret, address } = await begin(rosa);
    expect(address).toBe(
      `otpauth://totp/Leaflore:${encodeURIComponent(rosa.email)}?issuer=Leaflore&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await rosa.put(path, { code: '000000' }).expect(400)).body.code).toBe('wrong-code');
    expect(await state(rosa)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    await login(rosa).expect(200);
    const { body } = await rosa.put(path, { code: codeOf(secret) }).expect(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(await state(rosa)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  });

  it('is begun with the last of two taps, neither of which says that it is on', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin(rosa)));
    const codes = answers.map(({ secret }: { secret: string }) => codeOf(secret));
    expect(new Set(codes).size).toBeGreaterThan(1);
    const turned = [];
    for (const code of codes) turned.push((await rosa.put(path, { code })).status);
    expect(turned.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is not turned off where the password alone was shown a moment before it was turned on', async () => {
    const elsewhere = api.visitor();
    await login(rosa, undefined, elsewhere).expect(200);
    const { secret } = await turnOn(rosa);
    for (const ask of [() => elsewhere.delete(path), () => elsewhere.post('/api/account/recovery-codes')])
      expect((await ask().expect(403)).body.code).toBe('confirmation-needed');
    const { password } = rosa;
    const alone = await elsewhere.post('/api/account/confirm', { password }).expect(400);
    expect(alone.body.code).toBe('code-needed');
    await rosa.post('/api/account/recovery-codes').expect(201);
    await elsewhere.post('/api/account/confirm', { password, code: codeOf(secret) }).expect(204);
    await elsewhere.delete(path).expect(204);
  });

  it('lets the password alone open nothing, and the code alone neither', async () => {
    const { secret } = await turnOn(rosa);
    const browser = api.visitor();
    expect((await login(rosa, undefined, browser).expect(400)).body.code).toBe('code-needed');
    expect((await login(rosa, '', browser).expect(400)).body.code).toBe('code-needed');
    expect(browser.cookies.has('sid')).toBe(false);
    const guess = { email: rosa.email, password: 'a guess', code: codeOf(secret) };
    expect((await browser.post('/api/login', guess).expect(401)).body.code).toBe('invalid-credentials');
    await login(rosa, codeOf(secret), browser).expect(200);
    await browser.get('/api/auth/user').expect(200);
  });

  it('takes a code once, however many try at the same moment', async () => {
    const { secret } = await turnOn(rosa);
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 6 }, () => login(rosa, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await api.sql('delete from rate_limits');
    expect((await login(rosa, code).expect(400)).body.code).toBe('wrong-code');
    expect((await login(rosa, codeOf(secret, -1)).expect(400)).body.code).toBe('wrong-code');
    await login(rosa, codeOf(secret, 1)).expect(200);
  });

  it('allows clocks to differ by a step and no more', () => {
    const now = Date.UTC(2026, 10, 23, 12);
    const secret = new Secret({ size: 20 }).base32;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const step = Math.floor(now / 30_000);
    const at = (steps: number) => stepOfCode(secret, totp.generate({ timestamp: now + steps * 30_000 }), now);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step - 1, step, step + 1, undefined]);
    for (const nonsense of ['', 'abcdef', '12345', '1234567', '-12345'])
      expect(stepOfCode(secret, nonsense, now)).toBeUndefined();
  });

  it('counts guesses for the account, from wherever they come, also when the password is right each time', async () => {
    const { secret } = await turnOn(rosa);
    const tries: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      tries.push((await login(rosa, '000000')).status);
      await login(rosa); // the password alone takes nothing back
      await api.sql(`delete from rate_limits where key like 'login-a%'`); // as if from many devices
    }
    expect(tries).toEqual([...Array<number>(10).fill(400), 429, 429]);
    await login(rosa, codeOf(secret)).expect(429);
    await rosa.post('/api/account/confirm', { password: rosa.password, code: codeOf(secret) }).expect(429);
  });

  it('can be done with a recovery code, once, and the person is mailed about it', async () => {
    const { recoveryCodes } = await turnOn(rosa);
    const [first, second] = recoveryCodes as [string, string];
    const typed = first.toUpperCase().replaceAll('-', ' ');
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(rosa, typed)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await state(rosa)).toEqual({ isOn: true, recoveryCodesLeft: 9 });
    const kept = await api.sql<{ row: string }>('select r::text as row from recovery_codes r');
    expect(kept.map(({ row }) => row).join()).not.toMatch(new RegExp(second.replaceAll('-', '-?')));
    const mails = await eventually(
      () => api.mails().filter((mail) => mail.includes('recovery code was used')),
      ({ length }) => length > 0,
    );
    expect(mails[0]).toContain(`To: ${rosa.email}`);
    const otto = await api.signUp();
    await turnOn(otto);
    expect((await login(otto, second).expect(400)).body.code).toBe('wrong-code');
  });

  it('has new recovery codes on request, and the old ones are worth nothing', async () => {
    const { recoveryCodes } = await turnOn(rosa);
    const { body } = await rosa.post('/api/account/recovery-codes').expect(201);
    expect((await login(rosa, recoveryCodes[0]).expect(400)).body.code).toBe('wrong-code');
    await login(rosa, body.recoveryCodes[0]).expect(200);
  });

  it('is asked for again before it is turned off, and then it is off', async () => {
    const { secret, recoveryCodes } = await turnOn(rosa);
    await api.sql(`update sessions set confirmed_at = now() - interval '1 hour' where user_id = $1`, [
      rosa.id,
    ]);
    const calls = [
      () => rosa.delete(path),
      () => rosa.post('/api/account/recovery-codes'),
      () => rosa.post(path),
    ];
    for (const call of calls) expect((await call().expect(403)).body.code).toBe('confirmation-needed');
    const confirm = (code?: string) =>
      rosa.post('/api/account/confirm', { password: rosa.password, ...(code && { code }) });
    expect((await confirm().expect(400)).body.code).toBe('code-needed');
    expect((await confirm('000000').expect(400)).body.code).toBe('wrong-code');
    await rosa.delete(path).expect(403);
    await confirm(codeOf(secret)).expect(204);
    await rosa.delete(path).expect(204);
    await login(rosa).expect(200);
    expect((await rosa.delete(path).expect(409)).body.code).toBe('two-step-is-off');
    await rosa.post('/api/account/recovery-codes').expect(409);
    await turnOn(rosa);
    expect((await login(rosa, recoveryCodes[0]).expect(400)).body.code).toBe('wrong-code');
  });

  it('cannot be begun again while it is on: a secret that is in use is never replaced', async () => {
    const { secret } = await turnOn(rosa);
    const before = await api.sql('select * from two_step where user_id = $1', [rosa.id]);
    const asked = await Promise.all(Array.from({ length: 4 }, () => rosa.post(path).expect(409)));
    for (const { body } of asked) expect(body).toMatchObject({ code: 'two-step-is-on' });
    expect(asked.map(({ text }) => text).join()).not.toMatch(/secret=/);
    expect(await api.sql('select * from two_step where user_id = $1', [rosa.id])).toEqual(before);
    await rosa.put(path, { code: codeOf(secret) }).expect(409);
    await login(rosa, codeOf(secret)).expect(200);
  });

  it('keeps a secret that was replaced while the old one was put into a new box', async () => {
    const logins = api.app.get(TwoStepRepository, { strict: false });
    await turnOn(rosa);
    const old = (await logins.find(rosa.id))!;
    await rosa.delete(path).expect(204);
    const { secret } = await turnOn(rosa);
    await logins.keepSecret(old, old.secret);
    await login(rosa, codeOf(secret)).expect(200);
    const now = (await logins.find(rosa.id))!;
    await logins.keepSecret(now, old.secret);
    expect((await logins.find(rosa.id))!.secret).toBe(old.secret);
  });

  it('is asked for before a new password, which is checked first and uses no code up', async () => {
    const { secret, recoveryCodes } = await turnOn(rosa);
    const newPassword = 'another calm green place';
    const change = (more: object) =>
      rosa.put('/api/account/password', { currentPassword: rosa.password, newPassword, ...more });
    const code = codeOf(secret);
    const refusals = [
      [{}, 'code-needed'],
      [{ code: '' }, 'code-needed'],
      [{ code: '000000' }, 'wrong-code'],
      [{ code, currentPassword: 'a guess' }, 'wrong-password'],
      [{ code, newPassword: 'password' }, 'weak-password'],
    ] as const;
    for (const [more, why] of refusals) expect((await change(more).expect(400)).body.code).toBe(why);
    expect((await login(rosa).expect(400)).body.code).toBe('code-needed'); // the old password is right still
    const answers = await Promise.all(Array.from({ length: 3 }, () => change({ code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    rosa.password = newPassword;
    await api.sql('delete from rate_limits');
    expect((await change({ code }).expect(400)).body.code).toBe('wrong-code');
    await change({ code: recoveryCodes[0] }).expect(200);
    expect((await change({ code: recoveryCodes[0] }).expect(400)).body.code).toBe('wrong-code');
  });

  it('is asked for before the account is deleted', async () => {
    const { secret } = await turnOn(rosa);
    const remove = (more: object) => rosa.delete('/api/account').send({ password: rosa.password, ...more });
    expect((await remove({}).expect(400)).body.code).toBe('code-needed');
    expect((await remove({ code: '000000' }).expect(400)).body.code).toBe('wrong-code');
    expect((await remove({ code: codeOf(secret), password: 'a guess' }).expect(400)).body.code).toBe(
      'wrong-password',
    );
    await rosa.get('/api/auth/user').expect(200);
    await remove({ code: codeOf(secret) }).expect(204);
    await rosa.get('/api/auth/user').expect(401);
    expect(await api.sql('select 1 from users where id = $1', [rosa.id])).toEqual([]);
  });

  it('counts guesses at a new password and at the deletion together with those at the login', async () => {
    const { secret } = await turnOn(rosa);
    const { password } = rosa;
    const guess = { code: '000000' };
    for (let n = 0; n < 4; n += 1) {
      await rosa
        .delete('/api/account')
        .send({ password, ...guess })
        .expect(400);
      await login(rosa, '000000').expect(400);
    }
    const change = (code: string) =>
      rosa.put('/api/account/password', {
        currentPassword: password,
        newPassword: 'another calm place',
        code,
      });
    for (let n = 0; n < 2; n += 1) await change('000000').expect(400);
    await change(codeOf(secret)).expect(429);
    await rosa
      .delete('/api/account')
      .send({ password, code: codeOf(secret) })
      .expect(429);
    await rosa.get('/api/auth/user').expect(200);
  });

  it('stays on when the password is forgotten', async () => {
    const { secret } = await turnOn(rosa);
    await api.visitor().post('/api/password/forgot', { email: rosa.email }).expect(202);
    const mail = await eventually(
      () => api.mails().find((text) => text.includes(rosa.email) && text.includes('?reset=')),
      (found) => found !== undefined,
    );
    const [, token] = /\?reset=([\w-]+)/.exec(mail!)!;
    rosa.password = 'another calm green place';
    await api.visitor().post('/api/password/reset', { token, password: rosa.password }).expect(200);
    expect((await login(rosa).expect(400)).body.code).toBe('code-needed');
    await login(rosa, codeOf(secret)).expect(200);
  });

  it('keeps its secret in no table, no log of activity and no answer', async () => {
    const { secret } = await turnOn(rosa);
    const [row] = await api.sql<{ row: string }>('select t::text as row from two_step t where user_id = $1', [
      rosa.id,
    ]);
    expect(row!.row).not.toContain(secret);
    const { text } = await rosa.get('/api/account/sign-in').expect(200);
    expect(text).not.toContain(secret);
    // Another person's box is worth nothing in one's own row.
    const otto = await api.signUp();
    await turnOn(otto);
    await api.sql(
      `update two_step t set secret = o.secret from two_step o where o.user_id = $1 and t.user_id = $2`,
      [rosa.id, otto.id],
    );
    await login(otto, codeOf(secret)).expect(400);
  });
});
