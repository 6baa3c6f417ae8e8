import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { texts } from '../../kernel/languages/texts.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { Config } from '../config/config.js';
import { Every } from '../queue/every.js';
import { MailFolder } from './mail-folder.js';
import type { KeptMail } from './mail-folder.js';

const tMailbox = texts('mailbox');

/** They open an account or show whose an address is, so they are for the owner of the address alone. */
const SECRET_LINKS = /https?:\/\/\S*(?:[?&]reset=|\/verify-email\?)\S+/g;

/** Shows the mails that FolderMailer wrote, and deletes the old ones. */
@Injectable()
export class Mailbox {
  private readonly folder: MailFolder;

  constructor({ DATA_DIR }: Config) {
    this.folder = new MailFolder(path.join(DATA_DIR, 'mail'));
  }

  /** Newest first, at most `limit`, older than the mail `before`. */
  async list(limit: number, before?: string): Promise<KeptMail[]> {
    const ids = (await this.folder.ids()).filter((id) => !before || id < before);
    const mails = await Promise.all(
      ids
        .reverse()
        .slice(0, limit)
        .map((id) => this.folder.read(id)),
    );
    return mails.map((mail) => ({
      ...mail,
      text: mail.text.replace(SECRET_LINKS, tMailbox('secretLink')),
    }));
  }

  @Every(HOUR_S)
  prune(): Promise<void> {
    return this.folder.prune(daysAgo(KEPT_DAYS.mails));
  }
}
