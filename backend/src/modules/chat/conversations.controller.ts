import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { entitlementsOf } from '../../kernel/plans.js';
import { Members, Needs, premiumRequired } from '../../platform/http/access.js';
import { anId, Answers, PageQuery, Problems } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { Records } from '../activity/index.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { ConversationDto, ConversationTitleDto, ExchangeDto, ExpertDto } from './chat.dto.js';
import { ConversationsService } from './conversations.service.js';
import { conversationNotFound, tooManyConversations } from './domain/chat.errors.js';
import type { Conversation } from './domain/chat.js';
import { Expert } from './expert.js';

/** A person's conversations, and who answers in them. What was said stays theirs when premium has ended. */
@Needs('expertChat')
@ApiTags('chat')
@ApiExtraModels(ExchangeDto)
@Controller('api/chat')
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly expert: Expert,
  ) {}

  @Get('expert')
  @Answers(200, ExpertDto, 'Which models answer, and what to ask')
  describeExpert(@CurrentUser() account: Account): Promise<ExpertDto> {
    return this.expert.describe(account);
  }

  @Members()
  @Get('conversations')
  @Problems(premiumRequired)
  @Answers(
    200,
    [ConversationDto],
    'Your conversations, the one used last first; without premium those you have',
  )
  async listConversations(
    @CurrentUser() account: Account,
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Conversation[]> {
    const rows = await this.conversations.list(account.id, limit, cursor ? fromCursor(cursor) : undefined);
    if (!rows.length && !cursor && !entitlementsOf(account).expertChat) throw premiumRequired();
    const positions = rows.map(({ id, updatedAt: createdAt }) => ({ id, createdAt }));
    linkNext(reply, '/api/chat/conversations', positions, limit);
    return rows;
  }

  @Post('conversations')
  @Records('conversation', 'Began a conversation')
  @Problems(tooManyConversations)
  @Answers(201, ConversationDto, 'Begins a conversation')
  createConversation(
    @CurrentUser() { id }: Account,
    @Body() { title }: ConversationTitleDto,
  ): Promise<Conversation> {
    return this.conversations.create(id, title);
  }

  @Members()
  @Patch('conversations/:id')
  @Records('conversation', 'Renamed a conversation')
  @Problems(conversationNotFound)
  @Answers(200, ConversationDto, 'Gives a conversation another name')
  renameConversation(
    @CurrentUser() { id: userId }: Account,
    @Param('id', anId) id: string,
    @Body() { title }: ConversationTitleDto,
  ): Promise<Conversation> {
    return this.conversations.rename(id, userId, title);
  }

  @Members()
  @Delete('conversations/:id')
  @Records('conversation', 'Deleted a conversation')
  @HttpCode(204)
  @Problems(conversationNotFound)
  @Answers(204, undefined, 'Deletes a conversation with all that was said in it')
  async deleteConversation(
    @CurrentUser() { id: userId }: Account,
    @Param('id', anId) id: string,
  ): Promise<void> {
    await this.conversations.remove(id, userId);
  }
}
