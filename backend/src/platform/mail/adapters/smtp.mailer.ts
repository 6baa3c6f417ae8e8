import type { Transporter } from 'nodemailer';
import { Mailer } from '../mailer.js';
import type { Mail } from '../mailer.js';

/** A server that does not answer within this time is tried again later. */
const TIMEOUT_MS = 10_000;

/** Sends mail through the SMTP server of SMTP_URL. */
export class SmtpMailer extends Mailer {
  readonly isKeptHere = false;
  private transport?: Promise<Transporter>;

  constructor(
    private readonly url: string,
    private readonly from: string,
  ) {
    super();
  }

  /** Nothing is kept here. */
  async forget(): Promise<void> {}

  /** The mail's id becomes its Message-ID, by which mail servers and programs recognise duplicates. */
  async send({ id, ...mail }: Mail): Promise<void> {
    const domain = /@([\w.-]+)/.exec(this.from)?.[1] ?? 'leaflore.invalid';
    const transport = await (this.transport ??= this.load());
    await transport.sendMail({
      from: this.from,
      ...(id && { messageId: `<${id}@${domain}>` }),
      ...mail,
    });
  }

  /** Loaded with the first mail, as most processes send none. */
  private async load(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const patience = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    return createTransport({ url: this.url, ...patience });
  }
}
