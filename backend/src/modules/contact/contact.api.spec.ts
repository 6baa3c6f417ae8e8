import { randomUUID } from 'node:crypto';
import { startApi } from '../../../test/api.js';
import type { Api } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { ContactMessageRepository } from './contact-message.repository.js';
import { ContactService } from './contact.service.js';

const PER_HOUR = 5;
const letter = (change: object = {}) => ({
  name: 'Rosa Moss',
  email: 'rosa@leaflore.test',
  subject: 'My fern',
  message: 'How do I change the name of my fern?',
  ...change,
});

describe('a message to the team', () => {
  let api: Api;
  // This machine is the proxy, so X-Forwarded-For sets the client's address.
  beforeAll(async () => {
    api = await startApi({
      ADMIN_EMAILS: 'boss@leaflore.test, helper@leaflore.test',
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '127.0.0.1',
    });
  });
  afterAll(() => api.stop());
  beforeEach(() => api.sql('truncate contact_messages'));

  let places = 0;
  const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(places += 1)}` });
  const send = (change?: object, from = elsewhere()) =>
    api.visitor().post('/api/contact', letter(change), from);
  const stored = () => api.sql('select name, email, subject, message, user_id from contact_messages');
  const mailsAbout = (subject: string) => api.mails().filter((mail) => mail.includes(`Contact: ${subject}`));

  it('is stored and mailed to every admin, who can answer it', async () => {
    const { body } = await send({ subject: 'Two admins' }).expect(201);
    expect(body).toEqual({ message: 'Thank you for writing to us. We answer within 24 hours.' });
    expect(await stored()).toEqual([letter({ subject: 'Two admins', user_id: null })]);
    const mails = await eventually(
      () => mailsAbout('Two admins'),
      ({ length }) => length === 2,
    );
    for (const to of ['boss', 'helper'])
      expect(mails.filter((mail) => mail.includes(`To: ${to}@leaflore.test`))).toHaveLength(1);
    for (const mail of mails) {
      expect(mail).toContain('Reply-To: rosa@leaflore.test');
      expect(mail).toContain('How do I change the name of my fern?');
    }
  });

  it('is mailed to each admin in the language of their account', async () => {
    const ida = await api.signUp({ email: 'helper@leaflore.test' });
    await api.sql(`update users set language = 'de' where id = $1`, [ida.id]);
    await send({ subject: 'My fern' }).expect(201);
    const mails = await eventually(
      () => api.mails().filter((mail) => mail.includes('My fern')),
      ({ length }) => length === 2,
    );
    const mailTo = (name: string) => mails.find((mail) => mail.includes(`To: ${name}@leaflore.test`));
    expect(mailTo('boss')).toMatch(/Subject: Contact: My fern[^]+, a visitor, writes:/);
    expect(mailTo('helper')).toMatch(/Subject: Nachricht: My fern[^]+, ohne Konto, schreibt:/);
    await ida.delete('/api/account').send({ password: ida.password }).expect(204);
  });

  it.each([
    ['a blank name', { name: ' ' }, 'name', 'Name is required'],
    ['no name at all', { name: undefined }, 'name', 'Name is required'],
    ['a subject that is no text', { subject: 5 }, 'subject', 'Subject is required'],
    ['no message at all', { message: null }, 'message', 'Message must be at least 10 characters'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name', 'Name too long'],
    ['no address', { email: 'rosa' }, 'email', 'Invalid email address'],
    ['no subject', { subject: '' }, 'subject', 'Subject is required'],
    ['a subject of 201 characters', { subject: 'x'.repeat(201) }, 'subject', 'Subject too long'],
    [
      'a message of 6 characters',
      { message: '  a fern  ' },
      'message',
      'Message must be at least 10 characters',
    ],
    ['a message of 2001 characters', { message: 'x'.repeat(2001) }, 'message', 'Message too long'],
  ])('with %s is refused', async (_, change, field, message) => {
    const { body } = await send(change).expect(400);
    expect(body.errors).toContainEqual({ field, message });
    expect(await stored()).toEqual([]);
  });

  it('may be as long as the limits', async () => {
    await send({
      name: 'x'.repeat(100),
      subject: 'y'.repeat(200),
      message: 'z'.repeat(2000),
    }).expect(201);
    await send({ name: 'x', subject: 'y', message: '0123456789' }).expect(201);
    expect(await stored()).toHaveLength(2);
  });

  it('writes no line of its own into the mail', async () => {
    await send({ subject: 'Hello\r\nBcc: all@leaflore.test', name: 'Rosa\r\nBcc: all@leaflore.test' }).expect(
      201,
    );
    const mails = await eventually(
      () => mailsAbout('Hello'),
      ({ length }) => length === 2,
    );
    for (const mail of mails) expect(mail.split('\n\n')[0]).not.toMatch(/^Bcc:/m);
  });

  it('of a program that fills in every field goes nowhere, and the program is not told', async () => {
    const { body } = await send({ website: 'https://spam.example' }).expect(201);
    expect(body.message).toMatch(/^Thank you/);
    expect(await stored()).toEqual([]);
  });

  it(`is taken from one address ${PER_HOUR} times an hour, also at the same moment`, async () => {
    const from = elsewhere();
    const answers = await Promise.all(Array.from({ length: PER_HOUR + 3 }, () => send({}, from)));
    const taken = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect([taken.length, refused.length]).toEqual([PER_HOUR, 3]);
    expect(refused[0]!.body.code).toBe('too-many-tries');
    expect(await stored()).toHaveLength(PER_HOUR);
    await send({}, elsewhere()).expect(201);
  });

  it('is stored and mailed once under the same key, also when both arrive at the same moment', async () => {
    const once = (change: object) =>
      api
        .visitor()
        .post('/api/contact', letter(change), { ...elsewhere(), 'idempotency-key': 'letter-1' })
        .expect(201);
    await Promise.all(Array.from({ length: 3 }, () => once({ subject: 'Only once' })));
    await once({ subject: 'Only once' });
    await once({ subject: 'Only once', name: 'Ada' });
    await once({ subject: 'After it' });
    await eventually(
      () => mailsAbout('After it'),
      ({ length }) => length === 2,
    );
    expect((await stored()).map(({ name, subject }) => `${subject}: ${name}`).sort()).toEqual([
      'After it: Rosa Moss',
      'Only once: Ada',
      'Only once: Rosa Moss',
    ]);
    expect(mailsAbout('Only once')).toHaveLength(4);
  });

  it('of a member who sends it twice is stored once, and is not that of another', async () => {
    const [rosa, otto] = [await api.signUp(), await api.signUp()];
    for (const person of [rosa, rosa, otto])
      await person
        .post('/api/contact', letter(), { ...elsewhere(), 'idempotency-key': 'letter-2' })
        .expect(201);
    expect((await stored()).map(({ user_id }) => user_id).sort()).toEqual([rosa.id, otto.id].sort());
  });

  it('of a member is the member’s, is in the activity log, and goes with the account', async () => {
    const rosa = await api.signUp();
    await rosa.post('/api/contact', letter(), elsewhere()).expect(201);
    expect(await stored()).toEqual([letter({ user_id: rosa.id })]);
    const logged = () =>
      api.sql(`select details from user_activities where user_id = $1 and action = 'contact_message'`, [
        rosa.id,
      ]);
    expect(await eventually(logged, ({ length }) => length === 1)).toEqual([
      { details: 'Wrote to the team' },
    ]);
    await rosa.delete('/api/account').send({ password: rosa.password }).expect(204);
    expect(await stored()).toEqual([]);
  });

  it(`is deleted after ${KEPT_DAYS.contactMessages} days`, async () => {
    const messages = api.app.get(ContactMessageRepository, { strict: false });
    for (const days of [KEPT_DAYS.contactMessages - 1, KEPT_DAYS.contactMessages + 1]) {
      const id = randomUUID();
      await messages.add(id, letter({ subject: String(days) }), null);
      await api.sql('update contact_messages set created_at = $2 where id = $1', [id, daysAgo(days)]);
    }
    await api.app.get(ContactService, { strict: false }).prune();
    expect(await stored()).toEqual([
      letter({ subject: String(KEPT_DAYS.contactMessages - 1), user_id: null }),
    ]);
  });
});
