import { startApiWithoutWorker } from '../../../test/api-without-worker.js';
import type { Api } from '../../../test/api-without-worker.js';

const RACERS = 10;
let people = 0;
const newcomer = (more: object = {}) => ({
  firstName: 'Rosa',
  lastName: 'Moss',
  email: `newcomer-${(people += 1)}@leaflore.test`,
  password: 'a calm green place',
  ...more,
});

describe('registering', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApiWithoutWorker()));
  afterAll(() => api.stop());

  it('makes a free account and signs in', async () => {
    const rosa = api.visitor();
    const person = newcomer();
    const { body } = await rosa.post('/api/register', person).expect(201);
    const user = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: person.email,
      firstName: 'Rosa',
      lastName: 'Moss',
      profileImageUrl: null,
      isPremium: false,
      isAdmin: false,
      identificationsUsed: 0,
      timeZone: null,
      units: 'metric',
      easyView: null,
      language: 'en',
      emailVerifiedAt: null,
      entitlements: { identifications: 5, expertChat: false, community: false },
      unseenAnswerAt: null,
    };
    expect(body).toEqual({ user, message: 'Welcome to Leaflore! You can now identify plants.' });
    expect(await rosa.account()).toEqual(body.user);
  });

  it.each([
    ['Pacific/Chatham', 'Pacific/Chatham'],
    ['Mars/Olympus', null],
    ["'; drop table users; --", null],
  ])('keeps the time zone %s, if it is one', async (timeZone, kept) => {
    const { body } = await api
      .visitor()
      .post('/api/register', { ...newcomer(), timeZone })
      .expect(201);
    expect(body.user.timeZone).toBe(kept);
  });

  it('keeps the units that are usual where the person is, and no others', async () => {
    const register = (units: string) => api.visitor().post('/api/register', { ...newcomer(), units });
    expect((await register('imperial').expect(201)).body.user.units).toBe('imperial');
    await register('cubits').expect(400);
  });

  it('takes an address as it is seen: what a phone copies along with it is left out', async () => {
    const person = newcomer();
    const copied = `\u202a${person.email}\u202c\u200b`;
    const { body } = await api
      .visitor()
      .post('/api/register', { ...person, email: copied })
      .expect(201);
    expect(body.user.email).toBe(person.email);
    const { password } = person;
    for (const email of [person.email, copied, `\ufeff${person.email}`])
      await api.visitor().post('/api/login', { email, password }).expect(200);
    await api
      .visitor()
      .post('/api/register', { ...person, email: `\u2060${person.email}` })
      .expect(409);
  });

  it('learns the time zone at a login, where it was not known', async () => {
    const rosa = await api.signUp();
    const login = { email: rosa.email, password: rosa.password };
    await rosa.post('/api/login', { ...login, timeZone: 'Europe/Berlin' }).expect(200);
    await rosa.post('/api/login', { ...login, timeZone: 'Asia/Tokyo' }).expect(200);
    expect((await rosa.account()).timeZone).toBe('Europe/Berlin');
  });

  it.each([
    ['firstName', '', 'Please enter your first name'],
    ['firstName', '   ', 'Please enter your first name'],
    ['lastName', undefined, 'Please enter your last name'],
    ['lastName', 'x'.repeat(101), 'Last name is too long'],
    ['firstName', 'Your parcel waits: http://thief.example/x', 'Please enter a name without a web address'],
    ['lastName', 'see www.thief.example', 'Please enter a name without a web address'],
    ['firstName', 'win t.me/x', 'Please enter a name without a web address'],
    ['firstName', 'won at thief.example', 'Please enter a name without a web address'],
    ['firstName', 'Rosa\n\nYour bank', 'Please enter a name without a web address'],
    ['email', 'rosa', 'Invalid email address'],
    ['email', ['rosa@leaflore.test'], 'Invalid email address'],
    ['password', '1234567', 'Please use 8 to 128 characters for the password'],
    ['password', 'x'.repeat(129), 'Please use 8 to 128 characters for the password'],
    ['password', { $ne: 1 }, 'Please enter a password'],
  ])('needs a sensible %s: not %j', async (field, value, message) => {
    const { body } = await api
      .visitor()
      .post('/api/register', newcomer({ [field]: value }))
      .expect(400);
    expect(body).toMatchObject({ code: 'invalid-request', errors: [{ field }] });
    if (value !== undefined) expect(body.message).toBe(message);
  });

  it.each(['password', 'Sunshine1', 'leaflore1'])('refuses the password %s', async (password) => {
    const { body } = await api.visitor().post('/api/register', newcomer({ password })).expect(400);
    expect(body).toMatchObject({
      code: 'weak-password',
      errors: [{ field: 'password', message: body.message }],
    });
  });

  it('names every field that is missing', async () => {
    const { body } = await api.visitor().post('/api/register').expect(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
    ]);
  });

  it('takes names of every kind as they are', async () => {
    const names = { firstName: " Zoë 'x' <b>;-- \u0000", lastName: '李 🌱' };
    const { body } = await api.visitor().post('/api/register', newcomer(names)).expect(201);
    expect(body.user).toMatchObject({ firstName: "Zoë 'x' <b>;--", lastName: '李 🌱' });
  });

  it.each([
    'St.John',
    'Dr.Müller',
    'DR.MÜLLER',
    'J.R.',
    'J.R.Moss',
    'Mary-Ann',
    'Md.Rahman',
    'St. John',
    'Dr. Li',
  ])('takes %s as a name', async (lastName) => {
    const { body } = await api.visitor().post('/api/register', newcomer({ lastName })).expect(201);
    expect(body.user).toMatchObject({ lastName });
  });

  it.each(
    [
      ['best-dr.com', 'evil-St.Moss', 'visit evil-md.shop', 'Müst.de', 'Müst.Moss', 'Mu\u0308st.Moss'],
      ['st.com', 'dr.de', 'dr.example', 'St.Com', 'see MD.SHOP now', 'Dr.De', 'WWW.moss', 'THIEF.EXAMPLE'],
    ].flat(),
  )('takes %s as an address, which is no name', async (lastName) => {
    const { body } = await api.visitor().post('/api/register', newcomer({ lastName })).expect(400);
    expect(body.errors).toMatchObject([{ field: 'lastName' }]);
  });

  it('is once per email, however it is written', async () => {
    const { email } = await api.signUp();
    const { body } = await api
      .visitor()
      .post('/api/register', newcomer({ email: ` ${email.toUpperCase()} ` }))
      .expect(409);
    expect(body).toMatchObject({
      code: 'email-taken',
      message: expect.stringMatching(/already an account/),
    });
  });

  it(`is once per email when ${RACERS} try at the same moment`, async () => {
    const person = newcomer();
    const spellings = Array.from({ length: RACERS }, (_, n) =>
      n % 2 ? person.email.toUpperCase() : person.email,
    );
    const answers = await Promise.all(
      spellings.map((email) => api.visitor().post('/api/register', { ...person, email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(RACERS - 1).fill(409)]);
    expect(await api.sql('select 1 from users where lower(email) = $1', [person.email])).toHaveLength(1);
  });

  it('cannot make oneself premium, an admin or unspent', async () => {
    const gift = {
      isPremium: true,
      isAdmin: true,
      identificationsUsed: -100,
      id: '00000000-0000-4000-8000-000000000000',
    };
    const { body } = await api
      .visitor()
      .post('/api/register', newcomer({ ...gift, is_premium: true }))
      .expect(201);
    expect(body.user).toMatchObject({ isPremium: false, isAdmin: false, identificationsUsed: 0 });
    expect(body.user.id).not.toBe(gift.id);
  });

  it('keeps no readable password', async () => {
    const rosa = await api.signUp();
    const [row] = await api.sql('select u::text as text from users u where id = $1', [rosa.id]);
    expect(row!.text).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row!.text).not.toContain(rosa.password);
  });
});
