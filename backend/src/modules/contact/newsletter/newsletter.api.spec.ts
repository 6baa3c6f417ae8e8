import { startApi } from '../../../../test/api.js';
import type { Api } from '../../../../test/api.js';
import { eventually } from '../../../../test/eventually.js';
import { jobsAreDone } from '../../../../test/jobs.js';
import { daysAgo, KEPT_DAYS } from '../../../kernel/retention.js';
import { NewsletterService } from './newsletter.service.js';

const MAILS_A_DAY = 3;

describe('the list of the newsletter', () => {
  let api: Api;
  // This machine is the proxy, so X-Forwarded-For sets the client's address.
  beforeAll(async () => void (api = await startApi({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })));
  afterAll(() => api.stop());

  let people = 0;
  const someone = () => `reader${(people += 1)}@leaflore.test`;
  const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(people += 1)}` });
  const ask = (email: string, more: object = {}) =>
    api.visitor().post('/api/newsletter', { email, ...more }, elsewhere());
  const mailsTo = (email: string) => api.mails().filter((mail) => mail.includes(`To: ${email}`));
  const subscribers = (email: string) =>
    api.sql('select confirmed_at is not null as "isConfirmed" from newsletter_subscribers where email = $1', [
      email,
    ]);
  const tokenFor = async (email: string) => {
    const [mail] = await eventually(
      () => mailsTo(email),
      ({ length }) => length > 0,
    );
    return /\/newsletter\/confirm\/([\w-]+)/.exec(mail!)![1]!;
  };
  const subscribe = async () => {
    const email = someone();
    await ask(email).expect(202);
    const token = await tokenFor(email);
    await api.visitor().post('/api/newsletter/confirm', { token }).expect(200);
    return { email, token };
  };

  it('takes an address once its owner has used the link that was mailed to it; opening the link changes nothing', async () => {
    const email = someone();
    const { body } = await ask(email.toUpperCase()).expect(202);
    expect(body.message).toBe(
      'This server sends no mail yet. Your wish is noted; the person who runs it has the link.',
    );
    const token = await tokenFor(email);
    const look = () => api.visitor().get(`/api/newsletter/confirm?token=${token}`).expect(200);
    expect((await look()).body).toEqual({ state: 'pending' });
    expect(await subscribers(email)).toEqual([{ isConfirmed: false }]);
    for (let times = 0; times < 2; times += 1) {
      const answer = await api.visitor().post('/api/newsletter/confirm', { token }).expect(200);
      expect(answer.body).toEqual({ state: 'subscribed' });
    }
    expect((await look()).body).toEqual({ state: 'subscribed' });
    expect(await subscribers(email)).toEqual([{ isConfirmed: true }]);
  });

  it('answers the same for an address that is on it, and mails it nothing', async () => {
    const { email } = await subscribe();
    const answers = [await ask(email).expect(202), await ask(someone()).expect(202)];
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    await jobsAreDone(api);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it(`mails an address ${MAILS_A_DAY} times a day, from wherever it is asked for`, async () => {
    const email = someone();
    for (let times = 0; times < MAILS_A_DAY + 2; times += 1) await ask(email).expect(202);
    await jobsAreDone(api);
    expect(mailsTo(email)).toHaveLength(MAILS_A_DAY);
    expect(await subscribers(email)).toHaveLength(1);
  });

  it('is asked from one network ten times an hour', async () => {
    const from = elsewhere();
    const answers = [];
    for (let times = 0; times < 11; times += 1)
      answers.push((await api.visitor().post('/api/newsletter', { email: someone() }, from)).status);
    expect(answers).toEqual([...Array<number>(10).fill(202), 429]);
  });

  it('takes nothing that is no address, and nothing from programs', async () => {
    for (const email of ['', ' ', 'rosa', 'rosa@', { $ne: 1 }])
      await api.visitor().post('/api/newsletter', { email }, elsewhere()).expect(400);
    const email = someone();
    await ask(email, { website: 'https://spam.example' }).expect(202);
    expect(await subscribers(email)).toEqual([]);
  });

  it.each(['x', 'x'.repeat(100), '../../x', Buffer.alloc(32).toString('base64url')])(
    'follows no link that we did not write: %s',
    async (token) => {
      for (const action of ['confirm', 'unsubscribe']) {
        const { body } = await api.visitor().post(`/api/newsletter/${action}`, { token }).expect(404);
        expect(body.code).toBe('newsletter-link-unknown');
      }
    },
  );

  it('is not left by a link that joins it', async () => {
    const { email, token } = await subscribe();
    await api.visitor().post('/api/newsletter/unsubscribe', { token }).expect(404);
    expect(await subscribers(email)).toHaveLength(1);
  });

  it('forgets the address of a person who has deleted the account', async () => {
    const { email } = await subscribe();
    const rosa = await api.signUp({ email, isVerified: true });
    await rosa.delete('/api/account').send({ password: rosa.password }).expect(204);
    expect(await subscribers(email)).toEqual([]);
  });

  it('keeps the address of its owner when another has registered it and deletes that account', async () => {
    const { email } = await subscribe();
    const squatter = await api.signUp({ email });
    await squatter.delete('/api/account').send({ password: squatter.password }).expect(204);
    expect(await subscribers(email)).toHaveLength(1);
  });

  it(`forgets addresses that nobody has confirmed for ${KEPT_DAYS.unconfirmedSubscriptions} days`, async () => {
    const { email: kept } = await subscribe();
    const [fresh, old] = [someone(), someone()];
    for (const email of [fresh, old]) await ask(email).expect(202);
    const age = (email: string) =>
      api.sql('update newsletter_subscribers set created_at = $2 where email = $1', [
        email,
        daysAgo(KEPT_DAYS.unconfirmedSubscriptions + 1),
      ]);
    await age(kept);
    await age(old);
    await api.app.get(NewsletterService, { strict: false }).prune();
    expect([await subscribers(kept), await subscribers(fresh), await subscribers(old)]).toEqual([
      [{ isConfirmed: true }],
      [{ isConfirmed: false }],
      [],
    ]);
  });
});
