import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';

/** A mail that is kept on this server because no mail server is set up. */
export interface KeptMail {
  /** The name of its file. It begins with the time, so names sort by time. */
  id: string;
  to: string;
  subject: string;
  text: string;
  sentAt: string;
}

/** It opens an account, so it is for the owner of the address alone. */
const RESET_LINK = /https?:\/\/\S*[?&]reset=\S+/g;

/** Reads the mails that FolderMailer wrote. */
@Injectable()
export class Mailbox {
  private readonly folder: string;

  constructor({ DATA_DIR }: Config) {
    this.folder = path.join(DATA_DIR, 'mail');
  }

  /** Newest first, at most `limit`, older than the mail `before`. */
  async list(limit: number, before?: string): Promise<KeptMail[]> {
    const names = (await this.names()).filter((name) => !before || name < before);
    return Promise.all(
      names
        .sort()
        .reverse()
        .slice(0, limit)
        .map((name) => this.read(name)),
    );
  }

  private async names(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => name.endsWith('.eml'));
  }

  private async read(id: string): Promise<KeptMail> {
    const { default: PostalMime } = await import('postal-mime');
    const mail = await PostalMime.parse(await readFile(path.join(this.folder, id)));
    return {
      id,
      to: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
      subject: mail.subject ?? '',
      text: (mail.text ?? '').trim().replace(RESET_LINK, '(the link is only in the mail itself)'),
      sentAt: new Date(mail.date ?? 0).toISOString(),
    };
  }
}
