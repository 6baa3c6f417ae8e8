import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Admin } from '../../platform/http/access.js';
import { Answers } from '../../platform/http/contract.js';
import { Mailbox } from '../../platform/mail/mailbox.js';
import { KeptMailDto, MailboxQuery } from './mailbox.dto.js';

/** Shows operators of a server without a mail server the mails that it would have sent. */
@ApiTags('admin')
@Controller('api/admin/mailbox')
export class MailboxController {
  constructor(private readonly mailbox: Mailbox) {}

  @Admin()
  @Get()
  @Answers(200, [KeptMailDto], 'The mails that were kept on this server, newest first')
  async listMailbox(
    @Query() { limit, cursor }: MailboxQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<KeptMailDto[]> {
    const mails = await this.mailbox.list(limit, cursor);
    const last = mails.at(-1);
    if (last && mails.length === limit)
      void reply.header('link', `</api/admin/mailbox?limit=${limit}&cursor=${last.id}>; rel="next"`);
    return mails;
  }
}
