import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { SmtpMailer } from './smtp.mailer.js';

const MAIL = { id: 'note-1', to: 'rosa@leaflore.test', subject: 'Water the fern', text: 'It is dry.' };

/** A mail server that greets in its own way, takes every mail and keeps what it was sent. */
function smtpServer(greeting = '220 mail.test ESMTP\r\n') {
  let received = '';
  let isData = false;
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined).write(greeting);
    socket.on('data', (bytes) => {
      received += bytes.toString();
      if (isData && !received.endsWith('\r\n.\r\n')) return;
      const asks = !isData && /DATA\r\n$/.test(received);
      const leaves = /QUIT\r\n$/.test(received);
      isData = asks;
      socket.write(asks ? '354 go on\r\n' : leaves ? '221 bye\r\n' : '250 fine\r\n');
      if (leaves) socket.end();
    });
  });
  return { server, received: () => received };
}

describe('mail by SMTP', () => {
  const servers: net.Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));
  const mailerTo = async ({ server }: ReturnType<typeof smtpServer>) => {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return new SmtpMailer(`smtp://127.0.0.1:${port}`, 'Leaflore <garden@leaflore.test>');
  };

  it('is handed over to a server in our own network', async () => {
    const server = smtpServer();
    await (await mailerTo(server)).send(MAIL);
    expect(server.received()).toContain('RCPT TO:<rosa@leaflore.test>');
    expect(server.received()).toContain('Message-ID: <note-1@leaflore.test>');
    expect(server.received()).toContain('It is dry.');
  });

  it('has no line in its head that somebody wrote into a name', async () => {
    const server = smtpServer();
    const subject = 'Water the fern\r\nBcc: otto@leaflore.test';
    await (await mailerTo(server)).send({ ...MAIL, subject });
    expect(server.received()).toContain('Subject: Water the fern Bcc: otto@leaflore.test\r\n');
    expect(server.received()).not.toMatch(/^(Bcc|RCPT TO:<otto)/m);
  });

  it('fails, to be tried again, when the server is away or never ends its answer', async () => {
    const away = new SmtpMailer('smtp://127.0.0.1:1', 'garden@leaflore.test');
    await expect(away.send(MAIL)).rejects.toThrow('ECONNREFUSED');
    const endless = smtpServer(`220-${'x'.repeat(70_000)}`);
    await expect((await mailerTo(endless)).send(MAIL)).rejects.toThrow(/response/i);
  });
});
