import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';

const PER_ACCOUNT = 10;
const PER_ADDRESS = 30;

describe('guessing passwords', () => {
  let api: Api;
  // This machine is the proxy, so X-Forwarded-For sets the client's address.
  beforeAll(async () => void (api = await startApi({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })));
  afterAll(() => api.stop());

  let places = 0;
  const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(places += 1)}` });
  const guess = (who: Person, email: string, from: Record<string, string>, password = 'a wrong guess') =>
    who.post('/api/login', { email, password }, from);
  const signUp = async (from = elsewhere()) => {
    const person = api.visitor();
    person.email = `owner${places}@leaflore.test`;
    const body = { email: person.email, firstName: 'Rosa', lastName: 'Moss', password: person.password };
    person.id = (await person.post('/api/register', body, from).expect(201)).body.user.id;
    return person;
  };
  const times = <T>(count: number, what: (n: number) => PromiseLike<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => what(n)));
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  it(`at one account is stopped after ${PER_ACCOUNT} tries, from wherever they come and however the email is written`, async () => {
    const { email, password } = await signUp();
    const spellings = [
      email,
      email.toUpperCase(),
      ` ${email}`,
      `${email} `,
      `\t${email}\n`,
      `\u202a${email}\u200b`,
    ];
    const answers = await times(PER_ACCOUNT + 5, (n) =>
      guess(api.visitor(), spellings[n % spellings.length]!, elsewhere()),
    );
    expect(statuses(answers)).toEqual([...Array(PER_ACCOUNT).fill(401), ...Array(5).fill(429)]);
    await guess(api.visitor(), email, elsewhere(), password).expect(429);
  });

  it('learns when to come back, in plain words', async () => {
    const { email } = await signUp();
    await times(PER_ACCOUNT, () => guess(api.visitor(), email, elsewhere()));
    const { body, headers } = await guess(api.visitor(), email, elsewhere())
      .expect(429)
      .expect('content-type', /problem\+json/);
    expect(body.message).toBe(
      'Too many tries. Please wait 15 minutes and try again, or reset your password.',
    );
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
  });

  it('looks the same for an account that does not exist', async () => {
    const answers = await times(PER_ACCOUNT + 1, () =>
      guess(api.visitor(), 'nobody@leaflore.test', elsewhere()),
    );
    expect(statuses(answers)).toEqual([...Array(PER_ACCOUNT).fill(401), 429]);
  });

  it('by others does not lock the owner out on a device that signed in before', async () => {
    const owner = await signUp();
    await times(PER_ACCOUNT + 5, () => guess(api.visitor(), owner.email, elsewhere()));
    owner.cookies.delete('sid');
    await guess(owner, owner.email, elsewhere(), owner.password).expect(200);
  });

  it('is not free on a device that signed in before', async () => {
    const [owner, home] = [await signUp(), elsewhere()];
    const answers = await times(PER_ACCOUNT + 1, () => guess(owner, owner.email, home));
    expect(statuses(answers)).toEqual([...Array(PER_ACCOUNT).fill(401), 429]);
  });

  it('is not helped by copies of a device cookie in many places', async () => {
    const owner = await signUp();
    const answers = await times(4 * PER_ACCOUNT, (n) => {
      const thief = api.visitor();
      thief.cookies.set('device', owner.cookies.get('device')!);
      return guess(thief, owner.email, { 'x-forwarded-for': `203.0.113.${n % 4}` });
    });
    expect(statuses(answers)).toEqual([...Array(PER_ACCOUNT).fill(401), ...Array(3 * PER_ACCOUNT).fill(429)]);
  });

  it.each([
    ['a new password', (owner: Person) => changePassword(owner)],
    ['logging out', (owner: Person) => owner.get('/api/logout', { 'sec-fetch-site': 'same-origin' })],
    ['signing the device out', (owner: Person) => signOutDevice(owner)],
    ['a new password from the mail', (owner: Person) => resetPassword(owner)],
  ])('is not helped by a copy of a device cookie after %s', async (_what, revoke) => {
    const owner = await signUp();
    const thief = api.visitor();
    thief.cookies.set('device', owner.cookies.get('device')!);
    await revoke(owner);
    await times(PER_ACCOUNT, () => guess(api.visitor(), owner.email, elsewhere()));
    await guess(thief, owner.email, elsewhere()).expect(429); // counted with strangers
  });

  const changePassword = (owner: Person) =>
    owner
      .put('/api/account/password', { currentPassword: owner.password, newPassword: 'my own password now' })
      .expect(200);
  const signOutDevice = async (owner: Person) => {
    const phone = api.visitor();
    const { email, password } = owner;
    await phone.post('/api/login', { email, password }, elsewhere()).expect(200);
    const [, other] = (await phone.get('/api/account/devices').expect(200)).body;
    await phone.delete(`/api/account/devices/${other.id}`).expect(204);
  };
  const resetPassword = async (owner: Person) => {
    await api.visitor().post('/api/password/forgot', { email: owner.email }, elsewhere()).expect(202);
    const find = () => api.mails().find((mail) => mail.includes(`To: ${owner.email}`));
    const token = /reset=([\w-]+)/.exec((await eventually(find, Boolean))!)![1]!;
    const body = { token, password: 'quite another one' };
    await api.visitor().post('/api/password/reset', body, elsewhere()).expect(200);
  };

  it('is not helped by the device cookie of another account, nor by a forged one', async () => {
    const [owner, other] = [await signUp(), await signUp()];
    const forger = api.visitor();
    forger.cookies.set('device', encodeURIComponent(`${owner.id}.forged`));
    const answers = await times(PER_ACCOUNT + 4, (n) =>
      guess(n % 2 ? other : forger, owner.email, elsewhere()),
    );
    expect(statuses(answers)).toEqual([...Array(PER_ACCOUNT).fill(401), ...Array(4).fill(429)]);
  });

  it(`from one address is stopped after ${PER_ADDRESS} tries, however many accounts they are at`, async () => {
    const place = elsewhere();
    const answers = await times(PER_ADDRESS + 10, (n) =>
      guess(api.visitor(), `victim${n}@leaflore.test`, place),
    );
    expect(statuses(answers)).toEqual([...Array(PER_ADDRESS).fill(401), ...Array(10).fill(429)]);
    await guess(api.visitor(), 'victim@leaflore.test', elsewhere()).expect(401);
  });

  it('from one IPv6 network is one address', async () => {
    const answers = await times(PER_ADDRESS + 5, (n) =>
      guess(api.visitor(), `v6victim${n}@leaflore.test`, {
        'x-forwarded-for': `2001:db8:1:2::${(n + 1).toString(16)}`,
      }),
    );
    expect(statuses(answers)).toEqual([...Array(PER_ADDRESS).fill(401), ...Array(5).fill(429)]);
  });

  it('is forgiven when the right password comes', async () => {
    const [owner, place] = [await signUp(), elsewhere()];
    for (let round = 0; round < 4; round += 1) {
      await times(PER_ACCOUNT - 2, () => guess(api.visitor(), owner.email, elsewhere()));
      await guess(api.visitor(), owner.email, place, owner.password).expect(200);
    }
  });

  it('can be put right by a new password from the mail, here and elsewhere', async () => {
    const [owner, home] = [await signUp(), elsewhere()];
    await times(PER_ACCOUNT + 1, () => guess(owner, owner.email, home));
    await times(PER_ACCOUNT + 1, () => guess(api.visitor(), owner.email, elsewhere()));
    await api.visitor().post('/api/password/forgot', { email: owner.email }, home).expect(202);
    const findLink = () =>
      /reset=([\w-]+)/.exec(api.mails().find((mail) => mail.includes(owner.email)) ?? '')?.[1] ?? '';
    const token = await eventually(findLink, Boolean);
    const password = 'quite another one';
    await owner.post('/api/password/reset', { token, password }, home).expect(200);
    await guess(owner, owner.email, home, password).expect(200);
    await guess(api.visitor(), owner.email, elsewhere(), password).expect(200);
  });

  it('at the current password of a stolen session is stopped too', async () => {
    const owner = await signUp();
    const body = { currentPassword: 'a wrong guess', newPassword: 'my own password now' };
    const answers = await times(PER_ACCOUNT + 1, () => owner.put('/api/account/password', body));
    expect(statuses(answers)).toEqual([...Array(PER_ACCOUNT).fill(400), 429]);
  });

  it('makes no more than three mails to one person, silently', async () => {
    const owner = await signUp();
    await times(6, () =>
      api.visitor().post('/api/password/forgot', { email: owner.email }, elsewhere()).expect(202),
    );
    const jobs = await api.sql<{ points: number }>(
      `select points from rate_limits where key like 'reset-account:%' and points >= 6`,
    );
    expect(jobs).toHaveLength(1);
    await eventually(
      () => api.sql('select name from outbox'),
      ({ length }) => length === 0,
    );
    expect(api.mails().filter((mail) => mail.includes(owner.email))).toHaveLength(3);
  });

  it('makes no more than a dozen mails a day to one person, and strangers are counted the same', async () => {
    const owner = await signUp();
    const stranger = { email: `no-${owner.email}` };
    const ask = ({ email }: { email: string }) =>
      api.visitor().post('/api/password/forgot', { email }, elsewhere()).expect(202);
    const counts = () =>
      api.sql<{ points: number }>(`select points from rate_limits where key like 'reset-recipient:%'`);
    await api.sql(`delete from rate_limits`);
    const answers = [await ask(owner), await ask(stranger)];
    expect(answers[1]!.body).toEqual(answers[0]!.body);
    expect(await counts()).toEqual([{ points: 1 }, { points: 1 }]);
    await api.sql(`update rate_limits set points = 12 where key like 'reset-recipient:%'`);
    for (const person of [owner, stranger]) await ask(person);
    expect(
      await api.sql(`select 1 from outbox where name = 'mail-reset-link' and handed_at is null`),
    ).toEqual([]);
    await eventually(
      () => api.sql('select name from outbox'),
      ({ length }) => length === 0,
    );
    expect(api.mails().filter((mail) => mail.includes(`To: ${owner.email}`))).toHaveLength(1);
  });

  it('cannot be hidden behind headers when no proxy is trusted', async () => {
    const bare = await startApi({ RATE_LIMITS: 'on' });
    try {
      const disguises = [
        'x-forwarded-for',
        'x-real-ip',
        'x-client-ip',
        'true-client-ip',
        'cf-connecting-ip',
        'forwarded',
      ];
      const answers = await times(PER_ADDRESS + 6, (n) => {
        const name = disguises[n % disguises.length]!;
        const headers = { [name]: name === 'forwarded' ? `for=198.51.100.${n}` : `198.51.100.${n}` };
        return guess(bare.visitor(), `victim${n}@leaflore.test`, headers);
      });
      expect(statuses(answers)).toEqual([...Array(PER_ADDRESS).fill(401), ...Array(6).fill(429)]);
    } finally {
      await bare.stop();
    }
  });
});
