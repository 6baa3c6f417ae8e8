import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** A mail that is kept on this server because no mail server is set up. */
export interface KeptMail {
  /** The name of its file. It begins with the time, so names sort by time. */
  id: string;
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

/** Mails as files: the folder that FolderMailer writes to. */
export class MailFolder {
  constructor(readonly path: string) {}

  /** The ids of all mails, oldest first. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => name.endsWith('.eml')).sort();
  }

  async read(id: string): Promise<KeptMail> {
    const mail = await this.parse(id);
    return {
      id,
      to: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
      subject: mail.subject ?? '',
      text: (mail.text ?? '').trim(),
      sentAt: new Date(mail.date ?? 0).toISOString(),
    };
  }

  /** Deletes the mails to this address and, if it is known to be that person's own, those that ask for an answer to it. */
  async forget(address: string, isConfirmed: boolean): Promise<void> {
    for (const id of await this.ids()) {
      const { to = [], replyTo = [] } = await this.parse(id);
      const about = isConfirmed ? [...to, ...replyTo] : to;
      if (about.some((each) => each.address?.toLowerCase() === address.toLowerCase())) await this.delete(id);
    }
  }

  /** Deletes the mails that were sent before this moment. */
  async prune(before: Date): Promise<void> {
    const oldest = before.toISOString().replace(/[:.]/g, '-');
    for (const id of await this.ids()) if (id < oldest) await this.delete(id);
  }

  private async parse(id: string) {
    const { default: PostalMime } = await import('postal-mime');
    return PostalMime.parse(await readFile(path.join(this.path, id)));
  }

  private delete(id: string): Promise<void> {
    return rm(path.join(this.path, id), { force: true });
  }
}
