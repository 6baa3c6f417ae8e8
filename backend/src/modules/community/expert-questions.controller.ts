import { Body, Controller, Get, Headers, HttpCode, Ip, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { texts } from '../../kernel/languages/texts.js';
import { Members, Needs } from '../../platform/http/access.js';
import { endTurn } from '../../platform/http/admission/turns.js';
import { Answers, PageQuery, Problems, Repeatable } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { AccountRepository, CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { AiAnswers, WAIT_MS } from './ai-answers.js';
import { keyOfOtherWriting } from './domain/community.errors.js';
import { ExpertQuestionRepository } from './expert-question.repository.js';
import { AskExpertDto, ExpertAnswerDto, OwnQuestionDto, SeenAnswersDto } from './expert-questions.dto.js';
import { ExpertQuestions } from './expert-questions.service.js';

const tCommunity = texts('community');

/** Questions to the experts, for premium members. The answers they have got they may read also when premium has ended. */
@ApiTags('community')
@Needs('community')
@Controller('api/community')
export class ExpertQuestionsController {
  constructor(
    private readonly service: ExpertQuestions,
    private readonly questions: ExpertQuestionRepository,
    private readonly answers: AiAnswers,
    private readonly accounts: AccountRepository,
  ) {}

  @Post('expert-question')
  @Repeatable()
  @Problems(keyOfOtherWriting, tooManyTries)
  @Answers(201, ExpertAnswerDto, 'Asks the experts; the AI answers first')
  async askExpert(
    @CurrentUser() account: Account,
    @Body() { message, category }: AskExpertDto,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() address: string,
    @Req() request: FastifyRequest,
  ): Promise<ExpertAnswerDto> {
    const id = await this.service.ask(account, { message, category, address, key });
    endTurn(request); // the answer may take ten seconds
    const response = await this.answers.wait(id, WAIT_MS);
    return { response, message: tCommunity('questionSent') };
  }

  @Members()
  @Post('expert-questions/seen')
  @HttpCode(204)
  @Answers(204, undefined, 'The answers of experts until a moment are seen; there is no more notice of them')
  async seeAnswers(@CurrentUser() { id }: Account, @Body() { until }: SeenAnswersDto): Promise<void> {
    await this.accounts.noteAnswersSeen(id, new Date(until));
  }

  @Members()
  @Get('expert-questions')
  @Answers(200, [OwnQuestionDto], 'Your questions and their answers, newest first')
  async listOwnQuestions(
    @CurrentUser() { id }: Account,
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnQuestionDto[]> {
    const questions = await this.questions.listOwn(id, limit, cursor ? fromCursor(cursor) : undefined);
    linkNext(reply, '/api/community/expert-questions', questions, limit);
    return questions;
  }
}
