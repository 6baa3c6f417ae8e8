import type { Transporter } from 'nodemailer';
import { Mailer } from '../mailer.js';
import type { Mail } from '../mailer.js';

/** A server that does not answer within this time will be asked again later. */
const PATIENCE_MS = 10_000;

/** Hands mail to the SMTP server of SMTP_URL. */
export class SmtpMailer extends Mailer {
  readonly isKeptHere = false;
  private transport?: Promise<Transporter>;

  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {
    super();
  }

  /** A mail with an id carries it as its Message-ID, by which mail servers and programs know a double. */
  async send({ id, ...mail }: Mail): Promise<void> {
    const domain = /@([\w.-]+)/.exec(this.from)?.[1] ?? 'leaflore.invalid';
    const transport = await (this.transport ??= this.load());
    await transport.sendMail({
      from: this.from,
      ...(id && { messageId: `<${id}@${domain}>` }),
      ...mail,
    });
  }

  /** With the first mail: most processes send none. */
  private async load(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const patience = {
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    };
    return createTransport({ url: this.url, ...patience });
  }
}
