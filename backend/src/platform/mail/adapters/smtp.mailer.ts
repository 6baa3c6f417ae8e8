import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import { Mailer } from '../mailer.js';
import type { Mail } from '../mailer.js';

/** Hands mail to the SMTP server of SMTP_URL. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport(url);
  }

  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail({ from: this.from, ...mail });
  }
}
