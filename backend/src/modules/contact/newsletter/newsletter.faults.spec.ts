import { startApiWithoutWorker } from '../../../../test/api-without-worker.js';
import type { Api } from '../../../../test/api-without-worker.js';
import { FakeMailServer } from '../../../../test/fake-mail-server.js';
import { IssueSender } from './issue-sender.js';

const TURNS = 7;

describe('when the mail server does not take the newsletter', () => {
  const server = new FakeMailServer();
  let api: Api;
  beforeAll(async () => {
    const port = await server.start();
    api = await startApiWithoutWorker({ SMTP_URL: `smtp://leaflore:secret@127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await api.stop();
    server.stop();
  });
  beforeEach(async () => {
    server.reset();
    await api.sql('truncate newsletter_subscribers, newsletter_issues cascade');
    await api.sql(
      `insert into newsletter_subscribers (email, confirmed_at)
       select 'reader' || n || '@leaflore.test', now() from generate_series(1, 3) n`,
    );
    await api.sql(
      `with issue as (insert into newsletter_issues (month, subject, parts) values ('2027-01', 'Your plants', '[]') returning id)
       insert into newsletter_deliveries (issue_id, subscriber_id) select issue.id, s.id from issue, newsletter_subscribers s`,
    );
  });

  const turn = () => api.app.get(IssueSender, { strict: false }).sendTurn();
  /** As long later as it takes until everything may be tried again. */
  const later = async () => {
    await api.sql(`update newsletter_issues set next_turn_at = now()`);
    await api.sql(`update newsletter_deliveries set begun_at = begun_at - interval '6 minutes'`);
    await turn();
  };
  const states = async () =>
    Object.fromEntries(
      (
        await api.sql<{ email: string; state: string }>(
          `select email, state from newsletter_deliveries join newsletter_subscribers on id = subscriber_id order by email`,
        )
      ).map(({ email, state }) => [email.slice(0, 7), state]),
    );
  const all = (state: string) => ({ reader1: state, reader2: state, reader3: state });
  const isClosed = async () =>
    (await api.sql('select from newsletter_issues where closed_at is not null')).length;

  it.each([
    ['does not accept our login', 'AUTH', '535 5.7.8 Authentication failed'],
    ['does not accept our sender', 'MAIL', '550 5.7.1 Sender rejected'],
    ['wants a login', 'RCPT', '530 5.7.0 Authentication required'],
    ['does not relay for us', 'RCPT', '554 5.7.1 Relay access denied'],
    ['closes', 'RCPT', '421 4.3.2 Shutting down'],
  ])(
    'nobody is given up while it %s, however long, and it is left alone in between',
    async (_what, verb, answer) => {
      server.answers(verb, answer);
      await turn();
      const [issue] = await api.sql<{ wait: number }>(
        `select extract(epoch from next_turn_at - now())::float as wait from newsletter_issues`,
      );
      expect(issue!.wait).toBeGreaterThan(200);
      for (let count = 1; count < TURNS; count += 1) await later();
      expect(await states()).toEqual(all('waiting'));
      server.reset();
      await later();
      expect([await states(), await isClosed()]).toEqual([all('sent'), 1]);
      expect(server.recipients.sort()).toEqual([1, 2, 3].map((n) => `reader${n}@leaflore.test`));
    },
  );

  it('who is refused is given up at once, and the others get theirs', async () => {
    server.answers('RCPT', '550 5.1.1 No such mailbox', 'reader2');
    await turn();
    expect([await states(), await isClosed()]).toEqual([{ ...all('sent'), reader2: 'failed' }, 1]);
  });

  it('a text that is refused is not sent again', async () => {
    server.answers('.', '554 5.6.0 Not wanted');
    await turn();
    expect(await states()).toEqual(all('failed'));
  });

  it('who is to be tried later holds up nobody, and is given up after five tries', async () => {
    server.answers('RCPT', '450 4.2.0 Greylisted', 'reader1');
    await turn();
    await api.sql(`update newsletter_issues set next_turn_at = now()`);
    await turn();
    expect(server.refusals).toBe(1);
    for (let tries = 1; tries < 5; tries += 1) {
      expect(await states()).toEqual({ ...all('sent'), reader1: 'waiting' });
      await later();
    }
    expect([await states(), await isClosed()]).toEqual([{ ...all('sent'), reader1: 'failed' }, 1]);
  });

  it('a mail that may have arrived before the line was cut is tried five times at most', async () => {
    server.answers('.', 'cut');
    for (let count = 0; count < 20; count += 1) await later();
    expect(await states()).toEqual(all('failed'));
    expect(server.recipients).toHaveLength(15);
  });
});
