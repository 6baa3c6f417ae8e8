import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MailFolder } from '../mail-folder.js';
import { Mailer } from '../mailer.js';
import type { Mail } from '../mailer.js';

/** Used without an SMTP server: writes each mail to an .eml file that the operator can open. */
export class FolderMailer extends Mailer {
  readonly isKeptHere = true;

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  /** Writes the file atomically, under a name made of date and id. */
  async send({ id, date = new Date(), ...mail }: Mail): Promise<void> {
    const { createTransport } = await import('nodemailer'); // loaded with the first mail
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await transport.sendMail({ from: this.from, date, ...mail });
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = path.join(this.folder, `${date.toISOString().replace(/[:.]/g, '-')}-${id.slice(0, 8)}.eml`);
    const draft = `${file}.${randomUUID()}.draft`;
    await writeFile(draft, message as Buffer, { mode: 0o600 });
    await rename(draft, file);
  }

  forget(address: string, isConfirmed: boolean): Promise<void> {
    return new MailFolder(this.folder).forget(address, isConfirmed);
  }
}
