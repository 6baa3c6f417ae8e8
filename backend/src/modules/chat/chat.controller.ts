import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Ip,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Members, Needs } from '../../platform/http/access.js';
import { tooManyStreams } from '../../platform/http/admission/event-streams.js';
import { endTurn } from '../../platform/http/admission/turns.js';
import { anId, Answers, PageQuery, Problems, Repeatable } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { sendEvents } from '../../platform/http/send-events.js';
import { Records } from '../activity/index.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { photoGone } from '../photos/index.js';
import { ChatAnswers } from './chat.answers.js';
import { ANSWERS_BOTH, STREAMS_ONLY } from './chat.events.js';
import { AskAgainDto, AskDto, ChatMessageDto, ExchangeDto } from './chat.dto.js';
import { ChatService } from './chat.service.js';
import type { Exchange } from './chat.service.js';
import { ConversationsService } from './conversations.service.js';
import { toMessage } from './chat.views.js';
import {
  conversationNotFound,
  keyOfOtherQuestion,
  messageNotFound,
  notLastQuestion,
  replyFailed,
  replyPending,
  replyRestored,
  stillAnswering,
} from './domain/chat.errors.js';

const ASK_PROBLEMS = [
  conversationNotFound,
  replyPending,
  replyFailed,
  stillAnswering,
  tooManyStreams,
  tooManyTries,
];
const MAX_KEY = 200;

/** What is said in a conversation. It can be read also when premium has ended. */
@Needs('expertChat')
@ApiTags('chat')
@Controller('api/chat/conversations/:id')
export class ChatController {
  constructor(
    private readonly chat: ChatService,
    private readonly conversations: ConversationsService,
    private readonly answers: ChatAnswers,
  ) {}

  @Members()
  @Get('messages')
  @Problems(conversationNotFound)
  @Answers(
    200,
    [ChatMessageDto],
    'The end of a conversation, oldest message first; the next page is what was said before it',
  )
  async listMessages(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatMessageDto[]> {
    const rows = await this.conversations.read(
      id,
      account.id,
      limit,
      cursor ? fromCursor(cursor) : undefined,
    );
    linkNext(reply, `/api/chat/conversations/${id}/messages`, rows, limit);
    return rows.reverse().map(toMessage);
  }

  @Post('messages')
  @HttpCode(200)
  @Repeatable()
  @Problems(...ASK_PROBLEMS, keyOfOtherQuestion, photoGone)
  @Answers(
    200,
    ExchangeDto,
    'Asks something; with `Accept: text/event-stream` the reply is streamed',
    ANSWERS_BOTH,
  )
  async sendMessage(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Body() { content, imageUrl, useOpenAI }: AskDto,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() address: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const question = { content, imageUrl, useOpenAI, address, key: key?.slice(0, MAX_KEY) };
    return this.answer(account, () => this.chat.ask(id, account.id, question), request, reply);
  }

  @Patch('messages/:messageId')
  @Repeatable()
  @Problems(...ASK_PROBLEMS, replyRestored, keyOfOtherQuestion, messageNotFound, notLastQuestion)
  @Answers(200, ExchangeDto, 'Asks the last question again, as it was or in other words', ANSWERS_BOTH)
  async askAgain(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Param('messageId', anId) messageId: string,
    @Body() { content, useOpenAI }: AskAgainDto,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() address: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const again = { content, useOpenAI, address, key: key?.slice(0, MAX_KEY) };
    const find = () => this.chat.askAgain(id, account.id, messageId, again);
    return this.answer(account, find, request, reply);
  }

  @Get('messages/:messageId/events')
  @Problems(messageNotFound, tooManyStreams)
  @Answers(200, undefined, 'Follows a reply that is being written, from where it stands', STREAMS_ONLY)
  async followReply(
    @CurrentUser() account: Account,
    @Param('id', anId) id: string,
    @Param('messageId', anId) messageId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const find = () => this.chat.exchangeOf(id, account.id, messageId);
    return sendEvents(await this.answers.stream(account.id, request.ip, find), request, reply);
  }

  @Delete('reply')
  @Records('conversation', 'Stopped an answer')
  @HttpCode(204)
  @Problems(conversationNotFound)
  @Answers(204, undefined, 'Stops the reply that is being written; what is written of it stays')
  async stopReply(@CurrentUser() { id: userId }: Account, @Param('id', anId) id: string): Promise<void> {
    await this.chat.stop(id, userId);
  }

  private async answer(
    { id }: Account,
    ask: () => Promise<Exchange>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (/\btext\/event-stream\b/.test(request.headers.accept ?? ''))
      return sendEvents(await this.answers.stream(id, request.ip, ask), request, reply);
    const exchange = await ask();
    endTurn(request); // the reply may take minutes
    return reply.send(await this.answers.wait(exchange));
  }
}
