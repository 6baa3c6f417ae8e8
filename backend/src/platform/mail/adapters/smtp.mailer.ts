import type { Transporter } from 'nodemailer';
import { FinalFailure } from '../../../kernel/job.js';
import { openSocket, OUTBOUND } from '../../outbound/outbound.js';
import { outboundCalls } from '../../telemetry/signals.js';
import { failureOf, Mailer } from '../mailer.js';
import type { Mail } from '../mailer.js';

const { timeoutMs, maxBytes } = OUTBOUND.mail;
/** Of submission (RFC 6409), and of submission under TLS from the start (RFC 8314). */
const PORTS = { plain: 587, tls: 465 };

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
    const message = { from: this.from, messageId: `<${id}@${domain}>`, ...mail };
    const sent = outboundCalls.run({ service: 'mail' }, () => transport.sendMail(message));
    await sent.catch((error: Error) => {
      throw failureOf(error) === 'refused' ? new FinalFailure(error) : error;
    });
  }

  /** Loaded with the first mail, as most processes send none. */
  private async load(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      maxResponseSize: maxBytes,
      getSocket: ({ host = 'localhost', port, secure }, callback) => {
        const socket = openSocket(host, Number(port) || PORTS[secure ? 'tls' : 'plain'], OUTBOUND.mail);
        socket.then(
          (connection) => callback(null, { connection }),
          (error: Error) => callback(error),
        );
      },
    });
  }
}
