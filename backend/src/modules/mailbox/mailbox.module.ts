import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MailboxController } from './mailbox.controller.js';

@Module({ imports: [AuthModule], controllers: [MailboxController] })
export class MailboxModule {}
