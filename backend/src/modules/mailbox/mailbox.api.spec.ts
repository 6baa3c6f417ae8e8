import { eventually } from '../../../test/eventually.js';
import { jobsAreDone } from '../../../test/jobs.js';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';

const path = '/api/admin/mailbox';

describe('the mailbox of a server without a mail server', () => {
  let api: Api;
  let admin: Person;
  beforeAll(async () => {
    api = await startApi({ ADMIN_EMAILS: 'boss@leaflore.test' });
    admin = await api.signUp({ email: 'boss@leaflore.test', isVerified: true });
  });
  afterAll(() => api.stop());

  it('is for admins alone', async () => {
    const rosa = await api.signUp();
    const { body } = await rosa.get(path).expect(403);
    expect(body.message).toBe('Admin access required to view this page.');
    await api.visitor().get(path).expect(401);
  });

  it('shows what would have been sent, newest first, page by page', async () => {
    const signUp = () => api.signUp({ isVerified: true });
    const people = [await signUp(), await signUp(), await signUp()];
    await jobsAreDone(api);
    for (const person of people) await person.post('/api/reminders/test', { channel: 'email' }).expect(200);
    const first = await admin.get(`${path}?limit=2`).expect(200);
    const next = /<([^>]+)>/.exec(first.headers.link ?? '')?.[1];
    const second = await admin.get(next!).expect(200);
    const mails = [...first.body, ...second.body].slice(0, people.length);
    expect(mails.map(({ to }) => to)).toEqual(people.map(({ email }) => email).reverse());
    expect(mails[0]).toEqual({
      id: expect.stringMatching(/\.eml$/),
      to: people[2]!.email,
      subject: 'Test: Nothing is due today',
      text: expect.stringMatching(/^Hello Rosa,\n\nThis is the test you asked for\. Nothing is due today/),
      sentAt: expect.any(String),
    });
  });

  it('never shows the links that open an account or show whose an address is', async () => {
    const rosa = await api.signUp();
    await api.visitor().post('/api/password/forgot', { email: rosa.email }).expect(202);
    const mailsToRosa = async () =>
      (await admin.get(path).expect(200)).body.filter(({ to }: { to: string }) => to === rosa.email);
    const mails = await eventually(mailsToRosa, ({ length }) => length === 2);
    for (const { text } of mails) expect(text).toContain('(the link is only in the mail itself)');
    expect(JSON.stringify(mails)).not.toMatch(/reset=|token=/);
  });

  it('is not opened by registering an admin’s address', async () => {
    const other = await startApi({ ADMIN_EMAILS: 'boss@leaflore.test' });
    try {
      const squatter = await other.signUp({ email: 'boss@leaflore.test' });
      expect((await squatter.get(path).expect(403)).body.code).toBe('admin-required');
    } finally {
      await other.stop();
    }
  });

  it.each(['../../session-secret', '..%2f..%2fx.eml', 'a/b.eml', '.eml'])(
    'leads to no other file: %s',
    async (cursor) => void (await admin.get(path).query({ cursor }).expect(400)),
  );
});
