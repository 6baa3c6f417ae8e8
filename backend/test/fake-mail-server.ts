import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server with a login, which takes every mail unless it is set to answer otherwise. */
export class FakeMailServer {
  /** To whom mails have come, whatever was answered to them then. */
  recipients: string[] = [];
  /** How often it has answered as set. */
  refusals = 0;
  private fault?: { verb: string; answer: string; about: string };
  private readonly server = net.createServer((socket) => this.serve(socket));

  /** The port. */
  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server.close();
  }

  /** Answers this to a command (`.`: to the text of a mail) that has `about` in it; `cut` ends the connection instead. */
  answers(verb: string, answer: string, about = ''): void {
    this.fault = { verb, answer, about };
  }

  reset(): void {
    this.fault = undefined;
    this.recipients = [];
    this.refusals = 0;
  }

  private serve(socket: net.Socket): void {
    let text = '';
    let isText = false;
    let recipient = '';
    socket.on('error', () => undefined).write('220 mail.test ESMTP\r\n');
    socket.on('data', (bytes) => {
      text += bytes.toString();
      if (!text.endsWith(isText ? '\r\n.\r\n' : '\r\n')) return;
      const verb = isText ? '.' : text.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') recipient = /<(.*?)>/.exec(text)![1]!;
      if (isText) this.recipients.push(recipient);
      const answer = this.answerTo(verb, text);
      isText = answer.startsWith('354');
      text = '';
      if (answer === 'cut') return void socket.destroy();
      socket.write(`${answer}\r\n`);
      if (verb === 'QUIT') socket.end();
    });
  }

  private answerTo(verb: string, text: string): string {
    if (verb === this.fault?.verb && text.includes(this.fault.about)) {
      this.refusals += 1;
      return this.fault.answer;
    }
    return OWN[verb] ?? '250 fine';
  }
}

const OWN: Record<string, string> = {
  EHLO: '250-mail.test\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  DATA: '354 go on',
  QUIT: '221 bye',
};
