import net from 'node:net';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { eventually } from '../../../../test/eventually.js';
import { end, Processes } from '../../../../test/processes.js';

const READERS = 12;
const KILLS = 3;

jest.setTimeout(120_000);

/** A mail server that takes mails; `silent` are taken without a word of it, as if the line were cut at that moment. */
function smtpServer() {
  const received: string[] = [];
  const silentAfter = new Set<number>();
  const server = net.createServer((socket) => {
    let isData = false;
    let text = '';
    socket.on('error', () => undefined).write('220 mail.test ESMTP\r\n');
    socket.on('data', (bytes) => {
      text += bytes.toString();
      if (isData && !text.endsWith('\r\n.\r\n')) return;
      if (isData) {
        isData = false;
        received.push(/^To: (\S+)/m.exec(text)![1]!);
        text = '';
        if (silentAfter.has(received.length)) return;
        return void socket.write('250 taken\r\n');
      }
      isData = /DATA\r\n$/.test(text);
      if (isData || /\r\n$/.test(text)) {
        const leaves = /QUIT\r\n$/.test(text);
        text = '';
        socket.write(isData ? '354 go on\r\n' : leaves ? '221 bye\r\n' : '250 fine\r\n');
        if (leaves) socket.end();
      }
    });
  });
  return { server, received, silentAfter };
}

/** Kills real workers in the middle of their work: the built ones, which `npm test` has made. */
describe('when workers die while they send the newsletter', () => {
  const smtp = smtpServer();
  let processes: Processes;
  let client: pg.Client;
  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.server.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    processes = new Processes({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await processes.prepare();
    client = new pg.Client({ connectionString: processes.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await processes.close();
    smtp.server.close();
  });

  it(`nobody gets two mails and nobody none, though ${KILLS} workers were killed in the middle of a mail`, async () => {
    await client.query(
      `insert into newsletter_subscribers (email, confirmed_at)
       select 'reader' || n || '@leaflore.test', now() from generate_series(1, ${READERS}) n`,
    );
    await client.query(
      `with issue as (insert into newsletter_issues (month, subject, parts) values ('2027-01', 'Your plants', '[]') returning id)
       insert into newsletter_deliveries (issue_id, subscriber_id)
       select issue.id, s.id from issue, newsletter_subscribers s`,
    );
    for (const at of [2, 5, 9].slice(0, KILLS)) {
      smtp.silentAfter.add(at);
      const worker = await processes.start('worker');
      await eventually(
        () => smtp.received.length,
        (count) => count === at,
        30_000,
      );
      await end(worker, 'SIGKILL');
      await client.query('update newsletter_issues set next_turn_at = now()');
    }
    await processes.start('worker');
    await eventually(
      () => smtp.received.length,
      (count) => count >= READERS,
      30_000,
    );
    const states = async () => {
      const { rows } = await client.query<{ state: string; count: number }>(
        'select state, count(*)::int as count from newsletter_deliveries group by state order by state',
      );
      return rows;
    };
    await eventually(states, (rows) => !rows.some(({ state }) => state === 'waiting'), 30_000);
    expect(new Set(smtp.received).size).toBe(READERS);
    expect(smtp.received).toHaveLength(READERS);
    await client.query(
      `update newsletter_deliveries set begun_at = begun_at - interval '1 hour' where state = 'sending'`,
    );
    await client.query('update newsletter_issues set next_turn_at = now()');
    const isClosed = async () =>
      (await client.query('select from newsletter_issues where closed_at is not null')).rowCount;
    await eventually(isClosed, (count) => count === 1, 30_000);
    expect(await states()).toEqual([
      { state: 'sent', count: READERS - KILLS },
      { state: 'unconfirmed', count: KILLS },
    ]);
  });
});
