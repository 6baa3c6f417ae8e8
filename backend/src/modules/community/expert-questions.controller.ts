import { Body, Controller, Get, Headers, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Premium } from '../../platform/http/access.js';
import { Answers, PageQuery, Problems, Repeatable } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { tooManyTries } from '../../platform/http/rate-limits.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { AskExpertDto, ExpertAnswerDto, OwnQuestionDto } from './community.dto.js';
import { ExpertQuestionRepository } from './expert-question.repository.js';
import { ExpertQuestions } from './expert-questions.service.js';

/** Questions to the experts, for premium members. */
@ApiTags('community')
@Premium()
@Controller('api/community')
export class ExpertQuestionsController {
  constructor(
    private readonly service: ExpertQuestions,
    private readonly questions: ExpertQuestionRepository,
  ) {}

  @Post('expert-question')
  @Repeatable()
  @Problems(tooManyTries)
  @Answers(201, ExpertAnswerDto, 'Asks the experts')
  async askExpert(
    @CurrentUser() account: Account,
    @Body() { message, category }: AskExpertDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ExpertAnswerDto> {
    await this.service.ask(account, message, category, key);
    return { response: null, message: 'Your message has been sent to our expert network.' };
  }

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
