import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api, Person } from '../../../../test/api-without-worker.js';
import { IssueSender } from './issue-sender.js';
import { IssueService } from './issue.service.js';

const issues = '/api/admin/newsletter/issues';

describe('an issue of the newsletter', () => {
  let api: Api;
  let boss: Person;
  beforeAll(async () => {
    api = await startApiWithoutWorker({ ADMIN_EMAILS: 'boss@leaflore.test' });
    boss = await api.signUp({ email: 'boss@leaflore.test', isVerified: true });
  });
  afterAll(() => api.stop());
  beforeEach(() => api.sql('truncate newsletter_subscribers, newsletter_issues cascade'));

  const readers = (count: number, domain = 'leaflore.test') =>
    api.sql(
      `insert into newsletter_subscribers (email, confirmed_at)
       select 'reader' || n || '@' || $2::text, now() from generate_series(1, $1::int) n`,
      [count, domain],
    );
  const isDue = () => api.sql('update newsletter_issues set next_turn_at = now()');
  const turn = async () => {
    await isDue();
    await api.app.get(IssueSender, { strict: false }).sendTurn();
  };
  /** The mails with this subject; no worker runs here, so the tests take the turns. */
  const mailsOf = (month: string) => {
    const folder = path.join(api.dataDir, 'mail');
    return readdirSync(folder)
      .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/=\n/g, '').replace(/=3D/g, '='))
      .filter((mail) => mail.includes(`Subject: Your plants in ${month}`));
  };
  const newest = async () => (await boss.get(issues).expect(200)).body[0];

  it('is written, seen, sent and listed by admins alone', async () => {
    const rosa = await api.signUp();
    for (const [person, status] of [
      [rosa, 403],
      [api.visitor(), 401],
    ] as const) {
      await person.get(issues).expect(status);
      await person.get(`${issues}/preview?month=2027-01`).expect(status);
      await person.post(issues, { month: '2027-01' }).expect(status);
    }
    expect((await boss.get(issues).expect(200)).body).toEqual([]);
  });

  it('is written from the tips of the season, north and south, and shows a plant of the library', async () => {
    await readers(2);
    await api.sql(`insert into newsletter_subscribers (email) values ('maybe@leaflore.test')`);
    const { body } = await boss.get(`${issues}/preview?month=2027-01`).expect(200);
    expect(body).toMatchObject({ month: '2027-01', subject: 'Your plants in January', recipients: 2 });
    expect(body.parts.map(({ title }: { title: string }) => title)).toEqual([
      'January north of the equator',
      'January south of the equator',
      expect.stringMatching(/^Plant of the month: /),
    ]);
    expect(JSON.stringify(body.parts[0])).toContain('Cacti and succulents now rest best');
    expect(JSON.stringify(body.parts[1])).not.toContain('Cacti and succulents now rest best');
    for (const month of ['2027-13', 'x', '', '2027-1'])
      await boss.get(`${issues}/preview`).query({ month }).expect(400);
  });

  it('reaches everybody who has confirmed, once, with a link and a header to leave the list in one click', async () => {
    await readers(3, 'once.test');
    await boss.post(issues, { month: '2027-02' }).expect(202);
    await turn();
    await turn();
    expect(await newest()).toMatchObject({
      month: '2027-02',
      waiting: 0,
      sent: 3,
      failed: 0,
      closedAt: expect.any(String),
    });
    const mails = mailsOf('February');
    expect(mails).toHaveLength(3);

    const headers = mails[0]!.replace(/\n[ \t]+/g, ' ');
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, off = ''] =
      /List-Unsubscribe: <http:\/\/leaflore\.test(\/newsletter\/unsubscribe\/[\w-]+)>/.exec(headers)!;
    // As a mail program does it: from anywhere, without a cookie.
    const oneClick = () =>
      api
        .visitor()
        .post(off, 'List-Unsubscribe=One-Click', {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://mail.example',
        })
        .expect(200);
    expect((await oneClick()).body).toEqual({ state: 'unsubscribed' });
    expect((await oneClick()).body).toEqual({ state: 'unsubscribed' });
    expect(await api.sql('select 1 from newsletter_subscribers')).toHaveLength(2);
    const token = off.split('/').at(-1);
    const looked = await api.visitor().get(`/api/newsletter/unsubscribe?token=${token}`).expect(200);
    expect(looked.body).toEqual({ state: 'unsubscribed' });
    expect((await api.visitor().post('/api/newsletter/unsubscribe', { token }).expect(200)).body).toEqual({
      state: 'unsubscribed',
    });
  });

  it('reaches each reader in the language in which the newsletter was asked for', async () => {
    await readers(1, 'english.test');
    await api.sql(
      `insert into newsletter_subscribers (email, confirmed_at, language) values ('leser@leaflore.test', now(), 'de')`,
    );
    await boss.post(issues, { month: '2027-07' }).expect(202);
    await turn();
    const folder = path.join(api.dataDir, 'mail');
    const mails = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const to = (email: string) => mails.filter((mail) => mail.includes(`To: ${email}\n`));
    expect(to('reader1@english.test').map((mail) => /^Subject: .*$/m.exec(mail)![0])).toEqual([
      'Subject: Your plants in July',
    ]);
    expect(to('leser@leaflore.test').map((mail) => /^Subject: .*$/m.exec(mail)![0])).toEqual([
      'Subject: Deine Pflanzen im Juli',
    ]);
    const german = to('leser@leaflore.test')[0]!.replace(/=\n/g, '').replace(/=3D/g, '=');
    expect(german).toContain('<html lang="de">');
  });

  it('is sent once a month, however often it is asked for at once', async () => {
    await readers(1);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => boss.post(issues, { month: '2027-03' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('issue-already-sent');
    expect((await boss.get(issues).expect(200)).body).toHaveLength(1);
  });

  it('is not sent when that cannot be recorded', async () => {
    await readers(1);
    await api.sql('alter table outbox rename to outbox_away');
    const sent = api.app.get(IssueService, { strict: false }).send('2027-06', boss.id);
    await expect(sent).rejects.toThrow('outbox');
    await api.sql('alter table outbox_away rename to outbox');
    expect((await boss.get(issues).expect(200)).body).toEqual([]);
  });

  it('is sent in turns, at most 50 mails each, however many workers take one', async () => {
    await readers(60);
    await boss.post(issues, { month: '2027-04' }).expect(202);
    const sender = api.app.get(IssueSender, { strict: false });
    await isDue();
    await Promise.all([sender.sendTurn(), sender.sendTurn(), sender.sendTurn()]);
    expect(await newest()).toMatchObject({ sent: 50, waiting: 10, closedAt: null });
    await turn();
    expect(await newest()).toMatchObject({ sent: 60, waiting: 0, closedAt: expect.any(String) });
  });

  it('does not reach who leaves while it is being sent', async () => {
    await readers(55, 'leaving.test');
    await boss.post(issues, { month: '2027-05' }).expect(202);
    await turn();
    const [left] = await api.sql<{ email: string }>(
      `delete from newsletter_subscribers where id = (select subscriber_id from newsletter_deliveries where state = 'waiting' limit 1) returning email`,
    );
    await turn();
    expect(await newest()).toMatchObject({ sent: 54, waiting: 0 });
    const mails = mailsOf('May');
    expect(mails).toHaveLength(54);
    expect(mails.filter((mail) => mail.includes(`To: ${left!.email}\n`))).toEqual([]);
  });
});
