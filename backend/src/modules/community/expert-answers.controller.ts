import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Admin } from '../../platform/http/access.js';
import { anId, Answers, PageQuery, Problems } from '../../platform/http/contract.js';
import { fromCursor, linkNext } from '../../platform/http/page.js';
import { CurrentUser } from '../auth/index.js';
import type { Account } from '../auth/index.js';
import { AskedQuestionDto, RespondDto } from './expert-answers.dto.js';
import { questionAnswered, questionNotFound } from './domain/community.errors.js';
import { ExpertQuestionRepository } from './expert-question.repository.js';
import { ExpertQuestions } from './expert-questions.service.js';

/** The questions to the experts, for admins. */
@ApiTags('community')
@Admin()
@Controller('api/admin/expert-questions')
export class ExpertAnswersController {
  constructor(
    private readonly service: ExpertQuestions,
    private readonly questions: ExpertQuestionRepository,
  ) {}

  @Get()
  @Answers(200, [AskedQuestionDto], 'The questions to the experts, newest first')
  async listExpertQuestions(
    @Query() { limit, cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AskedQuestionDto[]> {
    const rows = await this.questions.listAll(limit, cursor ? fromCursor(cursor) : undefined);
    linkNext(reply, '/api/admin/expert-questions', rows, limit);
    return rows.map(({ userId: _userId, ...question }) => question);
  }

  @Post(':id/respond')
  @HttpCode(204)
  @Problems(questionNotFound, questionAnswered)
  @Answers(204, undefined, 'Marks a question as responded; an answer is sent to its asker')
  respondToQuestion(
    @CurrentUser() admin: Account,
    @Param('id', anId) id: string,
    @Body() { response }: RespondDto,
  ): Promise<void> {
    return this.service.respond(admin.id, id, response);
  }
}
