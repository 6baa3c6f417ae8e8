import { Body, Controller, Get, HttpCode, Param, Patch, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Admin } from '../../platform/http/access.js';
import { anId, Answers, PageQuery, Problems } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { ActivityLog } from '../activity/index.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { ContactMessageRepository } from './contact-message.repository.js';
import { LetterAnsweredDto, ReceivedMessageDto } from './contact.dto.js';
import { contactMessageNotFound } from './domain/contact.errors.js';

/** The messages to the team, for admins. */
@ApiTags('admin')
@Admin()
@Controller('api/admin/contact-messages')
export class ContactDeskController {
  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly activity: ActivityLog,
  ) {}

  @Get()
  @Answers(200, [ReceivedMessageDto], 'The messages to the team, newest first')
  async listContactMessages(
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReceivedMessageDto[]> {
    const rows = await this.messages.list(limit, cursor ? fromCursor(cursor) : undefined);
    linkNext(reply, '/api/admin/contact-messages', rows, limit);
    return rows.map(({ userId, ...message }) => ({ ...message, isMember: userId !== null }));
  }

  @Patch(':id')
  @HttpCode(204)
  @Problems(contactMessageNotFound)
  @Answers(204, undefined, 'Notes that a message is answered, or that it is not')
  async markContactMessage(
    @CurrentUser() { id: userId }: Account,
    @Param('id', anId) id: string,
    @Body() { isAnswered }: LetterAnsweredDto,
  ): Promise<void> {
    await this.messages.setAnswered(id, isAnswered);
    const details = `Marked the message ${id} as ${isAnswered ? 'answered' : 'not answered'}`;
    await this.activity.record({ userId, action: 'message_answered', details });
  }
}
