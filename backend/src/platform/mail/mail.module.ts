import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/config.js';
import { FolderMailer } from './adapters/folder.mailer.js';
import { SmtpMailer } from './adapters/smtp.mailer.js';
import { Mailbox } from './mailbox.js';
import { Mailer } from './mailer.js';

/** Chooses the mailer. */
@Global()
@Module({
  providers: [
    Mailbox,
    {
      provide: Mailer,
      inject: [Config],
      useFactory: ({ SMTP_URL, MAIL_FROM, DATA_DIR }: Config) =>
        SMTP_URL
          ? new SmtpMailer(SMTP_URL, MAIL_FROM)
          : new FolderMailer(path.join(DATA_DIR, 'mail'), MAIL_FROM),
    },
  ],
  exports: [Mailbox, Mailer],
})
export class MailModule {}
