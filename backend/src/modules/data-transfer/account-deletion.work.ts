import { Injectable } from '@nestjs/common';
import type { Job } from '../../kernel/job.js';
import { speaking } from '../../kernel/languages/language.js';
import { texts } from '../../kernel/languages/texts.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { OnJob } from '../../platform/queue/job-handlers.js';
import { ImageStore } from '../../platform/storage/image-store.js';
import { mailGoodbye, removeFiles } from './account-deletion.js';
import type { Goodbye } from './account-deletion.js';

const tData = texts('dataTransfer');

/** What follows the deletion of an account, in a worker: its files go, and a last mail is sent. */
@Injectable()
export class AccountDeletionWork {
  constructor(
    private readonly store: ImageStore,
    private readonly mailer: Mailer,
  ) {}

  @OnJob(removeFiles)
  removeFiles({ data: { userId } }: Job<{ userId: string }>): Promise<void> {
    return this.store.deleteFolder(userId);
  }

  /** The last mail; those before it that stayed on this server are deleted, letters to the team too. */
  @OnJob(mailGoodbye)
  async mailGoodbye({ id, data }: Job<Goodbye>): Promise<void> {
    const { email, firstName: name, isConfirmed, language } = data;
    await this.mailer.forget(email, isConfirmed);
    if (!isConfirmed) return;
    const mail = speaking(language, () => ({
      subject: tData('goodbyeSubject'),
      text: tData('goodbyeMail', { name }),
    }));
    await this.mailer.send({ id, to: email, ...mail });
  }
}
