import { eventually } from '../../../test/eventually.js';
import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';

const path = '/api/admin/mailbox';

describe('the mailbox of a server without a mail server', () => {
  let api: Api;
  let admin: Person;
  beforeAll(async () => {
    api = await startApi({ ADMIN_EMAILS: 'boss@leaflore.test' });
    admin = await api.signUp({ email: 'boss@leaflore.test' });
  });
  afterAll(() => api.stop());

  it('is for admins alone', async () => {
    const rosa = await api.signUp();
    const { body } = await rosa.get(path).expect(403);
    expect(body.message).toBe('Admin access required to view this page.');
    await api.visitor().get(path).expect(401);
  });

  it('shows what would have been sent, newest first, page by page', async () => {
    expect((await admin.get(path).expect(200)).body).toEqual([]);
    const people = [await api.signUp(), await api.signUp(), await api.signUp()];
    for (const person of people) await person.post('/api/reminders/test', { channel: 'email' }).expect(200);
    const first = await admin.get(`${path}?limit=2`).expect(200);
    const next = /<([^>]+)>/.exec(first.headers.link ?? '')?.[1];
    const second = await admin.get(next!).expect(200);
    const mails = [...first.body, ...second.body];
    expect(mails.map(({ to }) => to)).toEqual(people.map(({ email }) => email).reverse());
    expect(mails[0]).toEqual({
      id: expect.stringMatching(/\.eml$/),
      to: people[2]!.email,
      subject: 'Test: nothing is due today',
      text: expect.stringMatching(/^Hello Rosa,\n\nthis is the test you asked for\. Nothing is due today/),
      sentAt: expect.any(String),
    });
  });

  it('never shows the link that opens an account', async () => {
    const rosa = await api.signUp();
    await api.visitor().post('/api/password/forgot', { email: rosa.email }).expect(202);
    const { body } = await eventually(
      () => admin.get(path),
      ({ body: [newest] }) => newest?.to === rosa.email,
    );
    expect(body[0].text).toContain('(the link is only in the mail itself)');
    expect(JSON.stringify(body)).not.toContain('reset=');
  });

  it.each(['../../session-secret', '..%2f..%2fx.eml', 'a/b.eml', '.eml'])(
    'leads to no other file: %s',
    async (cursor) => void (await admin.get(path).query({ cursor }).expect(400)),
  );
});
